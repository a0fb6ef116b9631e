import type { InputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import {
  listExtras,
  listFreeSlots,
  listRequests,
  type Request,
  readRequest,
  requestWords,
} from "@bellhop/contract/requests";
import { readSettings } from "@bellhop/contract/settings";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { itemsOf, useOperatorList } from "../../core/access/operator-lists.ts";
import { usePermissions } from "../../core/access/permissions.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { venueKey } from "../../core/api/query.ts";
import { cachedRequest, requestKeys } from "./request-cache.ts";

export type Filters = Omit<InputOf<typeof listRequests>, "cursor" | "limit">;

/** Kept current by live events. `enabled` is false while what it is about is unknown. */
export function useRequests(filters: Filters, limit = 100, enabled = true) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const list = useInfiniteQuery({
    queryKey: requestKeys.pages(venueId, { ...filters, limit }),
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      ask(listRequests, { ...filters, limit, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
  return {
    ...list,
    requests: list.data?.pages.flatMap((page) => page.items),
    counts: list.data?.pages[0]?.counts,
  };
}

/** Shows the request as a list has read it until all of it has loaded. */
export function useRequest(requestId: string) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const read = useQuery({
    queryKey: requestKeys.one(venueId, requestId),
    queryFn: ({ signal }) => ask(readRequest, { request_id: requestId }, { signal }),
  });
  const request: Request | undefined = read.data?.request ?? cachedRequest(queryClient, venueId, requestId);
  return { ...read, request };
}

type Worded = InputOf<typeof requestWords>["items"];

/** The sentence of each decision, in the guest's language. */
export function useSentences(items: Worded, enabled = true) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: requestKeys.words(venueId, items),
    enabled: enabled && items.length > 0,
    // What a request says changes with it.
    staleTime: 0,
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => (await ask(requestWords, { items }, { signal })).items,
  });
}

export function useReadSentences() {
  const { ask } = useApi();
  return async (items: Worded) => {
    const texts = [];
    for (let at = 0; at < items.length; at += limits.decisionsPerReply)
      texts.push(
        ...(await ask(requestWords, { items: items.slice(at, at + limits.decisionsPerReply) })).items,
      );
    return texts;
  };
}

export function useExtras() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: [...requestKeys.all(venueId), "extras"],
    staleTime: 30_000,
    queryFn: async ({ signal }) => (await ask(listExtras, {}, { signal })).items,
  });
}

export function useFreeSlots(entryId: string | undefined, from: string) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: [...requestKeys.all(venueId), "slots", entryId, from],
    enabled: entryId !== undefined,
    staleTime: 0,
    queryFn: async ({ signal }) =>
      (await ask(listFreeSlots, { entry_id: entryId ?? "", from, days: 7 }, { signal })).items,
  });
}

/** Who can have a request: the team, and the hotel's departments. */
export function useAssignees() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  // Only managers may list the team.
  const { mayRead } = usePermissions();
  const members = itemsOf(useOperatorList("members", mayRead).data) ?? [];
  const { data: departments = [] } = useQuery({
    queryKey: [...venueKey(venueId), "departments"],
    queryFn: async ({ signal }) => (await ask(readSettings, {}, { signal })).requests.departments,
  });
  return { members, departments };
}
