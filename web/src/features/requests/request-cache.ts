import type { OutputOf } from "@bellhop/contract/call";
import type { listRequests, Request, readRequest } from "@bellhop/contract/requests";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { venueKey } from "../../core/api/query.ts";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { LiveHandlers } from "../../core/navigation/feature.ts";

export type RequestPages = InfiniteData<OutputOf<typeof listRequests>, string | undefined>;
export type OpenRequest = OutputOf<typeof readRequest>;

const all = (venueId: number) => [...venueKey(venueId), "requests"] as const;

export const requestKeys = {
  all,
  counts: (venueId: number) => [...all(venueId), "lists", "counts"] as const,
  lists: (venueId: number) => [...all(venueId), "lists"] as const,
  allPages: (venueId: number) => [...all(venueId), "lists", "pages"] as const,
  pages: (venueId: number, filters: object) => [...all(venueId), "lists", "pages", filters] as const,
  ones: (venueId: number) => [...all(venueId), "one"] as const,
  one: (venueId: number, requestId: string) => [...all(venueId), "one", requestId] as const,
  words: (venueId: number, items: object) => [...all(venueId), "words", items] as const,
  shift: (venueId: number) => [...all(venueId), "shift"] as const,
};

export function cachedRequest(
  queryClient: QueryClient,
  venueId: number,
  requestId: string,
): Request | undefined {
  const one = queryClient.getQueryData<OpenRequest>(requestKeys.one(venueId, requestId));
  if (one) return one.request;
  const lists = queryClient.getQueriesData<RequestPages>({ queryKey: requestKeys.allPages(venueId) });
  for (const [, list] of lists) {
    const found = list?.pages.flatMap((page) => page.items).find((other) => other.request_id === requestId);
    if (found) return found;
  }
  return undefined;
}

/**
 * Replaces a request wherever it is shown. Ignores an answer that is older than what is cached: answers may overtake
 * each other.
 */
export function cacheRequest(queryClient: QueryClient, venueId: number, request: Request) {
  const newer = (other: Request) =>
    other.request_id === request.request_id && other.version <= request.version ? request : other;
  queryClient.setQueryData<OpenRequest>(
    requestKeys.one(venueId, request.request_id),
    (one) => one && { ...one, request: newer(one.request) },
  );
  queryClient.setQueriesData<RequestPages>(
    { queryKey: requestKeys.allPages(venueId) },
    (list) =>
      list && { ...list, pages: list.pages.map((page) => ({ ...page, items: page.items.map(newer) })) },
  );
}

/** After a reply that decided some. */
export function refreshRequests(queryClient: QueryClient, venueId: number) {
  void queryClient.invalidateQueries({ queryKey: requestKeys.all(venueId) });
}

/** Many requests may change within seconds: lists are read again at most twice a second. */
const listsAgainMs = 500;

export const requestLiveHandlers = {
  request_changed: ({ request_ids }, { queryClient, venueId }) => {
    refreshSoon(queryClient, requestKeys.lists(venueId), listsAgainMs);
    refreshSoon(queryClient, requestKeys.shift(venueId), listsAgainMs);
    if (request_ids === null) return refreshSoon(queryClient, requestKeys.ones(venueId), 0);
    for (const id of request_ids) refreshSoon(queryClient, requestKeys.one(venueId, id), 0);
  },
  /** Their delivery shows next to the words of a step. */
  message: ({ message }, { queryClient, venueId }) => {
    if (message.author === "guest") return;
    const shown = queryClient.getQueriesData<OpenRequest>({ queryKey: requestKeys.ones(venueId) });
    for (const [, one] of shown) {
      const isOfIt = one?.steps.some((step) => step.message?.message_id === message.message_id);
      if (one && isOfIt)
        refreshSoon(queryClient, requestKeys.one(venueId, one.request.request_id), listsAgainMs);
    }
  },
  shift_note: (_, { queryClient, venueId }) => refreshSoon(queryClient, requestKeys.shift(venueId), 0),
} satisfies LiveHandlers;
