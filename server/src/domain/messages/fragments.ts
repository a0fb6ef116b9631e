import { mediaOf } from "../media/index.ts";

/** The file of a message `m`; null if it has none. */
export const mediaOfMessage = `case when m.content ->> 'kind' = 'media' then
    ${mediaOf("m.venue_id", "(m.content ->> 'media_id')::uuid")} end`;

/** Messages `m` that a guest may see, on `$channelId` or on all channels: none that is held back or was taken back. */
export const visibleToGuest = `m.venue_id = $venueId and m.author <> 'system' and m.kind not in ('erased', 'call')
  and m.failure_code is distinct from 'withdrawn'
  and (m.state is distinct from 'queued' or m.send_after is null or m.failure_code is not null)
  and ($channelId::uuid is null or m.channel_id = $channelId)`;

/**
 * Inserts a guest's message from parameters of these names. A fragment, because the message, its conversation and the
 * reply window are stored by one statement.
 */
export const insertGuestMessageRow = `insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, content, quoted_id,
       origin, channel_id, provider_message_id, created_at)
     values ($venueId, $messageId, $conversationId, $seq, $position, 'guest', $kind, $text, $content, $quotedId,
       $origin, $channelId, $providerMessageId, $createdAt)
     on conflict (venue_id, channel_id, provider_message_id) do nothing returning message_id`;

const guestChange = (of: string, kind: "edit" | "deletion") => `message_changes x
    where x.venue_id = ${of}.venue_id and x.channel_id = ${of}.channel_id and x.target_id = ${of}.provider_message_id
      and x.kind = '${kind}' and x.by_guest`;

/** The text of a message as the guest wrote it last. */
export const latestText = (of: string) =>
  `coalesce((select x.value from ${guestChange(of, "edit")} order by x.happened_at desc, x.change_id desc limit 1), ${of}.text)`;

export const isDeletedByGuest = (of: string) => `exists (select from ${guestChange(of, "deletion")})`;

/** Whether a message of a rule never left, because the stay had changed before. */
export const wasDropped = (venueId: string, messageId: string) => `exists (select from messages dropped
    where dropped.venue_id = ${venueId} and dropped.message_id = ${messageId} and dropped.state = 'failed'
      and dropped.failure_code = 'stay_changed')`;

/**
 * A message that the venue sent first counts as one of the assistant: a "yes" after it does not answer what staff asked
 * before.
 */
export const ownAuthor = (message: string) =>
  `case ${message}.author when 'rule' then 'assistant' else ${message}.author end`;
