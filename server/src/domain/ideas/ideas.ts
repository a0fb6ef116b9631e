import type { InputOf } from "@bellhop/contract/call";
import { activeStatuses, ideaStatuses } from "@bellhop/contract/idea-lists";
import type {
  changeIdea,
  Idea,
  listIdeas as listCall,
  suggestIdea,
  WholeIdea,
} from "@bellhop/contract/ideas";
import { limits } from "@bellhop/contract/limits";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeCursor, decodeTimeCursor, encodeCursor } from "../../platform/cursor.ts";
import { refuse, refuseNotPossible } from "../../platform/refusal.ts";
import { foldedText, wordsToFindWithin } from "../../platform/search-terms.ts";
import {
  clearIdea,
  findIdea,
  type IdeaRow,
  insertIdea,
  listIdeas,
  lockIdeas,
  touchIdea,
  updateIdea,
} from "./ideas.queries.ts";
import { authorOf, type Reader, requireFewWrites } from "./reader.ts";
import { insertVote } from "./votes.queries.ts";

const votesAndId = /^(\d{1,9}) ([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})$/;

export async function listIdeasPage(at: ReadingAtVenue, who: Reader, input: InputOf<typeof listCall>) {
  const { sort = "votes", status, search, cursor, limit = limits.pageItems } = input;
  const [place = null, cursorId = null] =
    sort === "votes" ? (decodeCursor(cursor, votesAndId) ?? []) : decodeTimeCursor(cursor, "id");
  const rows = await at.tx.rows(listIdeas[sort], {
    ...readerOf(at, who),
    statuses: status === "active" ? activeStatuses : status ? [status] : ideaStatuses,
    words: wordsToFindWithin(search),
    place,
    cursorId,
    limit: limit + 1,
  });
  const items = rows.slice(0, limit);
  const last = items.at(-1);
  return {
    items: items.map((row) => toIdea(row, who)),
    next_cursor: rows.length > limit && last ? encodeCursor(`${last.cursor_at} ${last.idea_id}`) : null,
  };
}

export async function viewIdea(at: ReadingAtVenue, who: Reader, ideaId: string): Promise<WholeIdea> {
  const row = await at.tx.maybeRow(findIdea, { ...readerOf(at, who), ideaId });
  if (!row) throw refuse("not_found");
  const isUntouched = row.votes === row.own_votes && row.others_comments === 0 && row.status === "open";
  const { into_id, into_title } = row;
  return {
    ...toIdea(row, who),
    can_change: row.member_id === who.member_id && isUntouched && into_id === null,
    merged_into: into_id !== null && into_title !== null ? { idea_id: into_id, title: into_title } : null,
  };
}

export async function suggest(at: AtVenue, who: Reader, input: InputOf<typeof suggestIdea>) {
  const { new_idea_id: ideaId, title, text } = input;
  await requireFewWrites(at, who);
  const { member_id: memberId, operator_id: operatorId, isHost: isByHost } = who;
  const words = foldedText(title, text);
  const idea = { ideaId, operatorId, memberId, isByHost, title, text, words, createdAt: at.now };
  const added = await at.tx.maybeRow(insertIdea, idea);
  if (added) await at.tx.run(insertVote, voteOf(at, who, ideaId));
  const seen = await viewIdea(at, who, ideaId);
  if (!added && seen.author !== "you") throw refuseNotPossible("id_taken");
  return seen;
}

export async function changeOwnIdea(at: AtVenue, who: Reader, input: InputOf<typeof changeIdea>) {
  const { idea_id: ideaId, title, text } = input;
  await requireFewWrites(at, who);
  await lockOwnIdea(at, who, ideaId);
  await at.tx.run(updateIdea, { ideaId, title, text, words: foldedText(title, text) });
  await at.tx.run(touchIdea, { ideaId, changedAt: at.now });
  return viewIdea(at, who, ideaId);
}

export async function withdrawOwnIdea(at: AtVenue, who: Reader, ideaId: string) {
  await lockOwnIdea(at, who, ideaId);
  await at.tx.run(clearIdea, { ideaId, withdrawnAt: at.now });
}

/** Refuses another member's idea as not found, and the member's own once others have voted or commented. */
async function lockOwnIdea(at: AtVenue, who: Reader, ideaId: string) {
  await at.tx.rows(lockIdeas, { ideaIds: [ideaId] });
  const idea = await viewIdea(at, who, ideaId);
  if (idea.author !== "you") throw refuse("not_found");
  if (!idea.can_change) throw refuseNotPossible("has_answers");
}

export const voteOf = (at: AtVenue, who: Reader, ideaId: string) => ({
  ideaId,
  memberId: who.member_id,
  operatorId: who.operator_id,
  venueId: at.venueId,
  votedAt: at.now,
});

const readerOf = (at: ReadingAtVenue, who: Reader) => ({
  venueId: at.venueId,
  memberId: who.member_id,
  operatorId: who.operator_id,
});

function toIdea(row: IdeaRow, who: Reader): Idea {
  const { idea_id, title, text, status, note, votes, comments, has_voted } = row;
  return {
    idea_id,
    title,
    text,
    status,
    note,
    votes,
    comments,
    has_voted,
    author: authorOf(row, who),
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at.toISOString(),
    status_since: row.status_since.toISOString(),
  };
}
