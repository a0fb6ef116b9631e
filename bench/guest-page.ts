import { readdirSync, readFileSync } from "node:fs";
import path from "node:path";
import { gzipSync } from "node:zlib";
import { type Browser, chromium } from "@playwright/test";
import { browserArguments, findBrowser } from "../e2e/browser.ts";
import { asOwner, embeddedDatabaseUrl } from "../server/src/testing/as-owner.ts";
import { startBellhop } from "../server/src/testing/running-bellhop.ts";
import type { Figures, MeasureOptions } from "./figures.ts";
import { median } from "./statistics.ts";

const built = path.resolve(import.meta.dirname, "../guest/dist/client");
const kib = (file: string): number => gzipSync(readFileSync(file), { level: 9 }).length / 1024;

/** Lighthouse's "slow 4G" and its processor of a phone (version 12). */
const slow4G = { offline: false, latency: 150, downloadThroughput: 204_800, uploadThroughput: 96_000 };
const slowerProcessor = 4;

/** Measures what the guest page loads, and when its largest part is painted on a phone with slow 4G. */
export async function measureGuestPage({ quick, say }: MeasureOptions): Promise<Figures> {
  const script = readdirSync(path.join(built, "assets")).find((file) => file.endsWith(".js")) ?? "";
  const executablePath = findBrowser();
  if (!executablePath) throw new Error("No browser found. Install one: apt-get install -y chromium");
  const bellhop = await startBellhop({ env: { NODE_ENV: "production", DEMO: "1", LOG_LEVEL: "error" } });
  const browser = await chromium.launch({ executablePath, args: browserArguments() });
  try {
    const [venue] = await asOwner(
      await embeddedDatabaseUrl(bellhop.dataDir),
      "select house_key from venues order by venue_id limit 1",
    );
    const address = `${bellhop.url}/g/${venue?.house_key}`;
    const html = await fetch(address, { headers: { "accept-encoding": "gzip" } });
    const loads = quick ? 3 : 9;
    const withScript = await largestPaints(browser, address, loads, true);
    const withoutScript = await largestPaints(browser, address, loads, false);
    say(`largest paint, ms: ${withScript.join(", ")}; without script ${withoutScript.join(", ")}`);
    return {
      "guest page: script": { value: kib(path.join(built, "assets", script)), unit: "KiB", atMost: 75 },
      "guest page: document": {
        value: Number(html.headers.get("content-length")) / 1024,
        unit: "KiB",
        atMost: 14,
      },
      "guest page: largest paint on slow 4G": {
        value: median(withScript),
        unit: "ms",
        atMost: 1_000,
      },
      "guest page: the same without script": {
        value: median(withoutScript),
        unit: "ms",
        atMost: 1_000,
      },
      "widget: loader": { value: kib(path.join(built, "widget.js")), unit: "KiB", atMost: 2 },
    };
  } finally {
    await browser.close();
    await bellhop.stop();
  }
}

/** When the largest part of the first view was painted, in milliseconds, each time with nothing in the cache. */
async function largestPaints(browser: Browser, address: string, loads: number, javaScriptEnabled: boolean) {
  const paints: number[] = [];
  for (let load = 0; load < loads; load++) {
    const context = await browser.newContext({
      viewport: { width: 412, height: 823 },
      deviceScaleFactor: 1.75,
    });
    const page = await context.newPage();
    const cdp = await context.newCDPSession(page);
    await cdp.send("Network.enable");
    await cdp.send("Network.emulateNetworkConditions", slow4G);
    await cdp.send("Emulation.setCPUThrottlingRate", { rate: slowerProcessor });
    if (!javaScriptEnabled) await page.route(/\.js$/, (route) => route.abort());
    await page.goto(address, { waitUntil: "load" });
    paints.push(Math.round(await page.evaluate(largestPaint)));
    await context.close();
  }
  return paints;
}

const largestPaint = `new Promise((resolve) => {
  let last = 0;
  new PerformanceObserver((list) => { last = list.getEntries().at(-1).startTime; })
    .observe({ type: "largest-contentful-paint", buffered: true });
  setTimeout(() => resolve(last), 1500);
})`;
