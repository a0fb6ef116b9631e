import type { AtVenue } from "../../platform/at/index.ts";
import { eraseDeliveries, eraseReportsAbout } from "../delivery/index.ts";
import {
  addressHash,
  eraseChangesAbout,
  eraseChangesOf,
  eraseMessages,
  listMessagesToErase,
} from "../messages/index.ts";
import { eraseQuestions } from "../questions/index.ts";
import { eraseConversationRows } from "./erase.queries.ts";

/**
 * Removes what was written in locked conversations, and hides them from everyone. Their rows stay, so that counts do.
 * Returns the ids of the messages, without system lines.
 */
export async function eraseConversations(
  at: AtVenue,
  key: Buffer,
  conversationIds: string[],
): Promise<string[]> {
  const messages = await listMessagesToErase(at, conversationIds);
  const messageIds = messages.map(({ message_id }) => message_id);
  const pairs = messages.flatMap(({ channel_id, provider_message_id }) =>
    channel_id && provider_message_id ? [[channel_id, provider_message_id] as const] : [],
  );
  const known = {
    channelIds: pairs.map(([channelId]) => channelId),
    providerIds: pairs.map(([, providerId]) => providerId),
  };
  await eraseChangesOf(at, known);
  await eraseDeliveries(at, messageIds, known);
  await eraseMessages(at, key, messages);
  await eraseQuestions(at, conversationIds);
  await at.tx.run(eraseConversationRows, { venueId: at.venueId, conversationIds, erasedAt: at.now });
  return messages.filter(({ is_line }) => !is_line).map(({ message_id }) => message_id);
}

/**
 * Deletes a guest's status updates, reactions and edits that have no message. `addresses` are as WhatsApp writes them.
 */
export async function eraseUnmatched(at: AtVenue, key: Buffer, addresses: string[]) {
  const hashes = addresses.map((address) => addressHash(key, at.venueId, address));
  await eraseReportsAbout(at, hashes);
  await eraseChangesAbout(at, hashes);
}
