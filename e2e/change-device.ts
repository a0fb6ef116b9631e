import type { Page } from "@playwright/test";
import type { Bellhop } from "./bellhop.ts";

/**
 * Deletes what the page's browser keeps of a Bellhop, as if its next person had another device. That costs less than a
 * new browser context, whose scripts are not in a cache. The context's other pages must be closed.
 */
export async function changeDevice(page: Page, { url }: Bellhop) {
  await page.goto("about:blank");
  const devtools = await page.context().newCDPSession(page);
  await devtools.send("Storage.clearDataForOrigin", { origin: new URL(url).origin, storageTypes: "all" });
  await devtools.detach();
  await page.context().clearCookies();
}
