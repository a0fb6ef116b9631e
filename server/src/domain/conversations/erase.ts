import type { AtVenue } from "../../platform/at/index.ts";
import { eraseParkedReportsOf, eraseReportsAbout } from "../delivery/index.ts";
import {
  addressHash,
  eraseChangesAbout,
  eraseChangesOf,
  eraseMessages,
  failUnsentMessages,
  listMessagesToErase,
} from "../messages/index.ts";
import { eraseQuestions } from "../questions/index.ts";
import { eraseConversationRows } from "./erase.queries.ts";

/**
 * Removes what was written in locked conversations, and hides them from everyone. Their rows stay, so that counts do.
 * `eraseDeliveries` removes the rest. Returns the ids of the messages, and of those that are no system lines.
 */
export async function eraseConversations(
  at: AtVenue,
  key: Buffer,
  conversationIds: string[],
): Promise<{ messageIds: string[]; withoutLines: string[] }> {
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
  await eraseParkedReportsOf(at, known);
  await failUnsentMessages(at, conversationIds);
  await eraseMessages(at, key, messages);
  await eraseQuestions(at, conversationIds);
  await at.tx.run(eraseConversationRows, { venueId: at.venueId, conversationIds, erasedAt: at.now });
  const withoutLines = messages.filter(({ is_line }) => !is_line).map(({ message_id }) => message_id);
  return { messageIds, withoutLines };
}

/**
 * Deletes a guest's status updates, reactions and edits that have no message. `addresses` are as WhatsApp writes them.
 */
export async function eraseUnmatched(at: AtVenue, key: Buffer, addresses: string[]) {
  const hashes = addresses.map((address) => addressHash(key, at.venueId, address));
  await eraseReportsAbout(at, hashes);
  await eraseChangesAbout(at, hashes);
}
