import type { Alert } from "@bellhop/contract/alerts";

const urgentReasons: ReadonlySet<Alert["reason"]> = new Set(["emergency", "safety", "complaint"]);

/** Complaints, danger and undelivered answers come first, however new. */
export function isUrgent({ cause, reason }: Pick<Alert, "cause" | "reason">): boolean {
  return cause === "send_failed" || urgentReasons.has(reason);
}

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
