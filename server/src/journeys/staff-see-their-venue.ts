import { limits } from "@bellhop/contract/limits";
import type { Entry, VenueInfo } from "@bellhop/contract/venue-info";
import { completenessOf, type KnowledgeRow, listKnowledge } from "../domain/knowledge/index.ts";
import { featureFlagsOf, findVenue, settingsOf } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";

/** Staff see what their venue has written as it stands now, how complete that is, and how the venue is set. */
export async function staffSeeTheirVenue(at: AtVenue): Promise<VenueInfo> {
  const [venue, rows] = await Promise.all([
    at.tx.row(findVenue, [at.venueId]),
    at.tx.rows(listKnowledge, [at.venueId]),
  ]);
  const entries = rows.map((row) => row.entry);
  const { policy, ...completeness } = completenessOf(entries, venue.default_language);
  const written = Map.groupBy(rows, (row) => row.entry.section);
  const section = (name: KnowledgeRow["entry"]["section"]) => (written.get(name) ?? []).map(toEntry);
  return {
    venue_id: venue.venue_id,
    name: venue.name,
    profile: section("profile"),
    guest_policy: section("policy"),
    amenities: section("amenities"),
    faq: section("faq"),
    upsells: section("upsells"),
    settings: settingsOf(venue),
    feature_flags: featureFlagsOf(venue),
    limits: {
      message_characters: limits.messageCharacters,
      guest_name_characters: limits.guestNameCharacters,
      venue_name_characters: limits.venueNameCharacters,
      venue_languages: limits.venueLanguages,
    },
    completeness: { ...completeness, guest_policy: policy },
    concierge: { live_version: venue.live_concierge_version },
  };
}

function toEntry({ entry, updated_at }: KnowledgeRow): Entry {
  const texts = Object.entries(entry.texts).map(([language, { title, question, text }]) => [
    language,
    { title, question: question ?? null, text },
  ]);
  return {
    entry_id: entry.entryId,
    key: entry.key ?? null,
    availability: entry.availability ?? null,
    texts: Object.fromEntries(texts),
    price: entry.price ?? null,
    internal: entry.internal ?? false,
    updated_at: updated_at.toISOString(),
  };
}
