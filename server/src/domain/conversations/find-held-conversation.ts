import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { type HeldConversation, selectHeldConversation } from "./find-held-conversation.queries.ts";

/** The guest's conversation and who holds it; undefined if there is none. */
export const findHeldConversation = (
  at: ReadingAtVenue,
  guestId: string,
): Promise<HeldConversation | undefined> =>
  at.tx.maybeRow(selectHeldConversation, { venueId: at.venueId, guestId });
