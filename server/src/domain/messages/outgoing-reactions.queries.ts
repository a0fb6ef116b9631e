import { change, statement } from "../../platform/db/index.ts";

export type MessageAtChannel = {
  conversation_id: string;
  channel_id: string;
  /** Null while the channel does not have the message. */
  provider_message_id: string | null;
  kind: string;
  group_id: string | null;
};

export const selectMessageAtChannel = statement<{ venueId: number; messageId: string }, MessageAtChannel>(
  "find message at channel",
  `select conversation_id, channel_id, provider_message_id, kind, origin ->> 'group_id' as group_id from messages
   where venue_id = $venueId and message_id = $messageId and author <> 'system' and channel_id is not null`,
);

type ReactionState = "queued" | "sending" | "accepted" | "failed" | "unknown";

/** The venue's newest reaction; `state` is null if it was made on the venue's phone. */
export const selectLastReaction = statement<
  { venueId: number; channelId: string; targetId: string },
  { change_id: string; value: string; state: ReactionState | null }
>(
  "find last reaction",
  `select change_id, value, state from message_changes
   where venue_id = $venueId and channel_id = $channelId and target_id = $targetId and kind = 'reaction' and not by_guest
   order by happened_at desc, change_id desc limit 1`,
);

export const replaceQueuedReaction = change<{ venueId: number; changeId: string; value: string }>(
  "replace queued reaction",
  `update message_changes set value = $value
   where venue_id = $venueId and change_id = $changeId and state = 'queued'`,
);

/** Until the channel gives it an id, it has its own. */
export const insertReaction = change<{
  venueId: number;
  changeId: string;
  channelId: string;
  targetId: string;
  value: string;
  happenedAt: Date;
}>(
  "insert reaction",
  `insert into message_changes (venue_id, change_id, channel_id, target_id, provider_message_id, kind, by_guest, value,
     happened_at, state)
   values ($venueId, $changeId, $channelId, $targetId, 'reaction ' || $changeId::uuid::text, 'reaction', false, $value,
     $happenedAt, 'queued')`,
);

export type ReactionRow = {
  change_id: string;
  channel_id: string;
  target_id: string;
  value: string;
  state: ReactionState;
  attempts: number;
  tried_at: Date | null;
  message_id: string;
  conversation_id: string;
};

const columns = `x.change_id, x.channel_id, x.target_id, x.value, x.state, x.attempts, x.tried_at, m.message_id,
     m.conversation_id`;
const itsMessage = `m.venue_id = x.venue_id and m.channel_id = x.channel_id and m.provider_message_id = x.target_id`;

export const selectReactionForUpdate = change<{ venueId: number; changeId: string }, ReactionRow>(
  "lock reaction",
  `select ${columns} from message_changes x join messages m on ${itsMessage}
   where x.venue_id = $venueId and x.change_id = $changeId and x.state is not null for update of x`,
);

/** The earlier reactions to the same message whose calls have no outcome yet. */
export const listReactionsBeingSent = statement<
  { venueId: number; channelId: string; targetId: string; changeId: string },
  { change_id: string; tried_at: Date }
>(
  "list reactions being sent",
  `select change_id, tried_at from message_changes
   where venue_id = $venueId and channel_id = $channelId and target_id = $targetId and state = 'sending'
     and change_id <> $changeId`,
);

export const setReactionTried = change<{ venueId: number; changeId: string; triedAt: Date }>(
  "set reaction tried",
  `update message_changes set state = 'sending', attempts = attempts + 1, tried_at = $triedAt, failure_code = null
   where venue_id = $venueId and change_id = $changeId`,
);

/** Only while its call has no outcome: a status update may have brought it before. */
export const setReactionOutcome = change<{
  venueId: number;
  changeId: string;
  state: ReactionState;
  failureCode: string | null;
  providerMessageId: string | null;
}>(
  "set reaction outcome",
  `update message_changes set state = $state, failure_code = $failureCode,
     provider_message_id = coalesce($providerMessageId, provider_message_id)
   where venue_id = $venueId and change_id = $changeId and state = 'sending'`,
);

/** `$isDelivered`: the guest has it, whatever was reported before. */
export const updateReportedReaction = change<
  {
    venueId: number;
    channelId: string;
    attemptId: string | null;
    providerMessageId: string;
    state: "accepted" | "failed";
    failureCode: string | null;
    isDelivered: boolean;
  },
  { message_id: string }
>(
  "update reported reaction",
  `update message_changes x set state = $state, failure_code = $failureCode, provider_message_id = $providerMessageId
   from messages m
   where x.venue_id = $venueId and x.channel_id = $channelId
     and (x.change_id = $attemptId or x.provider_message_id = $providerMessageId)
     and (x.state in ('sending', 'unknown') or ($state = 'failed' and x.state = 'accepted')
          or ($isDelivered and x.state = 'failed'))
     and ${itsMessage}
   returning m.message_id`,
);

export const listQueuedReactions = statement<{ venueId: number; channelId: string }, { change_id: string }>(
  "list queued reactions",
  `select change_id from message_changes
   where venue_id = $venueId and channel_id = $channelId and state in ('queued', 'sending')
   order by happened_at, change_id`,
);
