import { change, statement } from "../../platform/db/index.ts";

type Conversations = { venueId: number; conversationIds: string[] };

/** Before their conversations, as messages are locked everywhere. */
export const selectUnsentOfGuestsForUpdate = change<{ venueId: number; guestIds: string[] }>(
  "lock unsent messages of guests",
  `select 1 from messages where venue_id = $venueId and is_unsent and conversation_id in (
     select conversation_id from conversations where venue_id = $venueId and guest_id = any ($guestIds::uuid[]))
   order by conversation_id, seq for update`,
);

export type MessageToErase = {
  message_id: string;
  channel_id: string | null;
  provider_message_id: string | null;
  is_line: boolean;
};

export const selectMessagesToErase = statement<Conversations, MessageToErase>(
  "list messages to erase",
  `select message_id, channel_id, provider_message_id, author = 'system' as is_line from messages
   where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])`,
);

/** Separate from the other changes: a trigger runs for each message whose state is written. */
export const failUnsent = change<Conversations>(
  "fail unsent messages",
  `update messages set state = 'failed', failure_code = 'guest_deleted', send_after = null
   where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[]) and is_unsent
     and state in ('queued', 'sending')`,
);

/** The next messages of a conversation, locked before what belongs to them, as everywhere. */
export const lockErasedMessages = change<
  { venueId: number; conversationId: string; afterSeq: number; limit: number },
  MessageToErase & { seq: number; is_erased: boolean }
>(
  "lock erased messages",
  `select message_id, seq, channel_id, provider_message_id, author = 'system' as is_line, kind = 'erased' as is_erased
   from messages
   where venue_id = $venueId and conversation_id = $conversationId and seq > $afterSeq
   order by seq limit $limit for update`,
);

/**
 * What is left counts: who wrote, when, on which channel, whether it was delivered, and its price.
 * `$providerIds` has the hash of each message's provider id, in the order of `$messageIds`.
 */
export const eraseMessageRows = change<{
  venueId: number;
  messageIds: string[];
  providerIds: (string | null)[];
}>(
  "erase messages",
  `update messages m set kind = 'erased', text = '', content = null, event = null, quoted_id = null, origin = null,
     translated_from = null,
     provider_message_id = erased.provider_id, send_after = null, is_helpful = null
   from unnest($messageIds::uuid[], $providerIds::text[]) as erased (message_id, provider_id)
   where m.venue_id = $venueId and m.message_id = erased.message_id`,
);

type Known = { venueId: number; channelIds: string[]; providerIds: string[] };

/** `$channelIds` and `$providerIds` are pairs: the channel, and its id of the message. */
export const deleteChangesOf = change<Known>(
  "delete changes of messages",
  `delete from message_changes c using unnest($channelIds::uuid[], $providerIds::text[]) as known (channel_id, provider_id)
   where c.venue_id = $venueId and c.channel_id = known.channel_id and c.target_id = known.provider_id`,
);

type Addresses = { venueId: number; hashes: Buffer[] };

export const deleteChangesAbout = change<Addresses>(
  "delete message changes about guests",
  "delete from message_changes where venue_id = $venueId and address_hash = any ($hashes::bytea[])",
);

export const selectErasedIds = statement<
  { venueId: number; channelId: string; providerIds: string[] },
  { provider_message_id: string }
>(
  "find erased messages",
  `select provider_message_id from messages
   where venue_id = $venueId and channel_id = $channelId and provider_message_id = any ($providerIds::text[])`,
);

/** Before their conversations, as everywhere. */
export const lockMessagesOf = change<Conversations>(
  "lock messages of conversations",
  `select 1 from messages where venue_id = $venueId and conversation_id = any ($conversationIds::uuid[])
   order by conversation_id, seq for update`,
);
