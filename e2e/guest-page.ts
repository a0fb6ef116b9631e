import type { Page } from "@playwright/test";
import { asOwner } from "../server/src/testing/as-owner.ts";
import { type Bellhop, expect } from "./bellhop.ts";

/** Addresses of a hotel's guest page: for anyone, and behind codes inside the house. */
export async function guestPagesOf(bellhop: Bellhop, hotel: string) {
  const rows = await asOwner(bellhop.databaseUrl, "select venue_id, name, public_key, house_key from venues");
  const found = rows.find(({ name }) => name === hotel);
  if (!found) throw new Error(`No hotel ${hotel}`);
  const { venue_id, public_key, house_key } = found;
  return {
    anyone: `/g/${public_key}`,
    house: `/g/${house_key}`,
    key: String(public_key),
    venueId: Number(venue_id),
  };
}

export const thread = (page: Page) => page.getByRole("log");

/** Writes on the guest page. */
export async function ask(page: Page, text: string) {
  await page.locator("textarea").fill(text);
  await page.locator("button.send").click();
  await expect(thread(page).getByText(text, { exact: true })).toBeVisible();
}
