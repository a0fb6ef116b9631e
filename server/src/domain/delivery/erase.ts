import type { AtVenue } from "../../platform/at/index.ts";
import { type KnownMessages, lockNextMessages } from "../messages/index.ts";
import {
  deleteParkedReportsAbout,
  deleteParkedReportsOf,
  deleteParkedReportsOfAttempts,
  deleteReportsOf,
  eraseAttempts,
} from "./erase.queries.ts";

/** Short transactions: they lock these messages. */
const messagesAtOnce = 500;

/** Deletes the status updates that came before these messages were known. */
export const eraseParkedReportsOf = (at: AtVenue, known: KnownMessages) =>
  at.tx.run(deleteParkedReportsOf, { venueId: at.venueId, ...known });

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
  const messages = await lockNextMessages(at, { conversationId, afterSeq, limit: messagesAtOnce });
  const messageIds = messages.map(({ message_id }) => message_id);
  if (messageIds.length > 0) await eraseDeliveries(at, messageIds);
  return messages.at(-1)?.seq;
}

/** Deletes the status updates about guests that have no message. The hashes are those of their addresses. */
export const eraseReportsAbout = (at: AtVenue, hashes: Buffer[]) =>
  at.tx.run(deleteParkedReportsAbout, { venueId: at.venueId, hashes });
