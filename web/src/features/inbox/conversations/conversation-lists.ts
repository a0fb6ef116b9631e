import {
  type Conversation,
  type InboxCounts,
  type InboxSort,
  type InboxTab,
  waitsForStaff,
} from "@bellhop/contract/conversations";

export const inboxTabs: readonly InboxTab[] = ["waiting", "mine", "assistant", "all", "done"];

/** The tabs, and All sorted by waiting. */
export type ListName = InboxTab | "all by waiting";
export const listNames: readonly ListName[] = [...inboxTabs, "all by waiting"];

export const listNameOf = (tab: InboxTab, sort: InboxSort): ListName =>
  tab === "all" && sort === "waiting" ? "all by waiting" : tab;

/** The guest reported a danger, and staff have not answered it. */
export const isEmergency = ({ open_questions }: Pick<Conversation, "open_questions">): boolean =>
  open_questions.some(({ reason }) => reason === "emergency");

/** The same rules as the server's lists. */
export function belongsTo(tab: ListName, conversation: Conversation, memberId: string, now: number): boolean {
  const { state, held } = conversation;
  if (conversation.merged_into) return false;
  if (tab === "done") return state === "done";
  if (state !== "open") return false;
  if (tab === "waiting") return waitsForStaff(conversation, now);
  if (tab === "assistant") return held.by === "assistant";
  if (tab === "mine") return held.by === "staff" && held.member_id === memberId;
  return true;
}

/** Emergencies first. Then by waiting: longest waiting, then newest activity. Elsewhere by newest activity. */
export function compareUnder(list: ListName, a: Conversation, b: Conversation): number {
  const isByWaiting = list === "waiting" || list === "all by waiting";
  const byActivity = instantOf(b.last_message?.at) - instantOf(a.last_message?.at);
  const order =
    Number(isEmergency(b)) - Number(isEmergency(a)) || (isByWaiting && compareWaiting(a, b)) || byActivity;
  // Ids start with their creation time, so they break ties the same way.
  return order || (isByWaiting ? 1 : -1) * a.conversation_id.localeCompare(b.conversation_id);
}

function compareWaiting(a: Conversation, b: Conversation): number {
  if (a.waiting_since && b.waiting_since) {
    const order = Date.parse(a.waiting_since) - Date.parse(b.waiting_since);
    return order || a.conversation_id.localeCompare(b.conversation_id);
  }
  return Number(b.waiting_since !== null) - Number(a.waiting_since !== null);
}

function instantOf(at: string | null | undefined): number {
  return at ? Date.parse(at) : 0;
}

type Standing = { memberId: string; now: number };

export type ListPage = { items: Conversation[]; next_cursor: string | null };

/** Moves, adds or removes one conversation in the pages of a list. */
export function patchedPages<Page extends ListPage>(
  pages: Page[],
  list: ListName,
  conversation: Conversation,
  { memberId, now }: Standing,
): Page[] {
  const isIt = (other: Conversation) => other.conversation_id === conversation.conversation_id;
  const without = pages.map((page) =>
    page.items.some(isIt) ? { ...page, items: page.items.filter((other) => !isIt(other)) } : page,
  );
  if (!belongsTo(list, conversation, memberId, now)) return without;
  const standsBefore = (other: Conversation) => compareUnder(list, conversation, other) < 0;
  const found = without.findIndex((page) => page.items.some(standsBefore));
  const last = without.length - 1;
  // After everything loaded: it comes with its own page, unless this is the last.
  if (found < 0 && without[last]?.next_cursor !== null) return without;
  return without.map((page, index) => {
    if (index !== (found < 0 ? last : found)) return page;
    const at = found < 0 ? page.items.length : page.items.findIndex(standsBefore);
    return { ...page, items: page.items.toSpliced(at, 0, conversation) };
  });
}

/** Their guests were deleted. */
export function withoutConversations<Page extends ListPage>(
  pages: Page[],
  conversationIds: string[],
): Page[] {
  const isLeft = ({ conversation_id }: { conversation_id: string }) =>
    !conversationIds.includes(conversation_id);
  return pages.map((page) =>
    page.items.every(isLeft) ? page : { ...page, items: page.items.filter(isLeft) },
  );
}

export function patchedCounts(
  counts: InboxCounts,
  before: Conversation,
  after: Conversation,
  { memberId, now }: Standing,
): InboxCounts {
  const next = { ...counts };
  for (const tab of inboxTabs) {
    next[tab] += Number(belongsTo(tab, after, memberId, now)) - Number(belongsTo(tab, before, memberId, now));
    next[tab] = Math.max(0, next[tab]);
  }
  return next;
}

/** An answered guest stays visible under Waiting for this long. */
const justAnsweredMs = 30 * 60_000;

/** So that the row does not vanish under the reader's hand. */
export function isJustAnswered(conversation: Conversation, now: number): boolean {
  const { state, waiting_since, last_message } = conversation;
  if (state !== "open" || waiting_since !== null || !last_message) return false;
  return last_message.author !== "guest" && now - Date.parse(last_message.at) <= justAnsweredMs;
}
