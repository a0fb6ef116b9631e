import type { InputOf } from "@bellhop/contract/call";
import type { dismissGap } from "@bellhop/contract/gaps";
import type { LiveEvent } from "@bellhop/contract/live";
import type { Message, markWrongAnswer } from "@bellhop/contract/messages";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { dismissWrongAnswers, markWrong, viewMessage } from "../../domain/messages/index.ts";
import { dismissQuestions } from "../../domain/questions/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";

/** A member marks a message of the assistant as wrong, or takes the mark back. Guests do not see it. */
export async function staffMarksWrongAnswer(
  at: AtVenue,
  by: Actor,
  { message_id: messageId, is_wrong: isWrong }: InputOf<typeof markWrongAnswer>,
): Promise<Message> {
  await markWrong(at, { messageId, isWrong, by: by.name });
  broadcastGaps(at);
  return viewMessage(at, messageId);
}

/** A member dismisses the questions of a gap, or takes that back. What is asked later is a gap again. */
export async function staffDismissesGap(
  at: AtVenue,
  by: Actor,
  { question_ids: ids, is_dismissed: isDismissed }: InputOf<typeof dismissGap>,
) {
  const dismissedBy = isDismissed ? by.name : null;
  const questions = await dismissQuestions(at, ids, dismissedBy);
  const changed = [...questions, ...(await dismissWrongAnswers(at, ids, dismissedBy))];
  if (changed.length === 0) throw refuse("not_found");
  broadcastGaps(at);
  // Without a subject: guests' words are not for the log.
  await recordChange(at, by, {
    kind: isDismissed ? "gap_dismissed" : "gap_reopened",
    before: null,
    after: { questions: changed.length },
  });
  return {};
}

const broadcastGaps = (at: AtVenue) => at.broadcast({ kind: "gaps" } satisfies LiveEvent);
