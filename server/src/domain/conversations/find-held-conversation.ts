import type { ReadingAtVenue } from "../../platform/at/index.ts";
import {
  type HeldConversation,
  type HeldSince,
  selectHeldConversation,
  selectHold,
} from "./find-held-conversation.queries.ts";

/** The guest's conversation and who holds it; undefined if there is none. */
export const findHeldConversation = (
  at: ReadingAtVenue,
  guestId: string,
): Promise<HeldConversation | undefined> =>
  at.tx.maybeRow(selectHeldConversation, { venueId: at.venueId, guestId });

/** Who holds a conversation, and since when its guest waits; undefined if it is gone. */
export const findHold = (at: ReadingAtVenue, conversationId: string): Promise<HeldSince | undefined> =>
  at.tx.maybeRow(selectHold, { venueId: at.venueId, conversationId });
