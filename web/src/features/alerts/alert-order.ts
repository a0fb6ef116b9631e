import type { Alert } from "@bellhop/contract/alerts";

/** What cannot wait, however new it is: a complaint, a danger, an answer that never arrived. */
export function isUrgent({ cause, reason }: Pick<Alert, "cause" | "reason">): boolean {
  return cause === "send_failed" || reason === "complaint" || reason === "safety";
}

/** What staff do first stands first: what is urgent, and then whatever has been open for longest. */
export function worstFirst(alerts: readonly Alert[]): Alert[] {
  const openSince = ({ raised_at }: Alert) => Date.parse(raised_at);
  return alerts.toSorted(
    (one, other) => Number(isUrgent(other)) - Number(isUrgent(one)) || openSince(one) - openSince(other),
  );
}
