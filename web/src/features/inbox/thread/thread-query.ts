import { type Conversation, readConversation } from "@bellhop/contract/conversations";
import { type QueryClient, useInfiniteQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useMemo } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import type { Ask } from "../../../core/api/ask.ts";
import { heard } from "../../../core/live/recent-events.ts";
import { conversationKeys } from "../conversations/conversation-keys.ts";
import { useReader } from "../conversations/conversation-queries.ts";
import { messagesOf, patchedThread } from "./thread-pages.ts";

const messagesPerPage = 50;

/** How a thread is read: page by page, with what was heard meanwhile put over the newest. */
function threadOptions(ask: Ask, queryClient: QueryClient, venueId: number, conversationId: string) {
  return {
    queryKey: conversationKeys.thread(venueId, conversationId),
    queryFn: async ({ pageParam, signal }: { pageParam: string | undefined; signal: AbortSignal }) => {
      const mark = heard.mark();
      const input = { conversation_id: conversationId, limit: messagesPerPage };
      const answer = await ask(readConversation, pageParam ? { ...input, cursor: pageParam } : input, {
        signal,
      });
      // Only the newest page says how things are now.
      if (pageParam) return answer;
      let pages = [answer];
      let { conversation } = answer;
      for (const event of heard.since(mark, venueId)) {
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

/** A conversation's messages, oldest first, from the newest page back as far as was asked. */
export function useThread(conversationId: string) {
  const { ask } = useApi();
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  const query = useInfiniteQuery(threadOptions(ask, queryClient, venueId, conversationId));
  const { data } = query;
  const messages = useMemo(() => (data ? messagesOf(data.pages) : []), [data]);
  return { ...query, messages };
}

/** Reads a thread that will probably be opened, unless it is there already. */
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
