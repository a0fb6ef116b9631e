import { accessSync, constants, statSync } from "node:fs";
import path from "node:path";
import { chromium } from "@playwright/test";

const names = ["chromium", "chromium-browser", "google-chrome", "google-chrome-stable", "microsoft-edge"];
/** Chromium without the windows of a person. A walk needs a fifth less processor time in it. */
const headlessNames = ["chromium-headless-shell", "chrome-headless-shell"];
const folders = ["/usr/bin", "/usr/local/bin", "/snap/bin"];
const applications = [
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
  "/Applications/Chromium.app/Contents/MacOS/Chromium",
];

/** Finds a Chromium on this machine: CHROME_PATH, an installed one, or Playwright's own; undefined when there is none. */
export function findBrowser(env: NodeJS.ProcessEnv = process.env): string | undefined {
  if (env.CHROME_PATH) return isProgram(env.CHROME_PATH) ? env.CHROME_PATH : undefined;
  return [...installed(names, env), ...applications, chromium.executablePath()].find(isProgram);
}

/** The browser of the walks: a headless Chromium if there is one, unless CHROME_PATH names another. */
export function findBrowserOfWalks(env: NodeJS.ProcessEnv = process.env): string | undefined {
  const headless = env.CHROME_PATH ? undefined : installed(headlessNames, env).find(isProgram);
  return headless ?? findBrowser(env);
}

function installed(programs: string[], env: NodeJS.ProcessEnv): string[] {
  const places = [...(env.PATH ?? "").split(path.delimiter).filter(Boolean), ...folders];
  return places.flatMap((folder) => programs.map((name) => path.join(folder, name)));
}

/**
 * Chromium reads only the last --disable-features, so this list begins with Playwright's. Chromium then fills each
 * window's address bar with two pages of its own, which cost 0.7 s of processor time per browser context.
 */
const disabledFeatures = [
  "AvoidUnnecessaryBeforeUnloadCheckSync",
  "DestroyProfileOnBrowserClose",
  "HttpsUpgrades",
  "HttpsFirstBalancedModeAutoEnable",
  "LensOverlay",
  "MediaRouter",
  "PaintHolding",
  "ThirdPartyStoragePartitioning",
  "AvoidCorsURLLoaderRestartOnRedirect",
  "OptimizationHints",
  "NetworkTimeServiceQuerying",
  "AimEnabled",
  "PreconnectToSearch",
  "WebUIOmniboxPopup",
  "WebUIOmniboxAimPopup",
];

/**
 * Starts Chromium so that it connects to this machine only, because a walk must not depend on the outside.
 * reception.test is another name of this machine, which browsers don't treat as secure. Chromium's sandbox doesn't
 * work as root.
 */
export function browserArguments(): string[] {
  const quiet = ["--disable-gpu", "--disable-quic", "--no-first-run", "--disable-background-networking"];
  const alone = ["--disable-component-update", "--disable-sync", "--disable-default-apps"];
  const home = [
    "--host-resolver-rules=MAP reception.test 127.0.0.1, MAP * ~NOTFOUND, EXCLUDE 127.0.0.1, EXCLUDE localhost",
  ];
  const lean = [`--disable-features=${disabledFeatures}`];
  return [...quiet, ...alone, ...home, ...lean, ...(process.getuid?.() === 0 ? ["--no-sandbox"] : [])];
}

/** A walk's pages live too short for optimized code to pay: without it, Chromium takes a seventh less time. */
export const argumentsOfWalks = () => [...browserArguments(), "--js-flags=--no-maglev --no-turbofan"];

function isProgram(file: string): boolean {
  try {
    accessSync(file, constants.X_OK);
    return statSync(file).isFile();
  } catch {
    // Missing, not executable, or in a folder without access: not our browser.
    return false;
  }
}
