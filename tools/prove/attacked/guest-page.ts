import { asOwner } from "../../../server/src/testing/as-owner.ts";
import { type GuestBrowser, guestBrowserAt } from "../../../server/src/testing/guest-browser.ts";
import type { Attacked } from "./bellhop.ts";

const attackedHotel = "Hotel Belvedere";

/** Browsers on the guest page of a demo hotel. */
export async function guestPageOf({ url, ownerUrl }: Attacked) {
  const [venue] = await asOwner(
    await ownerUrl(),
    `select venue_id, public_key from venues where name = '${attackedHotel}'`,
  );
  const open = () => guestBrowserAt(() => url, String(venue?.public_key));
  return {
    venueId: Number(venue?.venue_id),
    /** A browser that has loaded the page, perhaps with a cookie that someone put there. */
    async browser(cookies: [string, string][] = []): Promise<GuestBrowser> {
      const browser = open();
      for (const [name, value] of cookies) browser.jar.set(name, value);
      await browser.page();
      return browser;
    },
    /** With these cookies, and nothing loaded. */
    withCookies(cookies: [string, string][]): GuestBrowser {
      const browser = open();
      for (const [name, value] of cookies) browser.jar.set(name, value);
      return browser;
    },
  };
}

export const secret = "my safe code is 4711";

export const isSeenBy = async (browser: GuestBrowser): Promise<boolean> =>
  JSON.stringify([await browser.page(), await (await browser.visit("/thread")).text()]).includes(secret);
