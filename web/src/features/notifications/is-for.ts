import type { LiveEvent } from "@bellhop/contract/live";

/** Whether what happened to an alert's notifications is about this person's: one opens or snoozes only their own. */
export const isFor = (
  { member_ids }: Pick<Extract<LiveEvent, { kind: "notification" }>, "member_ids">,
  memberId: string,
): boolean => member_ids === null || member_ids.includes(memberId);
