import type { AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { dropDrafts } from "../answer-drafts/index.ts";
import { noteChange } from "../notifications/index.ts";
import {
  type Conversation,
  insertConversation,
  selectConversationForUpdate,
  selectConversationOfAddressForUpdate,
  selectConversationOfGuestForUpdate,
  selectHeldBy,
  setHolder,
  updateTranslated,
} from "./conversations.queries.ts";
import { markConsidered } from "./waiting.ts";

type AddressKeys = { phones: string[]; whatsappUserId: string | null; parentId: string | null };

/**
 * Locks the conversation of the guest with one of these addresses until the unit ends; undefined if there is none. Staff
 * may have merged it while its lock was awaited.
 */
export function lockConversationOfAddress(
  at: AtVenue,
  address: AddressKeys,
): Promise<Conversation | undefined> {
  // Not awaited here: of pipelined statements, the first to fail must be the first to reject.
  return at.tx.maybeRow(selectConversationOfAddressForUpdate, { venueId: at.venueId, ...address });
}

/** Staff may have merged the conversation while its lock was awaited. */
async function unmerged<Found extends Conversation | undefined>(at: AtVenue, found: Found): Promise<Found> {
  return found?.merged_into ? ((await lockConversation(at, found.merged_into)) as Found) : found;
}

/** Locks the guest's conversation until the unit ends. A new one is held by the assistant. */
export async function openConversation(
  at: AtVenue,
  guestId: string,
  channelId: string,
): Promise<Conversation> {
  const known = await at.tx.maybeRow(selectConversationOfGuestForUpdate, { venueId: at.venueId, guestId });
  if (known) return unmerged(at, known);
  await at.tx.run(insertConversation, {
    venueId: at.venueId,
    conversationId: newId(),
    guestId,
    channelId,
    heldBy: "assistant",
    createdAt: at.now,
  });
  const opened = await at.tx.maybeRow(selectConversationOfGuestForUpdate, { venueId: at.venueId, guestId });
  if (!opened) throw new GuestDeletedMeanwhile();
  return opened;
}

/** The unit is repeated, as after a conflict of the database: the guest is unknown then. */
class GuestDeletedMeanwhile extends Error {
  readonly code = "40001";
}

/** Like `lockConversation`, for jobs: undefined if the guest was deleted. */
export const lockConversationIfAny = (
  at: AtVenue,
  conversationId: string,
): Promise<Conversation | undefined> =>
  at.tx.maybeRow(selectConversationForUpdate, { venueId: at.venueId, conversationId });

/** Locks the conversation until the unit ends, so that its changes take turns. Refused if there is none with this id. */
export async function lockConversation(at: AtVenue, conversationId: string): Promise<Conversation> {
  const conversation = await lockConversationIfAny(at, conversationId);
  if (!conversation) throw refuse("not_found");
  return conversation;
}

type Member = { member_id: string; name: string };

export const setTranslated = (at: AtVenue, conversationId: string, isTranslated: boolean) =>
  at.tx.run(updateTranslated, { venueId: at.venueId, conversationId, isTranslated });

/**
 * Staff answer from now on: this member, or (null) the first to take over. The assistant is silent until handed back, and
 * its draft is dropped.
 */
export async function giveToStaff(at: AtVenue, conversation: Conversation, member: Member | null) {
  await dropDrafts(at, [conversation.conversation_id]);
  await at.tx.run(setHolder, {
    venueId: at.venueId,
    conversationId: conversation.conversation_id,
    heldBy: "staff",
    holderMemberId: member?.member_id ?? null,
    holderName: member?.name ?? null,
    heldSince: at.now,
    state: "open",
  });
  await noteChange(at, { kind: "conversation", id: conversation.conversation_id });
  conversation.held_by = "staff";
  conversation.holder_member_id = member?.member_id ?? null;
  conversation.state = "open";
}

/** The assistant answers from the guest's next message on, and none of the earlier ones. */
export async function giveToAssistant(at: AtVenue, conversation: Conversation, state: "open" | "done") {
  await dropDrafts(at, [conversation.conversation_id]);
  await at.tx.run(setHolder, {
    venueId: at.venueId,
    conversationId: conversation.conversation_id,
    heldBy: "assistant",
    holderMemberId: null,
    holderName: null,
    heldSince: at.now,
    state,
  });
  await markConsidered(at, conversation.conversation_id, conversation.last_seq);
  await noteChange(at, { kind: "conversation", id: conversation.conversation_id });
  conversation.held_by = "assistant";
  conversation.holder_member_id = null;
  conversation.state = state;
}

/** Locks the open conversations that the member holds. */
export async function lockHeldBy(at: AtVenue, memberId: string): Promise<Conversation[]> {
  const rows = await at.tx.rows(selectHeldBy, { venueId: at.venueId, memberId });
  const held: Conversation[] = [];
  for (const { conversation_id } of rows) {
    const conversation = await lockConversationIfAny(at, conversation_id);
    if (conversation?.holder_member_id === memberId) held.push(conversation);
  }
  return held;
}
