import type { AtVenue } from "../../platform/at/index.ts";
import {
  findLastOwnText,
  selectEarlierTexts,
  selectGuestTextsSince,
  selectUnconsidered,
} from "./messages.queries.ts";

/** The guest's messages that the assistant has not considered yet, in the thread's order. */
export const listUnconsidered = (
  at: AtVenue,
  conversation: { conversation_id: string; considered_seq: number },
) =>
  at.tx.rows(selectUnconsidered, {
    venueId: at.venueId,
    conversationId: conversation.conversation_id,
    consideredSeq: conversation.considered_seq,
  });

/** The texts before a message, newest first: the context of a follow-up question. */
export const listEarlierTexts = (at: AtVenue, conversationId: string, beforeSeq: number) =>
  at.tx.rows(selectEarlierTexts, { venueId: at.venueId, conversationId, beforeSeq });

/** What was last written to the guest before a message. */
export const findLastToGuest = (at: AtVenue, conversationId: string, beforeSeq: number) =>
  at.tx.maybeRow(findLastOwnText, { venueId: at.venueId, conversationId, beforeSeq });

/** What the guest wrote since then, up to a message and without one, newest first. */
export const listGuestTextsSince = async (
  at: AtVenue,
  conversationId: string,
  { exceptSeq, ...range }: { since: Date; throughSeq: number; exceptSeq?: number | undefined },
): Promise<string[]> => {
  const found = { venueId: at.venueId, conversationId, exceptSeq: exceptSeq ?? null, ...range };
  return (await at.tx.rows(selectGuestTextsSince, found)).map(({ text }) => text);
};
