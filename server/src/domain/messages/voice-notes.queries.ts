import type { Media } from "@bellhop/contract/message-content";
import { change, statement } from "../../platform/db/index.ts";
import { isDeletedByGuest, mediaOfMessage } from "./fragments.ts";

/** Whether a message `m` is a guest's voice note without a result that the guest did not delete. */
const isUnheard = `m.author = 'guest' and m.content ->> 'is_voice' = 'true' and not m.content ? 'transcript'
     and (m.origin is null or not m.origin ? 'from_history')
     and not ${isDeletedByGuest("m")}`;

export const selectVoiceNote = statement<
  { venueId: number; messageId: string },
  { media: Media | null; conversation_id: string }
>(
  "find voice note",
  `select ${mediaOfMessage} as media, m.conversation_id from messages m
   where m.venue_id = $venueId and m.message_id = $messageId and ${isUnheard}`,
);

export type HeardNote = {
  conversation_id: string;
  seq: number;
  position: Date;
  created_at: Date;
  is_in_group: boolean;
};

/** Returns no row if its result was stored before, or if it was deleted. */
export const updateTranscript = change<
  { venueId: number; messageId: string; text: string; transcript: string },
  HeardNote
>(
  "store transcript of voice note",
  `update messages m set text = $text, content = m.content || jsonb_build_object('transcript', $transcript::jsonb)
   where m.venue_id = $venueId and m.message_id = $messageId and ${isUnheard}
   returning m.conversation_id, m.seq, m.position, m.created_at,
     coalesce(m.origin ? 'group_id', false) as is_in_group`,
);
