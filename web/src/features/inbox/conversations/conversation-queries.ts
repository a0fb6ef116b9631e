import { type Conversation, type InboxCounts, listConversations } from "@bellhop/contract/conversations";
import {
  type InfiniteData,
  type QueryClient,
  skipToken,
  useInfiniteQuery,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useMemo } from "react";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { useSwitches } from "../../../core/access/switches.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import type { Ask } from "../../../core/api/ask.ts";
import { recentEvents } from "../../../core/live/recent-events.ts";
import { refreshSoon } from "../../../core/live/refresh-soon.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { cachedConversation, countsAgainMs, type Reader } from "./conversation-cache.ts";
import { conversationKeys } from "./conversation-keys.ts";
import { type ListName, patchedPages, withoutConversations } from "./conversation-lists.ts";

const itemsPerPage = 50;

export function useReader(): Reader {
  const { venue_id: venueId } = useVenue();
  const memberId = useAccess().member.member_id;
  return useMemo(() => ({ venueId, memberId }), [venueId, memberId]);
}

type Reading = { ask: Ask; queryClient: QueryClient; reader: Reader; signal: AbortSignal };

/** Reads one page of a list and applies the live events that arrived during the read. */
export async function readPage(
  { ask, queryClient, reader, signal }: Reading,
  list: ListName,
  cursor: string | undefined,
) {
  const mark = recentEvents.mark();
  const answer = await ask(
    listConversations,
    {
      ...(list === "all by waiting" ? ({ tab: "all", sort: "waiting" } as const) : { tab: list }),
      limit: itemsPerPage,
      ...(cursor ? { cursor } : {}),
    },
    { signal },
  );
  const countsKey = conversationKeys.counts(reader.venueId);
  queryClient.setQueryData<InboxCounts>(countsKey, answer.counts);
  let pages = [answer];
  for (const event of recentEvents.since(mark, reader.venueId)) {
    if (event.kind === "guest_deleted") pages = withoutConversations(pages, event.conversation_ids);
    if (event.kind !== "conversation") continue;
    pages = patchedPages(pages, list, event.conversation, { memberId: reader.memberId, now: nowMs() });
    // The answer's counts may be older than the event, which has already changed the ones on screen.
    refreshSoon(queryClient, countsKey, countsAgainMs);
  }
  return pages[0] ?? answer;
}

export function useConversationList(list: ListName, enabled = true) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const reader = useReader();
  return useInfiniteQuery({
    queryKey: conversationKeys.list(reader.venueId, list),
    enabled,
    queryFn: ({ pageParam, signal }) => readPage({ ask, queryClient, reader, signal }, list, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The counts per tab; read with the first page of Waiting. Undefined while the inbox is switched off. */
export function useInboxCounts(): InboxCounts | undefined {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const reader = useReader();
  const { dashboardConversationEnable: isOn } = useSwitches();
  const { data } = useQuery({
    enabled: isOn,
    queryKey: conversationKeys.counts(reader.venueId),
    queryFn: async ({ signal }) => {
      const page = await readPage({ ask, queryClient, reader, signal }, "waiting", undefined);
      // Fills the list that the inbox opens with.
      queryClient.setQueryData<InfiniteData<typeof page, string | undefined>>(
        conversationKeys.list(reader.venueId, "waiting"),
        (list) => list ?? { pages: [page], pageParams: [undefined] },
      );
      return page.counts;
    },
  });
  return isOn ? data : undefined;
}

/** From the cache, kept current by live events. */
export function useConversation(conversationId: string): Conversation | undefined {
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  const { data } = useQuery<Conversation>({
    queryKey: conversationKeys.one(venueId, conversationId),
    queryFn: skipToken,
    staleTime: Number.POSITIVE_INFINITY,
    initialData: () => cachedConversation(queryClient, venueId, conversationId),
  });
  return data;
}
