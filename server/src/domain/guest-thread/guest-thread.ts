import type { GuestMessage } from "@bellhop/contract/guest-page";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { askedSince } from "../stay-ratings/index.ts";
import { guestContentOf } from "./guest-content.ts";
import { type GuestMessageRow, listGuestMessages, selectGuestMessages } from "./guest-thread.queries.ts";

/** What a guest may see of a thread: what went over one channel, or over all if `channelId` is null. */
export type GuestThreadScope = { conversationId: string; channelId: string | null };

/** The newest messages, oldest first; lines about events are for staff only. */
export async function listForGuest(at: ReadingAtVenue, scope: GuestThreadScope, limit: number) {
  const rows = await at.tx.rows(listGuestMessages, { ...parametersOf(at, scope), limit: limit + 1 });
  const shown = rows.slice(0, limit).reverse();
  return { messages: shown.map(toGuestMessage), has_earlier: rows.length > limit };
}

/** The messages that the guest may see, oldest first. */
export async function findForGuest(
  at: ReadingAtVenue,
  scope: GuestThreadScope,
  messageIds: string[],
): Promise<GuestMessage[]> {
  const rows = await at.tx.rows(selectGuestMessages, { ...parametersOf(at, scope), messageIds });
  return rows.map(toGuestMessage);
}

/** The id of the file of a message that the guest may see; undefined if it has none. */
export async function findMediaForGuest(
  at: ReadingAtVenue,
  { conversationId, channelId }: GuestThreadScope,
  messageId: string,
): Promise<string | undefined> {
  const scope = parametersOf(at, { conversationId, channelId });
  const [row] = await at.tx.rows(selectGuestMessages, { ...scope, messageIds: [messageId] });
  return row?.content?.kind === "media" && !row.is_deleted ? row.content.media_id : undefined;
}

const parametersOf = (at: ReadingAtVenue, { conversationId, channelId }: GuestThreadScope) => ({
  ...{ venueId: at.venueId, conversationId, channelId },
  askedSince: askedSince(at.now),
});

function toGuestMessage(row: GuestMessageRow): GuestMessage {
  return {
    message_id: row.message_id,
    sent_as: row.author === "guest" ? (row.provider_message_id?.split("/").at(1) ?? null) : null,
    author: row.author,
    name: row.author === "staff" ? firstNameOf(row.member_name) : null,
    text: row.is_deleted || isVoiceNote(row) ? "" : row.text,
    content: row.is_deleted ? null : guestContentOf(row),
    at: row.position.toISOString(),
    sources: row.is_deleted ? [] : row.sources,
    is_answer: row.is_answer,
    is_helpful: row.is_helpful,
    is_deleted: row.is_deleted,
  };
}

/** Guests know what they said: what a machine heard is for staff. */
const isVoiceNote = ({ author, content }: GuestMessageRow): boolean =>
  author === "guest" && content?.kind === "media" && content.is_voice;

/** Guests see first names only. */
export const firstNameOf = (name: string | null): string | null => name?.trim().split(/\s+/)[0] || null;
