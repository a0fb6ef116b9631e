import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  type Conversation,
  insertConversation,
  lockConversation,
  lockConversationOfAddress,
  lockConversationOfGuest,
  setConsidered,
  setHolder,
} from "./conversations.queries.ts";

/** Locks the conversation of an address, before the guest is known; undefined if there is none yet. */
export function takeConversationOfAddress(
  at: AtVenue,
  address: { phone: string | null; whatsappUserId: string | null },
): Promise<Conversation | undefined> {
  return at.tx.maybeRow(lockConversationOfAddress, {
    venueId: at.venueId,
    phone: address.phone,
    whatsappUserId: address.whatsappUserId,
  });
}

/** The guest's conversation with the venue, locked until the unit ends; a new one is the assistant's. */
export async function openConversation(
  at: AtVenue,
  guestId: string,
  channelId: string,
): Promise<Conversation> {
  const known = await at.tx.maybeRow(lockConversationOfGuest, { venueId: at.venueId, guestId });
  if (known) return known;
  await at.tx.run(insertConversation, {
    venueId: at.venueId,
    conversationId: newId(),
    guestId,
    channelId,
    heldBy: "assistant",
    createdAt: at.now,
  });
  return at.tx.row(lockConversationOfGuest, { venueId: at.venueId, guestId });
}

/** Locks the conversation until the transaction ends, so that its messages are processed one after the other. */
export async function takeConversation(at: AtVenue, conversationId: string): Promise<Conversation> {
  const conversation = await at.tx.maybeRow(lockConversation, { venueId: at.venueId, conversationId });
  if (!conversation) throw refuse("not_found");
  return conversation;
}

type Member = { member_id: string; name: string };

/** Gives the conversation to a member, or to staff in general (null). The assistant is silent until it is handed back. */
export async function giveToStaff(at: AtVenue, conversation: Conversation, member: Member | null) {
  await at.tx.run(setHolder, {
    venueId: at.venueId,
    conversationId: conversation.conversation_id,
    heldBy: "staff",
    holderMemberId: member?.member_id ?? null,
    holderName: member?.name ?? null,
    heldSince: at.now,
    state: "open",
  });
  conversation.held_by = "staff";
  conversation.holder_member_id = member?.member_id ?? null;
  conversation.state = "open";
}

/** The assistant answers from the guest's next message on, not the messages before. */
export async function giveToAssistant(at: AtVenue, conversation: Conversation, state: "open" | "done") {
  await at.tx.run(setHolder, {
    venueId: at.venueId,
    conversationId: conversation.conversation_id,
    heldBy: "assistant",
    holderMemberId: null,
    holderName: null,
    heldSince: at.now,
    state,
  });
  await at.tx.run(setConsidered, {
    venueId: at.venueId,
    conversationId: conversation.conversation_id,
    consideredSeq: conversation.last_seq,
  });
  conversation.held_by = "assistant";
  conversation.holder_member_id = null;
  conversation.state = state;
}
