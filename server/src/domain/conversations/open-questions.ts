import type { GuestRequest, HandOverReason } from "@bellhop/contract/messages";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  countOpenQuestions,
  findLastReason,
  findRecentHandOver,
  insertHandOverRow,
  settleHandOver,
  settleHandOvers,
  settleOnlyHandOver,
  updateOpenEmergency,
} from "./hand-overs.queries.ts";

export type HandOver = {
  reason: HandOverReason;
  about: string;
  request?: GuestRequest | undefined;
  /** For a reply: the question it answers. */
  asked?: string | undefined;
};

/** Records a hand-over. With `isOpen` it is an open question until staff settle it. */
export const insertHandOver = (
  at: AtVenue,
  conversationId: string,
  { reason, about, request, asked }: HandOver,
  isOpen: boolean,
) =>
  at.tx.run(insertHandOverRow, {
    venueId: at.venueId,
    handOverId: newId(),
    conversationId,
    reason,
    about,
    request: request ? JSON.stringify(request) : null,
    asked: asked ?? null,
    handedOverAt: at.now,
    settledAt: isOpen ? null : at.now,
  });

/**
 * Puts these words before those of the newest emergency that staff have not settled. Returns all of them, as far as there
 * is room; undefined if there is no such emergency.
 */
export const addEmergencyWords = async (
  at: AtVenue,
  { conversationId, about, characters }: { conversationId: string; about: string; characters: number },
): Promise<string | undefined> =>
  (await at.tx.maybeRow(updateOpenEmergency, { venueId: at.venueId, conversationId, about, characters }))
    ?.about;

export async function countOpen(at: AtVenue, conversationId: string): Promise<number> {
  return (await at.tx.row(countOpenQuestions, { venueId: at.venueId, conversationId })).open;
}

type Settling = { conversationId: string; questionId: string };

/** Settles a question, or opens it again without `by`. Does nothing if it is so already. */
export const setSettled = (at: AtVenue, { conversationId, questionId }: Settling, by: string | null) =>
  at.tx.run(settleHandOver, {
    venueId: at.venueId,
    conversationId,
    handOverId: questionId,
    settledAt: by === null ? null : at.now,
    settledBy: by,
  });

/** Settles the open question if there is just one. An emergency is never settled by a reply. */
export const settleOnly = (at: AtVenue, conversationId: string, settledBy: string) =>
  at.tx.run(settleOnlyHandOver, { venueId: at.venueId, conversationId, settledAt: at.now, settledBy });

export const settleAll = (at: AtVenue, conversationId: string, settledBy: string) =>
  at.tx.run(settleHandOvers, { venueId: at.venueId, conversationId, settledAt: at.now, settledBy });

export async function wasHandedOverSince(
  at: AtVenue,
  conversationId: string,
  reason: HandOverReason,
  since: Date,
): Promise<boolean> {
  const found = await at.tx.maybeRow(findRecentHandOver, {
    venueId: at.venueId,
    conversationId,
    reason,
    since,
  });
  return found !== undefined;
}

const reasonsKeptMs = 30 * 86_400_000;

/** Why the assistant last handed over a question in these words. */
export async function findHandOverReason(
  at: ReadingAtVenue,
  about: string,
): Promise<HandOverReason | undefined> {
  const since = new Date(at.now.getTime() - reasonsKeptMs);
  return (await at.tx.maybeRow(findLastReason, { venueId: at.venueId, about, since }))?.reason;
}
