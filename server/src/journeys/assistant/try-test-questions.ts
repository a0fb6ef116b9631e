import type { TestedOutcome, TestQuestion } from "@bellhop/contract/test-questions";
import { textIn } from "@bellhop/language/entries";
import { detectLanguage } from "@bellhop/language/intents";
import { answerQuestion, type OpenVersion } from "../../domain/assistant/index.ts";
import type { Venue } from "../../domain/venues/index.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import { findDanger } from "../guests/report-emergency.ts";

/** A venue at a time: what an answer depends on beside the version. */
export type VenueAt = { venue: Venue; today: string; now: Date };

/**
 * Tries the questions with a version, as guests in the house ask them, or before arrival if the expected entry is only for
 * then. The outcomes are by the questions' ids.
 */
export async function tryTestQuestions(
  questions: readonly TestQuestion[],
  version: OpenVersion,
  at: VenueAt,
): Promise<Map<string, TestedOutcome>> {
  const outcomes = new Map<string, TestedOutcome>();
  await forEachInSlices(questions, (one) => {
    outcomes.set(one.test_question_id, tryOne(one, version, at));
  });
  return outcomes;
}

/** The language that a guest's question is read in. */
export const languageOfTest = ({ text }: TestQuestion, venue: Venue) =>
  detectLanguage(text, undefined, venue.default_language);

function tryOne(test: TestQuestion, version: OpenVersion, { venue, today, now }: VenueAt): TestedOutcome {
  // An emergency is reported before the assistant reads the message.
  if (findDanger([test.text], venue.default_language))
    return {
      outcome: "emergency",
      passes: test.expects === "emergency",
      reason: null,
      text: "",
      sources: [],
    };
  const language = languageOfTest(test, venue);
  const expected = test.entry_id === null ? undefined : version.entries.get(test.entry_id);
  const audience = { isInHouse: expected?.scope !== "before_arrival", today };
  const decision = answerQuestion(
    version,
    venue,
    { questions: [test.text], history: [], language, audience },
    now,
  );
  if (decision.action === "stay_silent")
    return { outcome: "stay_silent", passes: false, reason: null, text: "", sources: [] };
  const sources = decision.sources.map(({ entryId, title, section }) => ({
    entry_id: entryId,
    title,
    section,
  }));
  return {
    outcome: decision.action,
    passes:
      decision.action === test.expects &&
      (test.entry_id === null || sources.some(({ entry_id }) => entry_id === test.entry_id)),
    reason: decision.action === "hand_over" ? (decision.handedOver[0]?.reason ?? null) : null,
    text: decision.text,
    sources,
  };
}

/** The entry that a test expects, as it is named in this language. */
export function expectedEntry({ entries, assistant }: OpenVersion, test: TestQuestion, language: string) {
  const entry = test.entry_id === null ? undefined : entries.get(test.entry_id);
  if (!entry) return null;
  const { title } = textIn(entry, language, assistant.defaultLanguage);
  return { entry_id: entry.entryId, title, section: entry.section };
}
