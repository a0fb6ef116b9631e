import type { OutputOf } from "@bellhop/contract/call";
import type { runTestQuestions } from "@bellhop/contract/test-questions";
import { listTestQuestions } from "../../domain/test-questions/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import type { Services } from "../../services.ts";
import { findOpenContradictions } from "../knowledge/find-contradictions.ts";
import { openDraft, openLiveVersion } from "./open-draft.ts";
import { expectedEntry, languageOfTest, tryTestQuestions } from "./try-test-questions.ts";

/** A member tries the venue's test questions with the draft and with the live version. Stores nothing. */
export async function staffRunsTestQuestions(
  venueId: number,
  services: Pick<Services, "db" | "assistantVersions" | "knowledgeChecks">,
): Promise<OutputOf<typeof runTestQuestions>> {
  const { tests, ...at } = await services.db.readAtVenue(venueId, async (reading) => {
    const [day, questions] = await Promise.all([venueToday(reading), listTestQuestions(reading)]);
    return { ...day, tests: questions };
  });
  const ran_at = at.now.toISOString();
  if (tests.length === 0) return { items: [], ran_at };
  const draft = {
    ...(await openDraft(venueId, services)),
    contested: await findOpenContradictions(venueId, services),
  };
  const live = await openLiveVersion(at.venue, services);
  const ofDraft = await tryTestQuestions(tests, draft, at);
  const ofLive = live && (await tryTestQuestions(tests, live, at));
  const items = tests.flatMap((test) => {
    const id = test.test_question_id;
    const tried = ofDraft.get(id);
    if (!tried) return [];
    const language = languageOfTest(test, at.venue);
    const entry = expectedEntry(draft, test, language);
    return [{ test_question_id: id, language, draft: tried, live: ofLive?.get(id) ?? null, entry }];
  });
  return { items, ran_at };
}
