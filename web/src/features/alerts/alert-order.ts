import { type Alert, urgentCauses } from "@bellhop/contract/alerts";
import { isGraveReason } from "@bellhop/contract/hand-over-reasons";

/** An emergency, danger or complaint. */
export const isGrave = ({ reason }: Pick<Alert, "reason">): boolean => isGraveReason(reason);

/** These come first, however new. */
export const isUrgent = ({ cause, reason }: Pick<Alert, "cause" | "reason">): boolean =>
  urgentCauses.includes(cause) || isGraveReason(reason);

/** Emergencies first, then urgent ones, then the oldest. */
export function byUrgency(alerts: readonly Alert[]): Alert[] {
  const openSince = ({ raised_at }: Alert) => Date.parse(raised_at);
  const isEmergency = ({ reason }: Alert) => Number(reason === "emergency");
  return alerts.toSorted(
    (one, other) =>
      isEmergency(other) - isEmergency(one) ||
      Number(isUrgent(other)) - Number(isUrgent(one)) ||
      openSince(one) - openSince(other),
  );
}
