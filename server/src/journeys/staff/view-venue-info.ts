import type { Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { mapWireSections } from "@bellhop/contract/sections";
import type { VenueInfo } from "@bellhop/contract/venue-info";
import { completenessOf, listAllEntries, listSectionStates, toEntry } from "../../domain/knowledge/index.ts";
import { findVenue, settingsOf, switchesOf } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";

/** The knowledge as it is now, its completeness, and the settings. */
export async function viewVenueInfo(at: ReadingAtVenue): Promise<VenueInfo> {
  const [venue, rows, states] = await Promise.all([findVenue(at), listAllEntries(at), listSectionStates(at)]);
  const entries = rows.map((row) => row.entry);
  const completeness = completenessOf(entries, venue.default_language);
  const written = Map.groupBy(rows, (row) => row.entry.section);
  const version = (name: Section) => states.find((state) => state.section === name)?.version ?? 0;
  return {
    venue_id: venue.venue_id,
    name: venue.name,
    ...mapWireSections((name) => (written.get(name) ?? []).map(toEntry)),
    settings: settingsOf(venue),
    feature_flags: switchesOf(venue),
    limits: {
      message_characters: limits.messageCharacters,
      guest_name_characters: limits.guestNameCharacters,
      venue_name_characters: limits.venueNameCharacters,
      venue_languages: limits.venueLanguages,
    },
    completeness: mapWireSections((name) => completeness[name]),
    versions: mapWireSections(version),
    concierge: { live_version: venue.live_concierge_version },
  };
}
