import type {
  Conversation as ConversationOnWire,
  InboxSort,
  InboxTab,
} from "@bellhop/contract/conversations";
import { limits } from "@bellhop/contract/limits";
import type { LiveEvent } from "@bellhop/contract/live";
import type { AtVenue, ReadingAtOperator, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeCursor, decodeTimeCursor, encodeCursor, toPage } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { viewDraft } from "../answer-drafts/index.ts";
import { broadcastMessage, listMessages } from "../messages/index.ts";
import {
  type ConversationView,
  countInbox,
  countWaitingOfVenues,
  findAnyConversation,
  findConversationView,
  listByWaiting,
  listOfTab,
} from "./conversations.queries.ts";
import { replyWindowClosesAt } from "./reply-window.ts";

/** The conversation as browsers see it. */
export async function viewConversation(
  at: ReadingAtVenue,
  conversationId: string,
): Promise<ConversationOnWire> {
  const row = await at.tx.maybeRow(findConversationView, { venueId: at.venueId, conversationId });
  if (!row) throw refuse("not_found");
  return toConversation(row);
}

/** Broadcasts a conversation to the venue's dashboards, and one of its messages if an id is given. */
export function broadcastConversation(at: AtVenue, conversationId: string, messageId?: string) {
  if (messageId) broadcastMessage(at, messageId);
  const view = viewConversation(at, conversationId);
  at.broadcast(view.then((conversation) => ({ kind: "conversation", conversation }) satisfies LiveEvent));
}

type Page = { cursor?: string | undefined; limit?: number | undefined };

/** One page of an inbox tab and the counts of all tabs, as the member sees them. */
export async function listInbox(
  at: ReadingAtVenue,
  memberId: string,
  tab: InboxTab,
  page: Page & { sort?: InboxSort | undefined },
) {
  const limit = page.limit ?? limits.pageItems;
  const [listed, counts] = await Promise.all([
    tab === "waiting" || (tab === "all" && page.sort === "waiting")
      ? pageByWaiting(at, tab, page.cursor, limit)
      : pageOfTab(at, memberId, tab, page.cursor, limit),
    at.tx.row(countInbox, { venueId: at.venueId, now: at.now, memberId }),
  ]);
  return { items: listed.shown.map(toConversation), next_cursor: listed.next, counts };
}

/** Whether a guest has ever written, or was written to. */
export const hasConversations = async (at: ReadingAtVenue): Promise<boolean> =>
  (await at.tx.row(findAnyConversation, { venueId: at.venueId })).is_any;

/** How many guests wait for staff, by venue. Venues without one are left out. */
export async function countWaiting(at: ReadingAtOperator, venueIds: number[]): Promise<Map<number, number>> {
  const rows = await at.tx.rows(countWaitingOfVenues, { venueIds, now: at.now });
  return new Map(rows.map(({ venue_id, waiting }) => [venue_id, waiting]));
}

async function pageByWaiting(
  at: ReadingAtVenue,
  tab: "waiting" | "all",
  cursor: string | undefined,
  limit: number,
) {
  const [rank, place] = decodeCursor(cursor, /^(emergency|waiting) (\S+)$/) ?? [];
  const [cursorAt, cursorId] = decodeTimeCursor(place, "id");
  const rows = await at.tx.rows(listByWaiting[tab], {
    venueId: at.venueId,
    now: at.now,
    cursorIsEmergency: rank === "emergency",
    cursorAt,
    cursorId,
    limit: limit + 1,
  });
  const { shown, next } = toPage(rows, limit, (row) => row.conversation_id);
  const lastRank = shown.at(-1)?.is_emergency ? "emergency" : "waiting";
  return { shown, next: next && encodeCursor(`${lastRank} ${next}`) };
}

async function pageOfTab(
  at: ReadingAtVenue,
  memberId: string,
  tab: Exclude<InboxTab, "waiting">,
  cursor: string | undefined,
  limit: number,
) {
  // Only the place after an emergency has a rank, so a cursor is also valid in the release before.
  const [rank, ranked] = decodeCursor(cursor, /^(?:(emergency) (\S+)|.*)$/s) ?? [];
  const [cursorAt, cursorId] = decodeTimeCursor(rank ? ranked : cursor, "id");
  const rows = await at.tx.rows(listOfTab[tab], {
    venueId: at.venueId,
    memberId,
    cursorIsEmergency: rank === "emergency",
    cursorAt,
    cursorId,
    limit: limit + 1,
  });
  const { shown, next } = toPage(rows, limit, (row) => row.conversation_id);
  return { shown, next: next && shown.at(-1)?.is_emergency ? encodeCursor(`emergency ${next}`) : next };
}

/** One page of a thread, oldest first, with a cursor to the earlier page. */
export async function readThread(at: ReadingAtVenue, conversationId: string, page: Page) {
  const limit = page.limit ?? limits.pageItems;
  const [conversation, { messages, earlier_cursor }] = await Promise.all([
    viewConversation(at, conversationId),
    listMessages(at, conversationId, { ...page, limit }),
  ]);
  return { conversation, messages, earlier_cursor };
}

export function toConversation(row: ConversationView): ConversationOnWire {
  return {
    conversation_id: row.conversation_id,
    merged_into: row.merged_into,
    guest: {
      guest_id: row.guest_id,
      name: row.guest_name,
      phone: row.guest_phone,
      language: row.guest_language,
      opted_out: row.guest_opted_out,
      not_on_whatsapp: row.guest_not_on_whatsapp,
    },
    conflict: row.conflict,
    stay: row.stay,
    place: row.place,
    channel: row.channel,
    held:
      row.held_by === "assistant"
        ? { by: "assistant" }
        : { by: "staff", member_id: row.holder_member_id, member_name: row.holder_name },
    state: row.state,
    waiting_since: row.waiting_since?.toISOString() ?? null,
    waiting_text: row.waiting_text,
    open_questions: row.open_questions,
    draft: row.draft && viewDraft(row.draft),
    unread: row.unread,
    is_translated: row.is_translated,
    last_message: row.last_author && {
      author: row.last_author,
      member_name: row.last_member_name,
      text: row.last_text ?? "",
      at: row.last_at.toISOString(),
      failed: row.last_failed,
    },
    window_closes_at: replyWindowClosesAt(row.channel, row.window_from)?.toISOString() ?? null,
    sending_stopped: row.sending_stopped,
    answered_elsewhere: row.answered_elsewhere,
  };
}
