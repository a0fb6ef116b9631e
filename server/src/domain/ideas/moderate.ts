import type { IdeaStatus } from "@bellhop/contract/idea-lists";
import type { AtInstallation } from "../../platform/at/index.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import { setCommentHidden } from "./comments.queries.ts";
import { setHidden, setStatus, touchIdea } from "./ideas.queries.ts";
import { lock, lockIdeaOfComment } from "./lock-ideas.ts";
import { tellVotersQueue } from "./queues.ts";
import {
  moveComments,
  moveVotes,
  pointTo,
  recount,
  selectMergeable,
  updateVotersTold,
} from "./votes.queries.ts";

export async function changeStatus(at: AtInstallation, ideaId: string, status: IdeaStatus, note: string) {
  if (status === "declined" && note === "") throw refuseField("note", "text_missing");
  await lock(at, [ideaId]);
  const changed = await at.tx.maybeRow(setStatus, { ideaId, status, note: note || null, since: at.now });
  if (!changed) throw refuse("not_found");
  await at.tx.run(touchIdea, { ideaId, changedAt: at.now });
  if (status === "shipped" && changed.status_before !== "shipped")
    await at.enqueue(tellVotersQueue, { idea_id: ideaId }, { key: ideaId });
}

export async function merge(at: AtInstallation, fromId: string, intoId: string) {
  if (fromId === intoId) throw refuseNotPossible("same_twice");
  const ideaIds = [fromId, intoId];
  await lock(at, ideaIds);
  const mergeable = await at.tx.rows(selectMergeable, { ideaIds });
  if (mergeable.length < 2) throw refuse("wrong_state");
  await at.tx.run(moveVotes, { fromId, intoId });
  await at.tx.run(moveComments, { fromId, intoId });
  await at.tx.run(pointTo, { fromId, intoId });
  await at.tx.run(recount, { ideaIds, changedAt: at.now });
  // If the other idea is shipped, those who voted for this one are told now.
  await at.enqueue(tellVotersQueue, { idea_id: intoId }, { key: intoId });
}

export async function hide(at: AtInstallation, ideaId: string, isHidden: boolean) {
  await lock(at, [ideaId]);
  await at.tx.run(setHidden, { ideaId, hiddenAt: isHidden ? at.now : null });
}

export async function hideComment(at: AtInstallation, commentId: string, isHidden: boolean) {
  const ideaId = await lockIdeaOfComment(at, commentId);
  await at.tx.run(setCommentHidden, { commentId, hiddenAt: isHidden ? at.now : null });
  await at.tx.run(recount, { ideaIds: [ideaId], changedAt: at.now });
}

/** Marks the next voters as told and returns them. Former members are marked and left out. */
export async function markVotersTold(at: AtInstallation, ideaId: string, limit: number) {
  const rows = await at.tx.rows(updateVotersTold, { ideaId, toldAt: at.now, limit });
  const voters = rows.flatMap(({ email, name, ...more }) =>
    email !== null && name !== null ? [{ ...more, email, name }] : [],
  );
  return { voters, hasMore: rows.length === limit };
}
