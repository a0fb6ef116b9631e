import { type Conversation, readConversation } from "@bellhop/contract/conversations";
import { type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import type { Ask } from "../../../core/api/ask.ts";
import { keepFirstPage } from "../../../core/api/keep-first-page.ts";
import { recentEvents } from "../../../core/live/recent-events.ts";
import { conversationKeys } from "../conversations/conversation-keys.ts";
import { useReader } from "../conversations/conversation-queries.ts";
import { messagesOf, patchedThread } from "./thread-pages.ts";

const messagesPerPage = 50;

/** Applies events that came during the read to the newest page. */
function threadOptions(ask: Ask, queryClient: QueryClient, venueId: number, conversationId: string) {
  return {
    queryKey: conversationKeys.thread(venueId, conversationId),
    queryFn: async ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => {
      const mark = recentEvents.mark();
      const input = { conversation_id: conversationId, limit: messagesPerPage };
      const answer = await ask(readConversation, pageParam ? { ...input, cursor: pageParam } : input, {
        signal,
      });
      // Only the newest page reflects the current state.
      if (pageParam) return answer;
      let pages = [answer];
      let { conversation } = answer;
      for (const event of recentEvents.since(mark, venueId)) {
        if (event.kind === "message" && event.message.conversation_id === conversationId) {
          pages = patchedThread(pages, event.message);
        } else if (event.kind === "conversation" && event.conversation.conversation_id === conversationId) {
          conversation = event.conversation;
        }
      }
      queryClient.setQueryData<Conversation>(conversationKeys.one(venueId, conversationId), conversation);
      return pages[0] ?? answer;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page: { earlier_cursor: string | null }) => page.earlier_cursor ?? undefined,
  };
}

export function useThread(conversationId: string) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  // Renders only when one of these changes.
  const { data, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch } =
    useInfiniteQuery(threadOptions(ask, queryClient, venueId, conversationId));
  const messages = useMemo(() => (data ? messagesOf(data.pages) : []), [data]);
  useEffect(
    () => () => keepFirstPage(queryClient, conversationKeys.thread(venueId, conversationId)),
    [queryClient, venueId, conversationId],
  );
  return { messages, error, isPending, hasNextPage, isFetchingNextPage, fetchNextPage, refetch };
}

/** Whether a thread that is shown elsewhere was read, or could not be. */
export function useThreadIsThere(conversationId: string): boolean {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  const options = threadOptions(ask, queryClient, venueId, conversationId);
  return !useInfiniteQuery({ ...options, enabled: false }).isPending;
}

/** Prefetches a thread that will probably be opened. */
export function usePrefetchThread(): (conversationId: string) => void {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  return useCallback(
    (conversationId) => {
      void queryClient.prefetchInfiniteQuery(threadOptions(ask, queryClient, venueId, conversationId));
    },
    [ask, queryClient, venueId],
  );
}
