import { defineConfig } from "@playwright/test";
import { argumentsOfWalks, findBrowserOfWalks } from "./browser.ts";

/** Walks that share no worker with others. */
const withOwnWorkers = /(?:notifications|pseudo-locale)\.walk\.ts$/;

// Playwright loads this file several times per run, so it must not start anything.
export default defineConfig({
  testDir: ".",
  outputDir: "../test-results",
  globalSetup: "./make-template.ts",
  // Each walk has its own Bellhop, so any worker can run any walk.
  fullyParallel: true,
  // Each worker runs a Bellhop and a browser. Two left a fifth of two processors idle: walks also wait.
  workers: 3,
  // The longest come first: at the end, the other workers would wait for them.
  projects: [
    { name: "own workers", testMatch: withOwnWorkers },
    { name: "walks", testMatch: /\.walk\.ts$/, testIgnore: withOwnWorkers },
  ],
  forbidOnly: process.env.CI === "true",
  // Limits for walks that hang, generous for a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    actionTimeout: 60_000,
    navigationTimeout: 60_000,
    launchOptions: { executablePath: findBrowserOfWalks(), args: argumentsOfWalks() },
    // A trace of each walk took a quarter of the processor time. A failed walk keeps the page's content and a picture;
    // `npx playwright test --config e2e/playwright.config.ts --trace on NAME` records one.
    trace: "off",
    screenshot: "only-on-failure",
  },
});
