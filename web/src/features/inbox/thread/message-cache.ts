import type { Message } from "@bellhop/contract/messages";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { conversationKeys } from "../conversations/conversation-keys.ts";
import { patchedThread, type ThreadPage } from "./thread-pages.ts";

type CachedThread = InfiniteData<ThreadPage, string | undefined>;

/** From the cache only. */
export function cachedMessage(
  queryClient: QueryClient,
  venueId: number,
  message: Message,
): Message | undefined {
  const thread = queryClient.getQueryData<CachedThread>(
    conversationKeys.thread(venueId, message.conversation_id),
  );
  return thread?.pages
    .flatMap((page) => page.messages)
    .find((other) => other.message_id === message.message_id);
}

/** Updates the thread, if it is loaded. */
export function cacheMessage(queryClient: QueryClient, venueId: number, message: Message) {
  queryClient.setQueryData<CachedThread>(
    conversationKeys.thread(venueId, message.conversation_id),
    (thread) => thread && { ...thread, pages: patchedThread(thread.pages, message) },
  );
}
