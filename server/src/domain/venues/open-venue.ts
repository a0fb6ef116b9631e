import { randomInt } from "node:crypto";
import type { RequestButton } from "@bellhop/contract/guest-page-requests";
import type { AtInstallation } from "../../platform/at/index.ts";
import { settingsOfNewVenue } from "./settings.ts";
import { insertVenue, nextVenueId } from "./venues.queries.ts";

export type NewVenue = {
  name: string;
  timezone: string;
  default_language: string;
  languages: string[];
  country: string;
  currency: string;
  /** What guests can ask for by forms of the guest page. */
  requestButtons?: RequestButton[];
};

/** Adds a venue to an operator and answers its id. */
export async function openVenue(at: AtInstallation, operatorId: string, venue: NewVenue): Promise<number> {
  const { requestButtons } = venue;
  const { venue_id } = await at.tx.row(nextVenueId);
  await at.inVenue(venue_id, (atVenue) =>
    atVenue.tx.run(insertVenue, {
      venueId: venue_id,
      operatorId,
      publicKey: unguessableKey(),
      houseKey: unguessableKey(),
      name: venue.name,
      timezone: venue.timezone,
      defaultLanguage: venue.default_language,
      languages: venue.languages,
      country: venue.country,
      currency: venue.currency,
      settings: JSON.stringify({
        ...settingsOfNewVenue,
        ...(requestButtons && { public: { request_buttons: requestButtons } }),
      }),
      createdAt: at.now,
    }),
  );
  return venue_id;
}

// No vowels and nothing that looks like something else on a printed card: 28^10 is about 3 * 10^14.
const alphabet = "bcdfghjkmnpqrstvwxyz23456789";

export function unguessableKey(): string {
  return Array.from({ length: 10 }, () => alphabet[randomInt(alphabet.length)]).join("");
}
