import { type EscalationStep, escalationStepAfter } from "@bellhop/contract/alerts";
import type { HandOverReason } from "@bellhop/contract/messages";

/** What cannot wait for the first pause to be over. */
const urgent: ReadonlySet<HandOverReason | null> = new Set([
  "emergency",
  "complaint",
  "safety",
  "request",
  "reply",
  "wants_person",
]);

/** Whom an alert concerns by now. The longer it stays open, the further up; what is urgent starts one step up. */
export function escalationOf(raisedAt: Date, reason: HandOverReason | null, now: Date): EscalationStep {
  const step = escalationStepAfter((now.getTime() - raisedAt.getTime()) / 60_000);
  return step === "in_app" && urgent.has(reason) ? "push" : step;
}
