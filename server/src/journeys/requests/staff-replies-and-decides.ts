import type { InputOf } from "@bellhop/contract/call";
import type { Message, sendReply } from "@bellhop/contract/messages";
import { findRequestPlace } from "../../domain/requests/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { staffReplies } from "../staff/staff-replies.ts";
import { decide, type StaffActor } from "./staff-decides-request.ts";

/** A member answers the guest's words and decides requests with one message: all of it, or nothing. */
export function staffRepliesAndDecides(
  at: AtVenue,
  member: StaffActor,
  { decisions = [], ...reply }: InputOf<typeof sendReply>,
): Promise<Message> {
  return staffReplies(at, member, reply, {
    async alsoDo(conversation) {
      if (decisions.length === 0) return;
      const venue = await findVenue(at);
      // Requests are locked in the order of their ids, as everywhere.
      const inOrder = decisions.toSorted((one, other) => (one.request_id < other.request_id ? -1 : 1));
      for (const decision of inOrder) {
        const place = await findRequestPlace(at, decision.request_id);
        if (place.conversation_id !== conversation.conversation_id) throw refuse("not_found");
        await decide(at, member, venue, conversation, decision, reply.message_id);
      }
    },
  });
}
