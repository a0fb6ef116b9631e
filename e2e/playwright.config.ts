import { defineConfig } from "@playwright/test";
import { browserArguments, findBrowser } from "./browser.ts";

// Read several times per run: nothing is made or started here.
export default defineConfig({
  testDir: ".",
  testMatch: /\.walk\.ts$/,
  outputDir: "../test-results",
  // Each runs a Bellhop, a PostgreSQL and a browser of its own, and often waits for what one of them does in its time.
  workers: 2,
  forbidOnly: process.env.CI === "true",
  // Bounds against what hangs, with room for a machine that has much else to do.
  timeout: 180_000,
  expect: { timeout: 30_000 },
  use: {
    browserName: "chromium",
    launchOptions: { executablePath: findBrowser(), args: browserArguments() },
    // A film of each walk costs more than the walk tells; what stood on the page is kept all the same.
    trace: { mode: "retain-on-failure", screenshots: false, snapshots: true, sources: true },
    screenshot: "only-on-failure",
  },
});
