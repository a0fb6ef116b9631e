import type { GuestRequest, HandOverReason } from "@bellhop/contract/messages";
import { answeredBy } from "@bellhop/language/intents";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import {
  countOpenQuestions,
  findLastReason,
  insertHandOverRow,
  selectOldestOpen,
  selectOpenEmergency,
  selectOpenQuestions,
  selectOpenRequestQuestion,
  selectOpenRequestQuestions,
  selectPlaceOfQuestion,
  selectSettledWith,
  updateAllSettled,
  updateOpenEmergency,
  updateSettled,
} from "./hand-overs.queries.ts";

export type HandOver = {
  reason: HandOverReason;
  about: string;
  request?: GuestRequest | undefined;
  /** For a reply: the question it answers. */
  asked?: string | undefined;
  /** For what is no text: the channel's word for it. Only the thread shows it. */
  sent?: string | undefined;
};

/** Longer words are cut, except those of an emergency. */
export const aboutCharacters = 300;

/** Records a hand-over. With `isOpen` it is an open question until staff answer it or mark it as answered. */
export const insertHandOver = (
  at: AtVenue,
  conversationId: string,
  { reason, about, request, asked }: HandOver,
  isOpen: boolean,
  handOverId = newId(),
) =>
  at.tx.run(insertHandOverRow, {
    venueId: at.venueId,
    handOverId,
    conversationId,
    reason,
    about,
    request: request ? JSON.stringify(request) : null,
    asked: asked ?? null,
    handedOverAt: at.now,
    settledAt: isOpen ? null : at.now,
  });

type EmergencyWords = { conversationId: string; about: string; characters: number; isNew: boolean };

/**
 * Puts these words before those of the newest emergency that is still open. `isNew`: they report another danger, so the
 * emergency counts as reported now. Returns all words, as far as there is room; undefined if there is no such emergency.
 */
export async function addEmergencyWords(
  at: AtVenue,
  { isNew, ...words }: EmergencyWords,
): Promise<string | undefined> {
  const reportedAt = isNew ? at.now : null;
  const row = await at.tx.maybeRow(updateOpenEmergency, { venueId: at.venueId, reportedAt, ...words });
  return row?.about;
}

/** What guests wrote about their oldest open question, by conversation. */
export async function listOldestOpen(
  at: ReadingAtVenue,
  conversationIds: string[],
): Promise<Map<string, string>> {
  const rows = await at.tx.rows(selectOldestOpen, { venueId: at.venueId, conversationIds });
  return new Map(rows.map(({ conversation_id, about }) => [conversation_id, about]));
}

/** When the guest last reported a danger that is still open; null if there is none. */
export const findOpenEmergency = async (at: ReadingAtVenue, conversationId: string): Promise<Date | null> =>
  (await at.tx.row(selectOpenEmergency, { venueId: at.venueId, conversationId })).reported_at;

/** The conversation of a request that was handed over and is still open; undefined otherwise. */
export const findOpenRequestQuestion = async (
  at: ReadingAtVenue,
  questionId: string,
): Promise<string | undefined> =>
  (await at.tx.maybeRow(selectOpenRequestQuestion, { venueId: at.venueId, questionId }))?.conversation_id;

/** The requests that were handed over and are still open, oldest first. */
export const listOpenRequestQuestions = (at: ReadingAtVenue, conversationId: string) =>
  at.tx.rows(selectOpenRequestQuestions, { venueId: at.venueId, conversationId });

/** The conversation in which it was handed over; undefined if there is no such question. */
export const findPlaceOfQuestion = async (
  at: ReadingAtVenue,
  questionId: string,
): Promise<string | undefined> =>
  (await at.tx.maybeRow(selectPlaceOfQuestion, { venueId: at.venueId, questionId }))?.conversation_id;

export async function countOpen(at: AtVenue, conversationId: string): Promise<number> {
  return (await at.tx.row(countOpenQuestions, { venueId: at.venueId, conversationId })).open;
}

type Question = { conversationId: string; questionId: string };

/** Does nothing if the question is answered already. */
export const markQuestionAnswered = (
  at: AtVenue,
  question: Question,
  settledBy: string,
  /** The reply that answers it. */
  settledWith: string | null = null,
) => updateQuestion(at, question, { settledAt: at.now, settledBy, settledWith });

/** Does nothing if the question is open. */
export const markQuestionUnanswered = (at: AtVenue, question: Question) =>
  updateQuestion(at, question, { settledAt: null, settledBy: null, settledWith: null });

const updateQuestion = (
  { tx, venueId }: AtVenue,
  { conversationId, questionId }: Question,
  settled: { settledAt: Date | null; settledBy: string | null; settledWith: string | null },
) => tx.run(updateSettled, { venueId, conversationId, handOverId: questionId, ...settled });

/** Marks the open questions as answered that a reply of staff answers (`answeredBy`). */
export async function markQuestionsAnsweredBy(
  at: AtVenue,
  conversationId: string,
  { messageId, text, quoted }: { messageId?: string; text: string; quoted?: string | undefined },
  settledBy: string,
) {
  const open = await at.tx.rows(selectOpenQuestions, { venueId: at.venueId, conversationId });
  for (const { question_id: questionId } of answeredBy(text, open, quoted))
    await markQuestionAnswered(at, { conversationId, questionId }, settledBy, messageId ?? null);
}

/** The questions that a reply answered. */
export const listAnsweredWith = async (at: ReadingAtVenue, messageId: string): Promise<string[]> =>
  (await at.tx.rows(selectSettledWith, { venueId: at.venueId, messageId })).map(
    ({ question_id }) => question_id,
  );

/** Marks all open questions as answered. */
export const markAllQuestionsAnswered = (at: AtVenue, conversationId: string, settledBy: string) =>
  at.tx.run(updateAllSettled, { venueId: at.venueId, conversationId, settledAt: at.now, settledBy });

const reasonsKeptMs = 30 * 86_400_000;

/** Why the assistant last handed over a question in these words. */
export async function findHandOverReason(
  at: ReadingAtVenue,
  about: string,
): Promise<HandOverReason | undefined> {
  const since = new Date(at.now.getTime() - reasonsKeptMs);
  return (await at.tx.maybeRow(findLastReason, { venueId: at.venueId, about, since }))?.reason;
}
