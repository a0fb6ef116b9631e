import type { Idea, WholeIdea } from "@bellhop/contract/ideas";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { ideaKeys } from "./idea-queries.ts";

type Lists = InfiniteData<{ items: Idea[]; next_cursor: string | null }>;
type Votes = Pick<Idea, "votes" | "has_voted">;

/** Changes an idea's votes wherever it is shown. Its place in the list stays, so that nothing jumps. */
export function showVotes(
  queryClient: QueryClient,
  venueId: number,
  ideaId: string,
  change: (now: Votes) => Votes,
) {
  const changed = <One extends Idea>(one: One): One => ({ ...one, ...change(one) });
  queryClient.setQueryData<WholeIdea>(ideaKeys.one(venueId, ideaId), (one) => one && changed(one));
  queryClient.setQueriesData<Lists>({ queryKey: ideaKeys.lists(venueId) }, (lists) => {
    if (!lists?.pages.some(({ items }) => items.some((one) => one.idea_id === ideaId))) return lists;
    const pages = lists.pages.map((page) => ({
      ...page,
      items: page.items.map((one) => (one.idea_id === ideaId ? changed(one) : one)),
    }));
    return { ...lists, pages };
  });
}

/** What to show before the server answers. The same vote again changes nothing. */
export const withVote =
  (isFor: boolean) =>
  ({ votes, has_voted }: Votes): Votes =>
    has_voted === isFor
      ? { votes, has_voted }
      : { votes: Math.max(0, votes + (isFor ? 1 : -1)), has_voted: isFor };
