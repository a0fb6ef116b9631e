import type { Reading, Writing } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { findIdeaOfComment } from "./comments.queries.ts";
import { lockIdeas } from "./ideas.queries.ts";

/** The lock that votes, comments and merges take. Refused if there is no such idea. */
export async function lock(at: Writing, ideaIds: string[]) {
  const locked = await at.tx.rows(lockIdeas, { ideaIds });
  if (locked.length < ideaIds.length) throw refuse("not_found");
}

/** Locks the comment's idea and returns its id. A merge may move the comment while the lock is awaited. */
export async function lockIdeaOfComment(at: Writing, commentId: string): Promise<string> {
  for (;;) {
    const { idea_id } = await ideaOfComment(at, commentId);
    await lock(at, [idea_id]);
    if ((await ideaOfComment(at, commentId)).idea_id === idea_id) return idea_id;
  }
}

async function ideaOfComment(at: Reading, commentId: string) {
  const found = await at.tx.maybeRow(findIdeaOfComment, { commentId });
  if (!found) throw refuse("not_found");
  return found;
}
