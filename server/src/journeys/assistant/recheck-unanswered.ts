import type { LiveEvent } from "@bellhop/contract/live";
import { detectLanguage } from "@bellhop/language/intents";
import { answerQuestion, recheckUnansweredQueue } from "../../domain/assistant/index.ts";
import { listUnansweredTexts, markAnsweredByVersion } from "../../domain/questions/index.ts";
import { venueToday } from "../../domain/venues/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import type { Services } from "../../services.ts";
import { openLiveVersion } from "./open-draft.ts";

/** Home lists questions of this time. */
export const unansweredMs = 7 * 86_400_000;
/** Gaps are made of questions of this time. */
const recheckedMs = 90 * 86_400_000;

/**
 * After a version went live, Home and the gaps stop listing the questions that it answers, and list those again that it
 * no longer answers. They are tried as a guest in the house would ask them.
 */
export const recheckUnanswered = jobHandler(
  recheckUnansweredQueue,
  async ({ venue_id: venueId }, services: Services) => {
    const { venue, today, now, texts } = await services.db.readAtVenue(venueId, async (at) => {
      const since = new Date(at.now.getTime() - recheckedMs);
      const [day, questions] = await Promise.all([venueToday(at), listUnansweredTexts(at, since)]);
      return { ...day, texts: questions };
    });
    const live = await openLiveVersion(venue, services);
    if (!live || texts.length === 0) return;
    const answered: string[] = [];
    await forEachInSlices(texts, (text) => {
      const language = detectLanguage(text, undefined, venue.default_language);
      const audience = { isInHouse: true, today };
      const question = { questions: [text], history: [], language, audience };
      if (answerQuestion(live, venue, question, now).action === "answer") answered.push(text);
    });
    const version = venue.live_concierge_version ?? 0;
    await services.db.atVenue(venueId, async (at) => {
      const since = new Date(at.now.getTime() - recheckedMs);
      const isNew = await markAnsweredByVersion(at, since, { texts: answered, version });
      if (!isNew) return;
      at.broadcast({ kind: "suggestions" } satisfies LiveEvent);
      at.broadcast({ kind: "gaps" } satisfies LiveEvent);
    });
  },
);
