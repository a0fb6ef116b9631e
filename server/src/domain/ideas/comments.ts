import type { InputOf } from "@bellhop/contract/call";
import type {
  changeIdeaComment,
  commentOnIdea,
  IdeaComment,
  listIdeaComments,
} from "@bellhop/contract/ideas";
import { limits } from "@bellhop/contract/limits";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { refuse, refuseNotPossible } from "../../platform/refusal.ts";
import {
  type CommentRow,
  clearComment,
  findComment,
  insertComment,
  listComments,
  updateComment,
} from "./comments.queries.ts";
import { lockIdeas, touchIdea } from "./ideas.queries.ts";
import { viewIdea } from "./ideas.ts";
import { lockIdeaOfComment } from "./lock-ideas.ts";
import { authorOf, type Reader, requireFewWrites } from "./reader.ts";

export async function listCommentsPage(
  at: ReadingAtVenue,
  who: Reader,
  input: InputOf<typeof listIdeaComments>,
) {
  const { idea_id: ideaId, cursor, limit = limits.pageItems } = input;
  const [cursorAt, cursorId] = decodeTimeCursor(cursor, "id");
  const [rows] = await Promise.all([
    at.tx.rows(listComments, { ...readerOf(who), ideaId, cursorAt, cursorId, limit: limit + 1 }),
    // Not found if it is hidden.
    viewIdea(at, who, ideaId),
  ]);
  const { shown, next } = toPage(rows, limit, (row) => row.comment_id);
  return { items: shown.map((row) => toComment(row, who)), next_cursor: next };
}

export async function comment(at: AtVenue, who: Reader, input: InputOf<typeof commentOnIdea>) {
  const { idea_id: ideaId, new_comment_id: commentId, text } = input;
  await requireFewWrites(at, who);
  await at.tx.rows(lockIdeas, { ideaIds: [ideaId] });
  const { merged_into } = await viewIdea(at, who, ideaId);
  if (merged_into) throw refuse("wrong_state");
  const { member_id: memberId, operator_id: operatorId, isHost: isByHost } = who;
  const written = { commentId, ideaId, memberId, operatorId, isByHost, text, createdAt: at.now };
  await at.tx.maybeRow(insertComment, written);
  const seen = await viewComment(at, who, commentId);
  if (seen.author !== "you") throw refuseNotPossible("id_taken");
  return seen;
}

export async function changeOwnComment(at: AtVenue, who: Reader, input: InputOf<typeof changeIdeaComment>) {
  const { comment_id: commentId, text } = input;
  await requireFewWrites(at, who);
  const ideaId = await lockOwnComment(at, who, commentId);
  await at.tx.run(updateComment, { commentId, text, changedAt: at.now });
  await at.tx.run(touchIdea, { ideaId, changedAt: at.now });
  return viewComment(at, who, commentId);
}

export async function withdrawOwnComment(at: AtVenue, who: Reader, commentId: string) {
  await lockOwnComment(at, who, commentId);
  await at.tx.run(clearComment, { commentId, withdrawnAt: at.now });
}

/** Locks the comment's idea, so that no one else comments until the unit ends. Refuses another member's comment as not found. */
async function lockOwnComment(at: AtVenue, who: Reader, commentId: string): Promise<string> {
  const ideaId = await lockIdeaOfComment(at, commentId);
  const { author, can_change } = await viewComment(at, who, commentId);
  if (author !== "you") throw refuse("not_found");
  if (!can_change) throw refuseNotPossible("has_answers");
  return ideaId;
}

async function viewComment(at: AtVenue, who: Reader, commentId: string): Promise<IdeaComment> {
  const row = await at.tx.maybeRow(findComment, { ...readerOf(who), commentId });
  if (!row) throw refuse("not_found");
  return toComment(row, who);
}

const readerOf = (who: Reader) => ({ memberId: who.member_id, operatorId: who.operator_id });

function toComment(row: CommentRow, who: Reader): IdeaComment {
  return {
    comment_id: row.comment_id,
    text: row.text,
    author: authorOf(row, who),
    created_at: row.created_at.toISOString(),
    changed_at: row.changed_at?.toISOString() ?? null,
    can_change: row.member_id === who.member_id && row.is_last_word,
  };
}
