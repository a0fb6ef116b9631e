import type { Alert } from "@bellhop/contract/alerts";

const graveReasons: ReadonlySet<Alert["reason"]> = new Set(["emergency", "safety", "complaint"]);

/** An emergency, danger or complaint. */
export const isGrave = ({ reason }: Pick<Alert, "reason">): boolean => graveReasons.has(reason);

/** Grave alerts and undelivered answers come first, however new. */
export const isUrgent = ({ cause, reason }: Pick<Alert, "cause" | "reason">): boolean =>
  cause === "send_failed" || graveReasons.has(reason);

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
