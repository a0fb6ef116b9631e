import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { listStayRatings } from "@bellhop/contract/stay-ratings";
import type { Score } from "@bellhop/language/intents";
import { hasQuestionMark } from "@bellhop/language/text";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeCursor, encodeCursor } from "../../platform/cursor.ts";
import {
  addReply,
  countScores,
  deleteOldRatings,
  eraseRatings,
  lockToReview,
  type RatingRow,
  type SurveyRow,
  selectLastSurvey,
  selectRating,
  selectRatings,
  selectRatingsIn,
  selectRatingsOf,
  selectSurvey,
  selectToReview,
  selectWrittenSince,
  setReviewSent,
  upsertRating,
} from "./stay-ratings.queries.ts";

const dayMs = 86_400_000;
/** So long after the message that asked, an answer is a rating. */
const ratingDays = 14;
/** The link to review the venue publicly follows a rating after this pause: the guest may write more. */
const reviewPauseMs = 60_000;

export const askedSince = (now: Date): Date => new Date(now.getTime() - ratingDays * dayMs);

/**
 * A message that asked for the rating. `isNamed`: the guest answered it certainly, by a button, a form or a quote.
 * `isNext`: nothing was written to the guest since. Else the assistant only answered, and asked nothing.
 */
export type Survey = SurveyRow & { isNamed: boolean; isNext: boolean };

type Reply = {
  conversationId: string;
  channelId: string;
  /** The place of the guest's message. */
  beforeSeq: number;
  /** The message that a form of the guest page answers. */
  ratedId: string | null;
  /** The channel's id of the message that was quoted. */
  quotedId: string | null;
};

/** What a guest's message may rate; undefined if no one asked, or asked something else since. */
export async function findSurvey(
  at: AtVenue,
  { conversationId, channelId, beforeSeq, ratedId, quotedId }: Reply,
): Promise<Survey | undefined> {
  const where = { venueId: at.venueId, conversationId, since: askedSince(at.now) };
  if (ratedId !== null || quotedId !== null) {
    const named = { ...where, channelId, messageId: ratedId, providerId: quotedId };
    const found = await at.tx.maybeRow(selectSurvey, named);
    return found && { ...found, isNamed: true, isNext: true };
  }
  const last = await at.tx.maybeRow(selectLastSurvey, where);
  if (!last || last.is_staying_again) return undefined;
  const written = await at.tx.rows(selectWrittenSince, {
    ...{ venueId: at.venueId, conversationId, beforeSeq },
    afterSeq: last.seq,
  });
  const isOpen = written.every(({ author, text }) => author === "assistant" && !hasQuestionMark(text));
  return isOpen ? { ...last, isNamed: false, isNext: written.length === 0 } : undefined;
}

/** Whether the guest was asked for a rating, and has not rated since. */
export async function isRatingAwaited(at: ReadingAtVenue, conversationId: string): Promise<boolean> {
  const where = { venueId: at.venueId, conversationId, since: askedSince(at.now) };
  const last = await at.tx.maybeRow(selectLastSurvey, where);
  return last !== undefined && (await findRating(at, last.asked_id)) === undefined;
}

export const findRating = (at: ReadingAtVenue, askedId: string): Promise<RatingRow | undefined> =>
  at.tx.maybeRow(selectRating, { venueId: at.venueId, askedId });

export type NewRating = {
  survey: Survey;
  score: Score | null;
  isBad: boolean;
  comment: string;
  way: "reply" | "page";
  replyId: string;
  complaintId: string | null;
};

/** Stores a rating, in place of the earlier one of the same stay. */
export const storeRating = (at: AtVenue, { survey, ...rating }: NewRating): Promise<unknown> =>
  at.tx.run(upsertRating, {
    ...rating,
    venueId: at.venueId,
    askedId: survey.asked_id,
    ruleId: survey.rule_id,
    reservationId: survey.reservation_id,
    guestId: survey.guest_id,
    ratedAt: at.now,
  });

/** Notes a message that rated the same again. */
export const noteRepeat = (at: AtVenue, askedId: string, replyId: string): Promise<unknown> =>
  at.tx.run(addReply, { venueId: at.venueId, askedId, replyId });

export const listRatingsIn = (at: ReadingAtVenue, messageIds: string[]): Promise<RatingRow[]> =>
  at.tx.rows(selectRatingsIn, { venueId: at.venueId, messageIds, since: askedSince(at.now) });

const cursorForm =
  /^([1-9]\d{3}-\d\d-\d\dT\d\d:\d\d:\d\d\.\d{6}Z) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export async function listRatings(
  at: ReadingAtVenue,
  { rule_id, guest_id, cursor, limit = limits.pageItems }: InputOf<typeof listStayRatings>,
): Promise<OutputOf<typeof listStayRatings>> {
  const [beforeAt = null, beforeId = null] = decodeCursor(cursor, cursorForm) ?? [];
  const rows = await at.tx.rows(selectRatings, {
    venueId: at.venueId,
    ruleId: rule_id ?? null,
    guestId: guest_id ?? null,
    ...{ beforeAt, beforeId, limit: limit + 1 },
  });
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return {
    items: shown.map(({ cursor_at: _, earlier, rated_at, review_sent_at, ...row }) => ({
      ...row,
      rated_at: rated_at.toISOString(),
      review_sent_at: review_sent_at?.toISOString() ?? null,
      earlier: earlier.map((one) => ({ ...one, at: new Date(one.at).toISOString() })),
    })),
    next_cursor: last ? encodeCursor(`${last.cursor_at} ${last.asked_id}`) : null,
  };
}

export type Scores = { scores: number[]; without_score: number };

/** By rule: how many gave each score, from 1 to 5, and how many complained without one. */
export async function readScores(at: ReadingAtVenue, since: Date): Promise<Map<string, Scores>> {
  const found = new Map<string, Scores>();
  for (const { rule_id, score, count } of await at.tx.rows(countScores, { venueId: at.venueId, since })) {
    const own = found.get(rule_id) ?? { scores: [0, 0, 0, 0, 0], without_score: 0 };
    if (score === null) own.without_score = count;
    else own.scores[score - 1] = count;
    found.set(rule_id, own);
  }
  return found;
}

const reviewSpan = ({ venueId, now }: Pick<ReadingAtVenue, "venueId"> & { now: Date }) => ({
  venueId,
  since: askedSince(now),
  until: new Date(now.getTime() - reviewPauseMs),
});

/** Guests who rated, and may get the link to review the venue publicly now, whatever they rated. */
export const listToReview = (at: ReadingAtVenue) => at.tx.rows(selectToReview, reviewSpan(at));

/** The same for one rating, which is locked; undefined if it is no longer so. */
export const lockIfToReview = (at: AtVenue, askedId: string) =>
  at.tx.maybeRow(lockToReview, { ...reviewSpan(at), askedId });

export const noteReviewSent = (at: AtVenue, askedId: string, messageId: string) =>
  at.tx.run(setReviewSent, { venueId: at.venueId, askedId, messageId, sentAt: at.now });

export const eraseRatingsOf = (at: AtVenue, guestIds: string[]) =>
  at.tx.run(eraseRatings, { venueId: at.venueId, guestIds });

/** Returns how many were deleted. */
export const deleteRatingsBefore = async (at: AtVenue, before: Date, limit: number): Promise<number> =>
  (await at.tx.row(deleteOldRatings, { venueId: at.venueId, before, limit })).count;

export const exportRatings = (at: ReadingAtVenue, guestIds: string[]) =>
  at.tx.rows(selectRatingsOf, { venueId: at.venueId, guestIds });
