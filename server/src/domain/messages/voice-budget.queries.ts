import { change, statement } from "../../platform/db/index.ts";

/** Since the beginning of the venue's calendar month, and since that of its day in one conversation. */
export const sumTranscribedSeconds = statement<
  { venueId: number; today: string; timezone: string; conversationId: string | null },
  { month_seconds: number; guest_seconds: number }
>(
  "sum transcribed seconds",
  `select coalesce(sum(seconds), 0)::int as month_seconds,
     coalesce(sum(seconds) filter (
       where conversation_id = $conversationId::uuid
         and sent_at >= $today::date::timestamp at time zone $timezone), 0)::int as guest_seconds
   from transcribed_notes
   where venue_id = $venueId and sent_at >= date_trunc('month', $today::date::timestamp) at time zone $timezone`,
);

/** Returns no row if the message is counted already. */
export const insertTranscribedNote = change<{
  venueId: number;
  messageId: string;
  conversationId: string;
  seconds: number;
  sentAt: Date;
}>(
  "count transcribed note",
  `insert into transcribed_notes (venue_id, message_id, conversation_id, seconds, sent_at)
   values ($venueId, $messageId, $conversationId, $seconds, $sentAt)
   on conflict (venue_id, message_id) do nothing`,
);

export const findTranscribedNote = statement<{ venueId: number; messageId: string }, { is_counted: boolean }>(
  "find transcribed note",
  `select exists (select from transcribed_notes where venue_id = $venueId and message_id = $messageId) as is_counted`,
);

export const deleteTranscribedNote = change<{ venueId: number; messageId: string }>(
  "take back transcribed note",
  "delete from transcribed_notes where venue_id = $venueId and message_id = $messageId",
);

export const deleteOldTranscribedNotes = change<{ venueId: number; until: Date; limit: number }>(
  "delete old transcribed notes",
  `delete from transcribed_notes where venue_id = $venueId and message_id in (
     select message_id from transcribed_notes where venue_id = $venueId and sent_at <= $until
     order by sent_at limit $limit for update)`,
);
