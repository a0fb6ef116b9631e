import { type EscalationStep, escalationStepAfter } from "@bellhop/contract/alerts";
import type { HandOverReason } from "@bellhop/contract/messages";

/** These skip the first step. */
const urgent: ReadonlySet<HandOverReason | null> = new Set([
  "emergency",
  "complaint",
  "safety",
  "request",
  "reply",
  "wants_person",
]);

/** Who should act on an alert at its age. Urgent ones start one step up. */
export function escalationOf(raisedAt: Date, reason: HandOverReason | null, now: Date): EscalationStep {
  const step = escalationStepAfter((now.getTime() - raisedAt.getTime()) / 60_000);
  return step === "in_app" && urgent.has(reason) ? "push" : step;
}
