import { firstKnown, statement } from "../../platform/db/index.ts";
import { hasDraft } from "../answer-drafts/index.ts";

export type HeldConversation = {
  conversation_id: string;
  held_by: "assistant" | "staff";
  holder_name: string | null;
};

/** Finds the conversation of the guest, or of the guest whom staff merged them into. */
export const selectHeldConversation = statement<{ venueId: number; guestId: string }, HeldConversation>(
  "find conversation of guest",
  `select c.conversation_id, c.held_by, c.holder_name
   from guests g join conversations c on c.venue_id = g.venue_id and c.guest_id = ${firstKnown("g.merged_into", "g.guest_id")}
   where g.venue_id = $venueId and g.guest_id = $guestId and c.erased_at is null`,
);

export type HeldSince = {
  held_by: "assistant" | "staff";
  holder_member_id: string | null;
  held_since: Date;
  waiting_since: Date | null;
  guest_id: string;
  has_draft: boolean;
};

export const selectHold = statement<{ venueId: number; conversationId: string }, HeldSince>(
  "find hold of conversation",
  `select held_by, holder_member_id, held_since, waiting_since, guest_id,
     ${hasDraft("venue_id", "conversation_id")} as has_draft from conversations
   where venue_id = $venueId and conversation_id = $conversationId and merged_into is null and erased_at is null`,
);
