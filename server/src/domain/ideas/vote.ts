import type { AtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { lockIdeas } from "./ideas.queries.ts";
import { viewIdea, voteOf } from "./ideas.ts";
import type { Reader } from "./reader.ts";
import { deleteVote, insertVote } from "./votes.queries.ts";

/** The same vote again changes nothing. */
export async function vote(at: AtVenue, who: Reader, ideaId: string, isFor: boolean) {
  const { votedAt, operatorId, ...own } = voteOf(at, who, ideaId);
  await at.tx.rows(lockIdeas, { ideaIds: [ideaId] });
  if (isFor) await at.tx.run(insertVote, { ...own, operatorId, votedAt });
  else await at.tx.run(deleteVote, own);
  const { votes, has_voted, merged_into } = await viewIdea(at, who, ideaId);
  // The idea was merged, shipped or declined before the lock was free.
  if (has_voted !== isFor || merged_into) throw refuse("wrong_state");
  return { votes, has_voted };
}
