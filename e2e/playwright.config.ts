import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./browser.ts";

// Read several times per run: nothing is made or started here.
export default defineConfig({
  testDir: ".",
  testMatch: /\.walk\.ts$/,
  outputDir: "../test-results",
  // Each worker runs a Bellhop, a PostgreSQL and a browser.
  workers: 1,
  forbidOnly: process.env.CI === "true",
  // Bounds against what hangs, with room for a machine that has much else to do.
  timeout: 90_000,
  expect: { timeout: 15_000 },
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findBrowser(), args: browserArguments() },
    trace: "retain-on-failure",
    screenshot: "only-on-failure",
  },
});
