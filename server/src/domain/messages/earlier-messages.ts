import type { AtVenue } from "../../platform/at/index.ts";
import {
  findLastOwnText,
  selectEarlierTexts,
  selectGuestTextsSince,
  selectIdsAtChannel,
  selectToGuest,
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

/** What was written to the guest before a message, newest first. `is_published`: an answer from the venue's entries. */
export const listToGuest = (
  at: AtVenue,
  conversationId: string,
  { seq, position }: { seq: number; position: Date },
) => at.tx.rows(selectToGuest, { venueId: at.venueId, conversationId, beforeSeq: seq, before: position });

/** Our ids of messages, by the channel's. */
export async function findIdsAtChannel(
  at: AtVenue,
  quotes: readonly { channel_id: string | null; quoted_id: string | null }[],
): Promise<ReadonlyMap<string, string>> {
  const channelIds = quotes.flatMap(({ channel_id }) => channel_id ?? []);
  const providerMessageIds = quotes.flatMap(({ quoted_id }) => quoted_id ?? []);
  if (providerMessageIds.length === 0) return new Map();
  const rows = await at.tx.rows(selectIdsAtChannel, {
    venueId: at.venueId,
    channelIds: [...new Set(channelIds)],
    providerMessageIds,
  });
  return new Map(rows.map(({ provider_message_id, message_id }) => [provider_message_id, message_id]));
}

/** What the guest wrote since then, up to a message and without one, newest first. */
export const listGuestTextsSince = async (
  at: AtVenue,
  conversationId: string,
  { exceptSeq, ...range }: { since: Date; throughSeq: number; exceptSeq?: number | undefined },
): Promise<string[]> => {
  const found = { venueId: at.venueId, conversationId, exceptSeq: exceptSeq ?? null, ...range };
  return (await at.tx.rows(selectGuestTextsSince, found)).map(({ text }) => text);
};
