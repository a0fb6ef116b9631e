import { change } from "../../platform/db/index.ts";
import { visibleToGuest } from "./fragments.ts";

/** Marks what the page has shown as read, up to a message. Returns what changed. */
export const updateReadOnPage = change<
  { venueId: number; conversationId: string; channelId: string | null; throughId: string },
  { message_id: string }
>(
  "mark messages read on the guest page",
  `update messages m set state = 'read'
   from messages through
   where through.venue_id = $venueId and through.message_id = $throughId
     and through.conversation_id = m.conversation_id and m.author in ('staff', 'assistant', 'rule')
     and m.state in ('accepted', 'sent', 'delivered') and m.position <= through.position
     and ${visibleToGuest} and m.conversation_id = $conversationId
   returning m.message_id`,
);

/** Rates an answer of the assistant. Returns no row if the rating is the same, or if the message is no answer. */
export const updateHelpful = change<
  { venueId: number; messageId: string; isHelpful: boolean | null },
  { message_id: string }
>(
  "rate answer",
  `update messages set is_helpful = $isHelpful
   where venue_id = $venueId and message_id = $messageId and author = 'assistant' and is_answer and kind <> 'erased'
     and is_helpful is distinct from $isHelpful::boolean
   returning message_id`,
);
