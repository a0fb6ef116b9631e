import { createHmac } from "node:crypto";
import type { AtVenue } from "../../platform/at/index.ts";
import {
  deleteChangesAbout,
  deleteChangesOf,
  eraseMessageRows,
  failUnsent,
  lockErasedMessages,
  lockMessagesOf,
  type MessageToErase,
  selectErasedIds,
  selectMessagesToErase,
  selectUnsentOfGuestsForUpdate,
} from "./erase.queries.ts";
import { deleteWrongAnswers } from "./wrong-answers.queries.ts";

export type { MessageToErase };

/** Locks the unsent messages of these guests until the unit ends. Lock their conversations afterwards. */
export const lockUnsentOfGuests = (at: AtVenue, guestIds: string[]) =>
  at.tx.run(selectUnsentOfGuestsForUpdate, { venueId: at.venueId, guestIds });

/** Locks all messages of these conversations until the unit ends. Lock the conversations afterwards. */
export const lockMessagesOfConversations = (at: AtVenue, conversationIds: string[]) =>
  at.tx.run(lockMessagesOf, { venueId: at.venueId, conversationIds });

export const listMessagesToErase = (at: AtVenue, conversationIds: string[]): Promise<MessageToErase[]> =>
  at.tx.rows(selectMessagesToErase, { venueId: at.venueId, conversationIds });

/** Messages as their channels know them. */
export type KnownMessages = { channelIds: string[]; providerIds: string[] };

/** Deletes the reactions, edits and deletions of these messages. */
export const eraseChangesOf = (at: AtVenue, known: KnownMessages) =>
  at.tx.run(deleteChangesOf, { venueId: at.venueId, ...known });

/** Deletes those of guests that have no message. The hashes are those of their addresses. */
export const eraseChangesAbout = (at: AtVenue, hashes: Buffer[]) =>
  at.tx.run(deleteChangesAbout, { venueId: at.venueId, hashes });

/** The messages of these conversations that wait to be sent are not sent any more. */
export const failUnsentMessages = (at: AtVenue, conversationIds: string[]) =>
  at.tx.run(failUnsent, { venueId: at.venueId, conversationIds });

/** Locks the next messages of a conversation until the unit ends. */
export const lockNextMessages = (
  at: AtVenue,
  which: { conversationId: string; afterSeq: number; limit: number },
) => at.tx.rows(lockErasedMessages, { venueId: at.venueId, ...which });

/** Removes the words. The provider's ids stay as keyed hashes: they contain phone numbers. */
export async function eraseMessages(at: AtVenue, key: Buffer, messages: MessageToErase[]) {
  const messageIds = messages.map(({ message_id }) => message_id);
  await at.tx.run(deleteWrongAnswers, { venueId: at.venueId, messageIds });
  return at.tx.run(eraseMessageRows, {
    venueId: at.venueId,
    messageIds,
    providerIds: messages.map(({ channel_id, provider_message_id }) =>
      provider_message_id === null ? null : erasedId(key, channel_id ?? "", provider_message_id),
    ),
  });
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

/** Finds repeats of messages whose guest was deleted. */
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
