import type { LiveEvent } from "@bellhop/contract/live";
import type { Message } from "@bellhop/contract/messages";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { failureIn } from "../whatsapp/index.ts";
import {
  countMessagesOfEach,
  lockMessageRow,
  type MessageRow,
  selectMessage,
  selectMessages,
  selectMessagesOfEach,
} from "./messages.queries.ts";
import { withdrawnCode } from "./set-delivery.ts";

/** The message as browsers see it. */
export async function viewMessage(at: AtVenue, messageId: string): Promise<Message> {
  const message = await findMessage(at, messageId);
  if (!message) throw refuse("not_found");
  return message;
}

export async function findMessage(at: ReadingAtVenue, messageId: string): Promise<Message | undefined> {
  const row = await at.tx.maybeRow(selectMessage, { venueId: at.venueId, messageId });
  return row && toMessage(row);
}

/** Broadcasts a new message, or a message's new state, to the venue's dashboards. */
export function broadcastMessage(at: AtVenue, messageId: string) {
  const view = viewMessage(at, messageId);
  at.broadcast(view.then((message) => ({ kind: "message", message }) satisfies LiveEvent));
}

/**
 * Broadcasts a message whose own row does not change, for example because of a reaction. The row is locked first: otherwise
 * its state could be read before a newer one is broadcast, and be broadcast after it.
 */
export async function broadcastUnchangedMessage(at: AtVenue, messageId: string) {
  await at.tx.run(lockMessageRow, { venueId: at.venueId, messageId });
  broadcastMessage(at, messageId);
}

type Page = { cursor?: string | undefined; limit: number };

/** One page of a thread, oldest first, with a cursor to the earlier page. */
export async function listMessages(at: ReadingAtVenue, conversationId: string, { cursor, limit }: Page) {
  const [cursorAt, cursorSeq] = decodeTimeCursor(cursor, "seq");
  const page = { venueId: at.venueId, conversationId, cursorAt, cursorSeq, limit: limit + 1 };
  return toThread(await at.tx.rows(selectMessages, page), limit);
}

/** One page of each thread, with the number of its messages. The cursor works only for a single thread. */
export async function listMessagesOfEach(
  at: ReadingAtVenue,
  conversationIds: string[],
  { cursor, limit }: Page,
) {
  const [cursorAt, cursorSeq] = decodeTimeCursor(cursor, "seq");
  const ofThese = { venueId: at.venueId, conversationIds };
  const [rows, counts] = await Promise.all([
    at.tx.rows(selectMessagesOfEach, { ...ofThese, cursorAt, cursorSeq, limit: limit + 1 }),
    at.tx.rows(countMessagesOfEach, ofThese),
  ]);
  const countOf = new Map(counts.map(({ conversation_id, count }) => [conversation_id, count]));
  const threads = Map.groupBy(rows, (row) => row.conversation_id);
  return (conversationId: string) => ({
    ...toThread(threads.get(conversationId) ?? [], limit),
    messages_count: countOf.get(conversationId) ?? 0,
  });
}

function toThread(rows: Array<MessageRow & { cursor_at: string }>, limit: number) {
  const { shown, next } = toPage(rows, limit, (row) => row.seq);
  return { messages: shown.reverse().map(toMessage), earlier_cursor: next };
}

function toMessage(row: MessageRow): Message {
  const isGuests = row.author === "guest";
  // Only the author edits a message.
  const edits = row.changes.filter(({ kind, by_guest }) => kind === "edit" && by_guest === isGuests);
  return {
    message_id: row.message_id,
    conversation_id: row.conversation_id,
    position: row.position.toISOString(),
    seq: row.seq,
    author: row.author,
    member_id: row.member_id,
    member_name: row.member_name,
    kind: row.kind,
    text: edits.at(-1)?.value ?? row.text,
    content: contentOf(row),
    quoted: row.quoted,
    origin: row.origin,
    channel: row.channel,
    reactions: reactionsOf(row.changes),
    // Each text was there until the edit that replaced it.
    earlier_texts: edits.map(({ at }, index) => ({ text: edits[index - 1]?.value ?? row.text, until: at })),
    deleted_at:
      row.failure_code === withdrawnCode
        ? row.position.toISOString()
        : (row.changes.findLast(({ kind }) => kind === "deletion")?.at ?? null),
    state: row.state,
    failure:
      (row.state === "failed" || row.state === "unknown") && row.failure_code !== withdrawnCode
        ? failureIn(row.state, row.failure_code)
        : null,
    sources: row.sources,
    is_helpful: row.is_helpful,
    marked_wrong: row.marked_wrong,
    translated_from: row.translated_from && { ...row.translated_from, generated: true },
    event: row.event,
  };
}

function contentOf({ content, media }: MessageRow): Message["content"] {
  if (content?.kind !== "media") return content;
  const { is_voice, transcript } = content;
  return media && { kind: "media", media, is_voice, ...(transcript && { transcript }) };
}

/** The last emoji of each side; and the venue's newest one if it failed. */
function reactionsOf(changes: MessageRow["changes"]): Message["reactions"] {
  const reactions = changes.filter(({ kind }) => kind === "reaction");
  const guests = reactions.findLast(({ by_guest }) => by_guest);
  const ours = reactions.filter(({ by_guest }) => !by_guest);
  const last = ours.at(-1);
  const standing = ours.findLast(({ state }) => state !== "failed" && state !== "unknown");
  const isSending = standing?.state === "queued" || standing?.state === "sending";
  return [
    ...(guests?.value ? [{ by: "guest" as const, emoji: guests.value }] : []),
    ...(standing?.value
      ? [
          {
            by: "venue" as const,
            emoji: standing.value,
            ...(isSending && { is_sending: true as const }),
          },
        ]
      : []),
    ...(last?.state === "failed" || last?.state === "unknown"
      ? [{ by: "venue" as const, emoji: last.value, failure: failureIn(last.state, last.failure_code) }]
      : []),
  ];
}
