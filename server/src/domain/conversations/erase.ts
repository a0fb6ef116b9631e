import type { AtVenue } from "../../platform/at/index.ts";
import { dropDrafts } from "../answer-drafts/index.ts";
import { eraseParkedReportsOf, eraseReportsAbout } from "../delivery/index.ts";
import {
  addressHash,
  eraseChangesAbout,
  eraseChangesOf,
  eraseMessages,
  failUnsentMessages,
  listMessagesToErase,
  lockNextMessages,
  type MessageToErase,
} from "../messages/index.ts";
import { eraseQuestions } from "../questions/index.ts";
import { eraseTranslations } from "../translations/index.ts";
import { eraseConversationRows } from "./erase.queries.ts";

/** Short transactions: they lock these messages. */
const messagesAtOnce = 500;

/**
 * Hides locked conversations from everyone. Their rows stay, so that counts do. Their messages keep their words until
 * `eraseNextMessages` has removed them.
 */
export async function hideConversations(at: AtVenue, conversationIds: string[]) {
  await failUnsentMessages(at, conversationIds);
  await eraseQuestions(at, conversationIds);
  await eraseTranslations(at, conversationIds);
  await dropDrafts(at, conversationIds);
  await at.tx.run(eraseConversationRows, { venueId: at.venueId, conversationIds, erasedAt: at.now });
}

/**
 * Removes what was written in locked conversations, and hides them from everyone. `eraseDeliveries` removes the rest.
 * Returns the ids of the messages, and of those that are no system lines.
 */
export async function eraseConversations(
  at: AtVenue,
  key: Buffer,
  conversationIds: string[],
): Promise<{ messageIds: string[]; withoutLines: string[] }> {
  const messages = await listMessagesToErase(at, conversationIds);
  await eraseWords(at, key, messages);
  await hideConversations(at, conversationIds);
  const withoutLines = messages.filter(({ is_line }) => !is_line).map(({ message_id }) => message_id);
  return { messageIds: messages.map(({ message_id }) => message_id), withoutLines };
}

/**
 * Removes what was written in the next messages of a hidden conversation. Returns the place of the last, and undefined
 * after all of them. A repetition does nothing.
 */
export async function eraseNextMessages(
  at: AtVenue,
  key: Buffer,
  conversationId: string,
  afterSeq: number,
): Promise<number | undefined> {
  const messages = await lockNextMessages(at, { conversationId, afterSeq, limit: messagesAtOnce });
  // The hash of a hash would not recognise a message that is delivered again.
  const withWords = messages.filter(({ is_erased }) => !is_erased);
  if (withWords.length > 0) await eraseWords(at, key, withWords);
  return messages.at(-1)?.seq;
}

async function eraseWords(at: AtVenue, key: Buffer, messages: MessageToErase[]) {
  const pairs = messages.flatMap(({ channel_id, provider_message_id }) =>
    channel_id && provider_message_id ? [[channel_id, provider_message_id] as const] : [],
  );
  const known = {
    channelIds: pairs.map(([channelId]) => channelId),
    providerIds: pairs.map(([, providerId]) => providerId),
  };
  await eraseChangesOf(at, known);
  await eraseParkedReportsOf(at, known);
  await eraseMessages(at, key, messages);
}

/**
 * Deletes a guest's status updates, reactions and edits that have no message. `addresses` are as WhatsApp writes them.
 */
export async function eraseUnmatched(at: AtVenue, key: Buffer, addresses: string[]) {
  const hashes = addresses.map((address) => addressHash(key, at.venueId, address));
  await eraseReportsAbout(at, hashes);
  await eraseChangesAbout(at, hashes);
}
