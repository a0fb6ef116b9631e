import { type Alert, type EscalationStep, escalationStep } from "@bellhop/contract/alerts";
import { limits } from "@bellhop/contract/limits";
import { minutesSince } from "../ui/waiting.ts";

const steps = escalationStep.options;

/** How far an alert has been carried by now: what the server said, or further where time has passed since. */
export function stepNow(alert: Pick<Alert, "escalation_step" | "raised_at">, now: number): EscalationStep {
  const byAge = stepAfter(minutesSince(alert.raised_at, now));
  return steps.indexOf(byAge) > steps.indexOf(alert.escalation_step) ? byAge : alert.escalation_step;
}

function stepAfter(minutes: number): EscalationStep {
  if (minutes >= limits.alertOwnerMinutes) return "owner";
  if (minutes >= limits.alertManagerMinutes) return "manager";
  return minutes >= limits.alertPushMinutes ? "push" : "in_app";
}
