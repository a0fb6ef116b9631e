import { fetchNews, listIdeaComments, listIdeas, readIdea } from "@bellhop/contract/ideas";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";
import type { IdeasSearch } from "../ideas-search.ts";

export type Filters = Pick<IdeasSearch, "sort" | "status" | "q">;

export const ideaKeys = {
  all: (venueId: number) => [...venueKey(venueId), "ideas"] as const,
  lists: (venueId: number) => [...ideaKeys.all(venueId), "lists"] as const,
  list: (venueId: number, filters: Filters) => [...ideaKeys.lists(venueId), filters] as const,
  one: (venueId: number, ideaId: string) => [...ideaKeys.all(venueId), "one", ideaId] as const,
  comments: (venueId: number, ideaId: string) => [...ideaKeys.all(venueId), "comments", ideaId] as const,
  news: (venueId: number) => [...ideaKeys.all(venueId), "news"] as const,
};

/** Members of other hotels change ideas too, and no live event announces it. */
const refreshing = { staleTime: 15_000, refetchOnWindowFocus: true } as const;

export function useIdeas(filters: Filters, enabled = true) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const { sort, status = "active", q } = filters;
  return useInfiniteQuery({
    ...refreshing,
    enabled,
    queryKey: ideaKeys.list(venueId, filters),
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      ask(
        listIdeas,
        {
          ...(sort && { sort }),
          ...(status !== "all" && { status }),
          ...(q && { search: q }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function useIdea(ideaId: string) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    ...refreshing,
    queryKey: ideaKeys.one(venueId, ideaId),
    queryFn: ({ signal }) => ask(readIdea, { idea_id: ideaId }, { signal }),
  });
}

/** Newest first. */
export function useComments(ideaId: string) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    ...refreshing,
    queryKey: ideaKeys.comments(venueId, ideaId),
    queryFn: ({ pageParam, signal }) =>
      ask(listIdeaComments, { idea_id: ideaId, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function useNews() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: ideaKeys.news(venueId),
    queryFn: ({ signal }) => ask(fetchNews, {}, { signal }),
  });
}

/** Whether Bellhop has changed since the member last looked; false until loaded. */
export const useHasNewChanges = (): boolean =>
  useNews().data?.releases.some(({ sections }) =>
    sections.some(({ items }) => items.some((one) => one.is_new)),
  ) ?? false;
