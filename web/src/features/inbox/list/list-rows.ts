import type { Conversation, InboxTab } from "@bellhop/contract/conversations";
import { compareUnder, isJustAnswered } from "../conversations/conversation-lists.ts";

export type ListRow = { kind: "conversation"; conversation: Conversation } | { kind: "just-answered" };

/**
 * Under Waiting, recently answered guests follow separately, so that a row does not vanish under the reader's
 * hand.
 */
export function listRows(
  tab: InboxTab,
  items: Conversation[],
  newest: Conversation[],
  now: number,
): ListRow[] {
  const rows: ListRow[] = items.map((conversation) => ({ kind: "conversation", conversation }));
  if (tab !== "waiting") return rows;
  const waiting = new Set(items.map((item) => item.conversation_id));
  const answered = newest
    .filter((one) => !waiting.has(one.conversation_id) && isJustAnswered(one, now))
    .sort((a, b) => compareUnder("all", a, b));
  if (answered.length === 0) return rows;
  return [
    ...rows,
    { kind: "just-answered" },
    ...answered.map((conversation) => ({ kind: "conversation" as const, conversation })),
  ];
}
