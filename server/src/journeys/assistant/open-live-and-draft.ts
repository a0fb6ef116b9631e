import type { Replay } from "@bellhop/contract/replay";
import { contentHash } from "@bellhop/language/entries";
import { draftAssistant, type OpenVersion } from "../../domain/assistant/index.ts";
import { settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import { findOpenContradictions, readFingerprint } from "../knowledge/find-contradictions.ts";
import { openDraft, openLiveVersion } from "./open-draft.ts";

/** What is compared: the live version, and a mark of everything that the draft's answers depend on. */
export type ComparedVersions = Pick<Replay, "live_version"> & { draftMark: string };

/** Undefined if no version is live. */
export async function readComparedVersions(at: ReadingAtVenue): Promise<ComparedVersions | undefined> {
  const { venue, fingerprint } = await readFingerprint(at);
  if (venue.live_concierge_version === null) return undefined;
  const draftMark = contentHash([fingerprint, draftAssistant(settingsOf(venue))]);
  return { live_version: venue.live_concierge_version, draftMark };
}

/** Both versions, open to answer. Undefined if none is live. */
export async function openLiveAndDraft(
  venueId: number,
  venue: Venue,
  services: Pick<Services, "db" | "assistantVersions" | "knowledgeChecks">,
): Promise<{ live: OpenVersion; draft: OpenVersion } | undefined> {
  const live = await openLiveVersion(venue, services);
  if (!live) return undefined;
  const draft = await openDraft(venueId, services);
  return { live, draft: { ...draft, contested: await findOpenContradictions(venueId, services) } };
}
