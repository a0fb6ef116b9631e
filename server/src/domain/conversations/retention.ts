import type { AtVenue } from "../../platform/at/index.ts";
import { lockMessagesOfConversations } from "../messages/index.ts";
import { lockConversations, selectExpired, selectOldConversations, setGuests } from "./retention.queries.ts";

/** A conversation's place in the order in which they are due. */
type Place = { afterAt: string; afterId: string };
type Expiry = { before: Date; today: string; limit: number; after: Place | undefined };
type Taken = { conversationIds: string[]; last: Place | undefined };

const first: Place = { afterAt: "-infinity", afterId: "00000000-0000-0000-0000-000000000000" };

/**
 * Locks conversations whose last message is older than `before`, with those merged into them, until the unit ends.
 * Leaves out those in which something is still to be done. Returns their ids, and the last place that was looked at:
 * undefined once there are no more.
 */
export async function lockExpiredConversations(
  at: AtVenue,
  { before, today, limit, after = first }: Expiry,
): Promise<Taken> {
  const { venueId } = at;
  const found = await at.tx.rows(selectOldConversations, { venueId, before, limit, ...after });
  const newest = found.at(-1);
  if (!newest) return { conversationIds: [], last: undefined };
  const last = { afterAt: newest.last_at, afterId: newest.conversation_id };
  const oldIds = found.map(({ conversation_id }) => conversation_id);
  const expired = await at.tx.rows(selectExpired, { venueId, before, today, conversationIds: oldIds });
  if (expired.length === 0) return { conversationIds: [], last };
  const conversationIds = idsOf(expired);
  await lockMessagesOfConversations(at, conversationIds);
  await at.tx.run(lockConversations, { venueId, conversationIds });
  // A guest may have written while the locks were awaited.
  const still = await at.tx.rows(selectExpired, { venueId, before, today, conversationIds });
  return { conversationIds: idsOf(still), last };
}

const idsOf = (found: { conversation_id: string; merged: string[] }[]): string[] =>
  found.flatMap(({ conversation_id, merged }) => [conversation_id, ...merged]);

/** Gives each conversation to another guest, in the same order. Their own guests begin a new one with the next message. */
export const moveConversations = (at: AtVenue, conversationIds: string[], guestIds: string[]) =>
  at.tx.run(setGuests, { venueId: at.venueId, conversationIds, guestIds });
