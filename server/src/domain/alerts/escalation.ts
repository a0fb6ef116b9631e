import { type EscalationStep, escalationStepAfter } from "@bellhop/contract/alerts";
import { type HandOverReason, handOverReasons } from "@bellhop/contract/hand-over-reasons";

/** Who should act on an alert at its age. Urgent ones start one step up. */
export function escalationOf(raisedAt: Date, reason: HandOverReason | null, now: Date): EscalationStep {
  const step = escalationStepAfter((now.getTime() - raisedAt.getTime()) / 60_000);
  const isUrgent = reason !== null && handOverReasons[reason].isUrgent;
  return step === "in_app" && isUrgent ? "push" : step;
}
