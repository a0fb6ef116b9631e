import { type EscalationStep, escalationStepAfter } from "@bellhop/contract/alerts";
import { type HandOverReason, handOverReasons } from "@bellhop/contract/hand-over-reasons";

/** Who should act on an alert at its age. Urgent ones start one step up. */
export function escalationOf(raisedAt: Date, reason: HandOverReason | null, now: Date): EscalationStep {
  const step = escalationStepAfter((now.getTime() - raisedAt.getTime()) / 60_000);
  // During a rolling update, a newer release may have stored a reason that this one does not know.
  const isUrgent =
    reason !== null && Object.hasOwn(handOverReasons, reason) && handOverReasons[reason].isUrgent;
  return step === "in_app" && isUrgent ? "push" : step;
}
