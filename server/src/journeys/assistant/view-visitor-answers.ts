import type { OutputOf } from "@bellhop/contract/call";
import type { readVisitorAnswers, WithheldEntry } from "@bellhop/contract/info-data";
import { type AnswerableEntry, textIn } from "@bellhop/language/entries";
import { isForAudience } from "../../domain/assistant/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import type { Services } from "../../services.ts";
import { openLiveVersion } from "./open-draft.ts";

const maxShown = 20;

/** What the guest page tells visitors from outside the house. */
export async function viewVisitorAnswers(
  venueId: number,
  services: Pick<Services, "db" | "assistantVersions">,
): Promise<OutputOf<typeof readVisitorAnswers>> {
  const { venue, today } = await services.db.readAtVenue(venueId, venueToday);
  const live = await openLiveVersion(venue, services);
  const entries = [...(live?.entries.values() ?? [])];
  const visitor = { isInHouse: false, today, isPublic: true };
  const withheld = entries.filter((entry) => !isForAudience(entry, visitor));
  return {
    live_version: venue.live_concierge_version,
    told: entries.length - withheld.length,
    withheld: withheld.length,
    withheld_entries: withheld.slice(0, maxShown).map((entry) => ({
      entry_id: entry.entryId,
      section: entry.section,
      title: textIn(entry, venue.default_language).title,
      because: reasonOf(entry),
    })),
  };
}

function reasonOf({ key, scope }: AnswerableEntry): WithheldEntry["because"] {
  if (scope === "in_house") return "in_house";
  return key === "wifi" ? "wifi" : "dates";
}
