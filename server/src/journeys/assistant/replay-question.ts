import { channelRules } from "@bellhop/contract/channel-kinds";
import type { Replay } from "@bellhop/contract/replay";
import type { TestQuestion } from "@bellhop/contract/test-questions";
import { contentHash } from "@bellhop/language/entries";
import { detectLanguage } from "@bellhop/language/intents";
import {
  answerQuestion,
  type Decision,
  draftAssistant,
  type OpenVersion,
  type Question,
} from "../../domain/assistant/index.ts";
import type { ContextRow } from "../../domain/replays/index.ts";
import { settingsOf } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Services } from "../../services.ts";
import { findDanger } from "../guests/report-emergency.ts";
import { findOpenContradictions, readFingerprint } from "../knowledge/find-contradictions.ts";
import { openDraft, openLiveVersion } from "./open-draft.ts";
import type { VenueAt } from "./try-test-questions.ts";

/** What is compared: the live version, and a mark of everything that the draft's answers depend on. */
export type ComparedVersions = Pick<Replay, "live_version"> & { draftMark: string };

/** Undefined if no version is live. */
export async function readVersions(at: ReadingAtVenue): Promise<ComparedVersions | undefined> {
  const { venue, fingerprint } = await readFingerprint(at);
  if (venue.live_concierge_version === null) return undefined;
  const draftMark = contentHash([fingerprint, draftAssistant(settingsOf(venue))]);
  return { live_version: venue.live_concierge_version, draftMark };
}

/** Both versions, open to answer. Undefined if none is live. */
export async function openBoth(
  venueId: number,
  venue: VenueAt["venue"],
  services: Pick<Services, "db" | "assistantVersions" | "knowledgeChecks">,
): Promise<{ live: OpenVersion; draft: OpenVersion } | undefined> {
  const live = await openLiveVersion(venue, services);
  if (!live) return undefined;
  const draft = await openDraft(venueId, services);
  return { live, draft: { ...draft, contested: await findOpenContradictions(venueId, services) } };
}

/** What a guest wrote, as the assistant would read it now. */
export type ReplayedQuestion = Question & { isDanger: boolean };

/** `today` is now: the draft would answer from now on. Whether the guest was in the house is as it was. */
export function questionOf(context: ContextRow, { venue, today }: VenueAt): ReplayedQuestion {
  const texts = context.texts.map(({ text }) => text);
  const usual = context.language ?? venue.default_language;
  const isPublic = channelRules[context.channel_kind].isPage && !context.is_in_house;
  return {
    questions: texts,
    history: context.earlier,
    language: detectLanguage(texts.join("\n"), undefined, usual),
    audience: { isInHouse: context.is_in_house, today, isPublic },
    lastToGuest: context.last_to_guest ?? undefined,
    isTap: context.texts.every(({ kind }) => kind !== "text"),
    isDanger: findDanger(texts, usual) !== undefined,
  };
}

/** A question that makes the rules fail goes to staff, as when a guest asks it. */
export function decideReplayed(
  version: OpenVersion,
  { venue, now }: VenueAt,
  question: ReplayedQuestion,
): Decision {
  try {
    return answerQuestion(version, venue, question, now);
  } catch {
    const about = question.questions.join(" ");
    return {
      action: "hand_over",
      handedOver: [{ reason: "assistant_failed", about }],
      text: "",
      sources: [],
    };
  }
}

export const isCritical = ({ is_critical }: TestQuestion): boolean => is_critical;
