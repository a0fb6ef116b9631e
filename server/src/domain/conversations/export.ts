import type { Message } from "@bellhop/contract/messages";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { exportParkedReports } from "../delivery/index.ts";
import { addressHash, exportChanges } from "../messages/index.ts";
import { exportQuestions } from "../questions/index.ts";
import { selectConversationIds } from "./export.queries.ts";
import { readThread } from "./views.ts";

const messagesAtOnce = 500;

/** All that these guests wrote and were written to, with the questions that were handed over. Merged threads are one. */
export async function readThreadsOfGuests(at: ReadingAtVenue, guestIds: string[]) {
  const rows = await at.tx.rows(selectConversationIds, { venueId: at.venueId, guestIds });
  const conversationIds = rows.map(({ conversation_id }) => conversation_id);
  const messages: Message[] = [];
  for (const { conversation_id, merged_into } of rows) {
    const isInAnother = merged_into !== null && conversationIds.includes(merged_into);
    if (!isInAnother) messages.push(...(await readAllMessages(at, conversation_id)));
  }
  const questions = await exportQuestions(at, conversationIds);
  return { conversationIds, messages, questions };
}

/** Reactions, edits and deletions of messages, and status updates about messages that never arrived. */
export async function readUpdatesOfGuests(
  at: ReadingAtVenue,
  key: Buffer,
  { conversationIds, addresses }: { conversationIds: string[]; addresses: string[] },
) {
  const hashes = addresses.map((address) => addressHash(key, at.venueId, address));
  const [changes, reports] = await Promise.all([
    exportChanges(at, { conversationIds, hashes }),
    exportParkedReports(at, hashes),
  ]);
  return { changes, reports };
}

/** Oldest first. */
async function readAllMessages(at: ReadingAtVenue, conversationId: string): Promise<Message[]> {
  const pages: Message[][] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await readThread(at, conversationId, { cursor, limit: messagesAtOnce });
    pages.unshift(page.messages);
    if (page.earlier_cursor === null) return pages.flat();
    cursor = page.earlier_cursor;
  }
}
