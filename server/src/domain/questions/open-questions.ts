import type { GuestRequest, HandOverReason } from "@bellhop/contract/messages";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  countOpenQuestions,
  findLastReason,
  findOpenEmergency,
  insertHandOverRow,
  updateAllSettled,
  updateOnlySettled,
  updateOpenEmergency,
  updateSettled,
} from "./hand-overs.queries.ts";

export type HandOver = {
  reason: HandOverReason;
  about: string;
  request?: GuestRequest | undefined;
  /** For a reply: the question it answers. */
  asked?: string | undefined;
};

/** Records a hand-over. With `isOpen` it is an open question until staff answer it or mark it as answered. */
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
 * Puts these words before those of the newest emergency that is still open. Returns all of them, as far as there
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

type Question = { conversationId: string; questionId: string };

/** Does nothing if the question is answered already. */
export const markQuestionAnswered = (at: AtVenue, question: Question, settledBy: string) =>
  updateQuestion(at, question, { settledAt: at.now, settledBy });

/** Does nothing if the question is open. */
export const markQuestionUnanswered = (at: AtVenue, question: Question) =>
  updateQuestion(at, question, { settledAt: null, settledBy: null });

const updateQuestion = (
  { tx, venueId }: AtVenue,
  { conversationId, questionId }: Question,
  settled: { settledAt: Date | null; settledBy: string | null },
) => tx.run(updateSettled, { venueId, conversationId, handOverId: questionId, ...settled });

/** Marks the open question as answered if there is just one, and it is not an emergency. */
export const markOnlyQuestionAnswered = (at: AtVenue, conversationId: string, settledBy: string) =>
  at.tx.run(updateOnlySettled, { venueId: at.venueId, conversationId, settledAt: at.now, settledBy });

/** Marks all open questions as answered. */
export const markAllQuestionsAnswered = (at: AtVenue, conversationId: string, settledBy: string) =>
  at.tx.run(updateAllSettled, { venueId: at.venueId, conversationId, settledAt: at.now, settledBy });

/** True if an emergency of the conversation is still open. */
export async function hasEmergency(at: AtVenue, conversationId: string): Promise<boolean> {
  return (await at.tx.row(findOpenEmergency, { venueId: at.venueId, conversationId })).is_open;
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
