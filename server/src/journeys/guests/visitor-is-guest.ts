import { broadcastConversation, findHeldConversation } from "../../domain/conversations/index.ts";
import { lockGuests, openConflict, setVerifiedAs } from "../../domain/guests/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";

/**
 * Records that a visitor of the guest page is this guest: deletion and export treat both as one person. Suggests the
 * merge to staff if the visitor has written.
 */
export async function visitorIsGuest(at: AtVenue, visitorId: string, guestId: string) {
  if (visitorId === guestId) return;
  await lockGuests(at, [visitorId, guestId]);
  if (!(await setVerifiedAs(at, visitorId, guestId))) return;
  const conversation = await findHeldConversation(at, visitorId);
  if (conversation) await suggestMerge(at, visitorId, guestId, conversation.conversation_id);
}

/** Staff see it at both conversations, once. */
export async function suggestMerge(at: AtVenue, visitorId: string, guestId: string, conversationId: string) {
  const { isNew } = await openConflict(at, { guestId, otherGuestId: visitorId, cause: "page" });
  if (!isNew) return;
  broadcastConversation(at, conversationId);
  const other = await findHeldConversation(at, guestId);
  if (other) broadcastConversation(at, other.conversation_id);
}
