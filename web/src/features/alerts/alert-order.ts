import type { Alert } from "@bellhop/contract/alerts";

/** Complaints, danger and undelivered answers come first, however new. */
export function isUrgent({ cause, reason }: Pick<Alert, "cause" | "reason">): boolean {
  return cause === "send_failed" || reason === "complaint" || reason === "safety";
}

/** Urgent ones first, then the oldest. */
export function byUrgency(alerts: readonly Alert[]): Alert[] {
  const openSince = ({ raised_at }: Alert) => Date.parse(raised_at);
  return alerts.toSorted(
    (one, other) => Number(isUrgent(other)) - Number(isUrgent(one)) || openSince(one) - openSince(other),
  );
}
