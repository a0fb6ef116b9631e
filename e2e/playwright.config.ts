import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./browser.ts";

// Playwright loads this file several times per run, so it must not start anything.
export default defineConfig({
  testDir: ".",
  testMatch: /\.walk\.ts$/,
  outputDir: "../test-results",
  // Each worker runs a Bellhop, a PostgreSQL and a browser. Three workers took as long on two cores.
  workers: 2,
  forbidOnly: process.env.CI === "true",
  // Limits for walks that hang, generous for a busy machine.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    actionTimeout: 60_000,
    launchOptions: { executablePath: findBrowser(), args: browserArguments() },
    // A trace of each walk costs more than it helps; the page's content is kept anyway.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: true },
    screenshot: "only-on-failure",
  },
});
