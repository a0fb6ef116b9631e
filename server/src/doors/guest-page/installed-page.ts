import { initialOf } from "@bellhop/contract/guest-page";
import type { Settings } from "@bellhop/contract/settings";
import { guestColours } from "../../domain/guest-page/index.ts";
import type { Visit } from "../../journeys/guests/view-guest-page.ts";
import { text } from "../../platform/text-as-html.ts";
import { addressOf, partOf } from "./visit.ts";

/** The icon of an installed page: the first letter of the venue on its colour, inside the zone that masks keep. */
export function guestIcon(venueName: string, colour: string): string {
  const { light } = guestColours(colour);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 512 512"><rect width="512" height="512" fill="${light}"/><text x="256" y="256" fill="#fff" font-family="Georgia, serif" font-size="250" text-anchor="middle" dominant-baseline="central">${text(initialOf(venueName))}</text></svg>`;
}

/** Makes the page installable; it opens as it was opened, in the same room. */
export function guestManifest(name: string, visit: Visit, { colour }: Settings["public"]) {
  const { light } = guestColours(colour);
  return {
    name,
    short_name: name.length > 12 ? name.replace(/^hotel\s+/i, "") : name,
    start_url: addressOf(visit),
    scope: partOf(visit, ""),
    display: "standalone",
    theme_color: light,
    background_color: "#f7f7f5",
    icons: [
      { src: partOf(visit, "/icon.svg"), sizes: "any", type: "image/svg+xml", purpose: "any" },
      { src: partOf(visit, "/icon.svg"), sizes: "any", type: "image/svg+xml", purpose: "maskable" },
    ],
  };
}
