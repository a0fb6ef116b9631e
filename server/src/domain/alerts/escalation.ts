import type { EscalationStep } from "@bellhop/contract/alerts";
import { limits } from "@bellhop/contract/limits";
import type { HandOverReason } from "@bellhop/contract/messages";

/** What cannot wait for the first pause to be over. */
const urgent: ReadonlySet<HandOverReason | null> = new Set(["complaint", "safety", "wants_person"]);

/** How far an alert has been carried by now. The longer it stays open, the further up; what is urgent starts one step up. */
export function escalationOf(raisedAt: Date, reason: HandOverReason | null, now: Date): EscalationStep {
  const minutes = (now.getTime() - raisedAt.getTime()) / 60_000;
  if (minutes >= limits.alertOwnerMinutes) return "owner";
  if (minutes >= limits.alertManagerMinutes) return "manager";
  return minutes >= limits.alertPushMinutes || urgent.has(reason) ? "push" : "in_app";
}
