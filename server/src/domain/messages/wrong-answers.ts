import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { broadcastMessage } from "./views.ts";
import {
  deleteWrongAnswers,
  insertWrongAnswer,
  lockAssistantMessage,
  selectWrongAnswers,
  setWrongAnswersDismissed,
} from "./wrong-answers.queries.ts";

type Mark = { messageId: string; isWrong: boolean; by: string };

/** Marks a message of the assistant as wrong, or takes the mark back. The first mark stays. */
export async function markWrong(at: AtVenue, { messageId, isWrong, by }: Mark) {
  const { venueId } = at;
  const message = await at.tx.maybeRow(lockAssistantMessage, { venueId, messageId });
  if (!message) throw refuse("not_found");
  if (isWrong) await at.tx.run(insertWrongAnswer, { venueId, messageId, markedAt: at.now, markedBy: by });
  else await at.tx.run(deleteWrongAnswers, { venueId, messageIds: [messageId] });
  broadcastMessage(at, messageId);
}

/** Wrong answers since then that no one dismissed, with what the guest had written; newest first. */
export const listWrongAnswers = (at: ReadingAtVenue, since: Date, limit: number) =>
  at.tx.rows(selectWrongAnswers, { venueId: at.venueId, since, limit });

/** Dismisses wrong answers, or takes that back (`by` is null). Returns those that exist. */
export async function dismissWrongAnswers(
  at: AtVenue,
  messageIds: string[],
  by: string | null,
): Promise<string[]> {
  const dismissed = { dismissedAt: by === null ? null : at.now, dismissedBy: by };
  const rows = await at.tx.rows(setWrongAnswersDismissed, { venueId: at.venueId, messageIds, ...dismissed });
  return rows.map(({ message_id }) => message_id);
}
