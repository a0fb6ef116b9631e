import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { selectStaffReplies } from "./staff-replies.queries.ts";

/** Whose question it was, when, and the reply that is known to answer it. */
type AskedOnce = { conversationId: string; after: Date; replyId: string | null };

/** The reply of staff that followed each question, in the same order; undefined where there was none. */
export async function listStaffReplies(at: ReadingAtVenue, questions: readonly AskedOnce[]) {
  const rows = await at.tx.rows(selectStaffReplies, {
    venueId: at.venueId,
    conversationIds: questions.map(({ conversationId }) => conversationId),
    afters: questions.map(({ after }) => after),
    replyIds: questions.map(({ replyId }) => replyId),
  });
  const byNth = new Map(rows.map(({ nth, ...reply }) => [nth, reply]));
  return questions.map((_, index) => byNth.get(index + 1));
}
