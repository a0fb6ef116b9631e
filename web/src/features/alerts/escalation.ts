import {
  type Alert,
  type EscalationStep,
  escalationStep,
  escalationStepAfter,
} from "@bellhop/contract/alerts";
import { minutesSince } from "../../core/time/urgency.ts";

const steps = escalationStep.options;

/** The escalation step: the server's, or a later one if time has passed since. */
export function stepNow(alert: Pick<Alert, "escalation_step" | "raised_at">, now: number): EscalationStep {
  const byAge = escalationStepAfter(minutesSince(alert.raised_at, now));
  return steps.indexOf(byAge) > steps.indexOf(alert.escalation_step) ? byAge : alert.escalation_step;
}
