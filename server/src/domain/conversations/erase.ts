import { createHmac } from "node:crypto";
import type { AtVenue } from "../../platform/at/index.ts";
import {
  deleteChangesAbout,
  deleteChangesOf,
  deleteParkedReportsAbout,
  deleteParkedReportsOf,
  deleteParkedReportsOfAttempts,
  deleteReportsOf,
  eraseAttempts,
  eraseConversationRows,
  eraseHandOvers,
  eraseMessageRows,
  failUnsentMessages,
  lockErasedMessages,
  selectErasedIds,
  selectMessagesOfGuestsForUpdate,
  selectMessagesToErase,
} from "./erase.queries.ts";

/** Locks all messages of these guests until the unit ends. Lock their conversations afterwards. */
export const lockMessagesOfGuests = (at: AtVenue, guestIds: string[]) =>
  at.tx.run(selectMessagesOfGuestsForUpdate, { venueId: at.venueId, guestIds });

/** Short transactions: they lock these messages. */
const messagesAtOnce = 500;

/**
 * Removes what was written in locked conversations, and hides them from everyone. Their rows stay, so that counts do.
 * The provider's ids of messages stay as keyed hashes: they contain phone numbers. `eraseDeliveries` removes
 * the rest. Returns the ids of the messages, and of those that are no system lines.
 */
export async function eraseConversations(
  at: AtVenue,
  key: Buffer,
  conversationIds: string[],
): Promise<{ messageIds: string[]; withoutLines: string[] }> {
  const { venueId } = at;
  const messages = await at.tx.rows(selectMessagesToErase, { venueId, conversationIds });
  const messageIds = messages.map(({ message_id }) => message_id);
  const known = messages.flatMap(({ channel_id, provider_message_id }) =>
    channel_id && provider_message_id ? [[channel_id, provider_message_id] as const] : [],
  );
  const pairs = {
    venueId,
    channelIds: known.map(([channelId]) => channelId),
    providerIds: known.map(([, providerId]) => providerId),
  };
  await at.tx.run(deleteChangesOf, pairs);
  await at.tx.run(deleteParkedReportsOf, pairs);
  await at.tx.run(failUnsentMessages, { venueId, conversationIds });
  const providerIds = messages.map(({ channel_id, provider_message_id }) =>
    provider_message_id === null ? null : erasedId(key, channel_id ?? "", provider_message_id),
  );
  await at.tx.run(eraseMessageRows, { venueId, messageIds, providerIds });
  await at.tx.run(eraseHandOvers, { venueId, conversationIds, settledAt: at.now });
  await at.tx.run(eraseConversationRows, { venueId, conversationIds, erasedAt: at.now });
  const withoutLines = messages.filter(({ is_line }) => !is_line).map(({ message_id }) => message_id);
  return { messageIds, withoutLines };
}

/** Deletes the reports about these messages, and removes ids and errors of the attempts to send them. They have no words. */
export async function eraseDeliveries(at: AtVenue, messageIds: string[]) {
  const { venueId } = at;
  await at.tx.run(deleteParkedReportsOfAttempts, { venueId, messageIds });
  await at.tx.run(deleteReportsOf, { venueId, messageIds });
  await at.tx.run(eraseAttempts, { venueId, messageIds });
}

/** The same for the next messages of a conversation. Returns the place of the last, and undefined after all of them. */
export async function eraseNextDeliveries(
  at: AtVenue,
  conversationId: string,
  afterSeq: number,
): Promise<number | undefined> {
  const { venueId } = at;
  const which = { venueId, conversationId, afterSeq, limit: messagesAtOnce };
  const messages = await at.tx.rows(lockErasedMessages, which);
  const messageIds = messages.map(({ message_id }) => message_id);
  if (messageIds.length > 0) await eraseDeliveries(at, messageIds);
  return messages.at(-1)?.seq;
}

/**
 * Deletes a guest's status updates, reactions and edits that have no message. `addresses` are as WhatsApp writes them.
 */
export async function eraseUnmatched(at: AtVenue, key: Buffer, addresses: string[]) {
  const { venueId } = at;
  const hashes = addresses.map((address) => addressHash(key, venueId, address));
  await at.tx.run(deleteParkedReportsAbout, { venueId, hashes });
  await at.tx.run(deleteChangesAbout, { venueId, hashes });
}

/** Keyed hash of a guest's phone in digits, or of their user id. */
export const addressHash = (key: Buffer, venueId: number, address: string): Buffer =>
  createHmac("sha256", key)
    .update(JSON.stringify(["address of an update", venueId, address]))
    .digest();

const erasedId = (key: Buffer, channelId: string, providerMessageId: string): string =>
  `erased.${createHmac("sha256", key)
    .update(JSON.stringify(["erased message", channelId, providerMessageId]))
    .digest("base64url")}`;

/** Of messages that a channel delivers, those of deleted guests: they were delivered before. */
export async function findErasedMessages(
  at: AtVenue,
  key: Buffer,
  channelId: string,
  providerMessageIds: string[],
): Promise<Set<string>> {
  const byHash = new Map(providerMessageIds.map((id) => [erasedId(key, channelId, id), id]));
  const found = await at.tx.rows(selectErasedIds, {
    venueId: at.venueId,
    channelId,
    providerIds: [...byHash.keys()],
  });
  return new Set(found.flatMap(({ provider_message_id }) => byHash.get(provider_message_id) ?? []));
}
