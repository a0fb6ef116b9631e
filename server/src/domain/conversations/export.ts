import type { Message } from "@bellhop/contract/messages";
import type { AtVenue } from "../../platform/at/index.ts";
import { selectConversationIds, selectHandOversOf } from "./export.queries.ts";
import { readThread } from "./views.ts";

const messagesAtOnce = 500;

/** All that these guests wrote and were written to, with the questions that were handed over. Merged threads are one. */
export async function readThreadsOfGuests(at: AtVenue, guestIds: string[]) {
  const rows = await at.tx.rows(selectConversationIds, { venueId: at.venueId, guestIds });
  const conversationIds = rows.map(({ conversation_id }) => conversation_id);
  const messages: Message[] = [];
  for (const { conversation_id, merged_into } of rows) {
    const isInAnother = merged_into !== null && conversationIds.includes(merged_into);
    if (!isInAnother) messages.push(...(await readAllMessages(at, conversation_id)));
  }
  const questions = await at.tx.rows(selectHandOversOf, { venueId: at.venueId, conversationIds });
  return { conversationIds, messages, questions };
}

/** Oldest first. */
async function readAllMessages(at: AtVenue, conversationId: string): Promise<Message[]> {
  const pages: Message[][] = [];
  for (let cursor: string | undefined; ; ) {
    const page = await readThread(at, conversationId, { cursor, limit: messagesAtOnce });
    pages.unshift(page.messages);
    if (page.earlier_cursor === null) return pages.flat();
    cursor = page.earlier_cursor;
  }
}
