import { findBrowser, findBrowserOfWalks } from "../../e2e/browser.ts";
import { runProgram } from "../run/program.mjs";

export const howToGetABrowser =
  'No Chromium found. Install one ("apt-get install chromium", or Google Chrome), or set CHROME_PATH.';

/**
 * Finds a browser for the walks. For root on a machine with apt-get, such as a container, it installs Debian's Chromium,
 * and the headless shell, in which walks are faster but no notification is shown.
 */
export async function ensureBrowser(): Promise<string | undefined> {
  const found = findBrowserOfWalks();
  if (findBrowser() !== undefined || process.getuid?.() !== 0) return found;
  console.log("\nNo Chromium found. Installing Debian's with apt-get ...");
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const isInstalled =
    (await apt(["update", "-q"], env)) &&
    (await apt(["install", "-yq", "--no-install-recommends", "chromium", "chromium-headless-shell"], env));
  return isInstalled ? findBrowserOfWalks() : found;
}

async function apt(words: string[], env: NodeJS.ProcessEnv): Promise<boolean> {
  // A machine without apt-get gets a hint instead.
  const exitCode = await runProgram("apt-get", words, { env, stdio: ["ignore", "ignore", "inherit"] }).catch(
    () => 1,
  );
  return exitCode === 0;
}
