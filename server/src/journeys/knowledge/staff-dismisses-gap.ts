import type { InputOf } from "@bellhop/contract/call";
import type { dismissGap } from "@bellhop/contract/gaps";
import type { LiveEvent } from "@bellhop/contract/live";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import { dismissWrongAnswers } from "../../domain/messages/index.ts";
import { dismissQuestions } from "../../domain/questions/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";

/** A member dismisses the questions of a gap, or takes that back. A later question opens the gap again. */
export async function staffDismissesGap(
  at: AtVenue,
  by: Actor,
  { question_ids: ids, is_dismissed: isDismissed }: InputOf<typeof dismissGap>,
) {
  const dismissedBy = isDismissed ? by.name : null;
  const questions = await dismissQuestions(at, ids, dismissedBy);
  const changed = [...questions, ...(await dismissWrongAnswers(at, ids, dismissedBy))];
  if (changed.length === 0) throw refuse("not_found");
  at.broadcast({ kind: "gaps" } satisfies LiveEvent);
  // Without a subject: guests' words are not for the log.
  await recordChange(at, by, {
    kind: isDismissed ? "gap_dismissed" : "gap_reopened",
    before: null,
    after: { questions: changed.length },
  });
  return {};
}
