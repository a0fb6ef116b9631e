import { assistantMayTakeMs, type Conversation, type InboxCounts } from "@bellhop/contract/conversations";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { venueKey } from "../../../core/api/query.ts";
import { recentEvents } from "../../../core/live/recent-events.ts";
import { refreshSoon } from "../../../core/live/refresh-soon.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { conversationKeys } from "./conversation-keys.ts";
import { type ListPage, listNames, patchedCounts, patchedPages } from "./conversation-lists.ts";

export type Reader = { venueId: number; memberId: string };

type CachedList = InfiniteData<ListPage, string | undefined>;

/** How soon the counts are read again; one change often follows another. */
export const countsAgainMs = 1_500;

/** From the cache only. */
export function cachedConversation(
  queryClient: QueryClient,
  venueId: number,
  conversationId: string,
): Conversation | undefined {
  const one = queryClient.getQueryData<Conversation>(conversationKeys.one(venueId, conversationId));
  if (one) return one;
  for (const name of listNames) {
    const list = queryClient.getQueryData<CachedList>(conversationKeys.list(venueId, name));
    const found = list?.pages
      .flatMap((page) => page.items)
      .find((item) => item.conversation_id === conversationId);
    if (found) return found;
  }
  return undefined;
}

/** Updates the conversation in its thread, every loaded list and the counts. */
export function cacheConversation(queryClient: QueryClient, reader: Reader, conversation: Conversation) {
  const { venueId, memberId } = reader;
  const standing = { memberId, now: nowMs() };
  const before = cachedConversation(queryClient, venueId, conversation.conversation_id);
  queryClient.setQueryData(conversationKeys.one(venueId, conversation.conversation_id), conversation);
  for (const name of listNames) {
    queryClient.setQueryData<CachedList>(
      conversationKeys.list(venueId, name),
      (list) => list && { ...list, pages: patchedPages(list.pages, name, conversation, standing) },
    );
  }
  const mergedBefore = before?.merged_into ?? null;
  if (mergedBefore !== conversation.merged_into)
    rereadThread(queryClient, venueId, conversation.merged_into ?? mergedBefore);
  if (!before) return refreshSoon(queryClient, conversationKeys.counts(venueId), countsAgainMs);
  queryClient.setQueryData<InboxCounts>(
    conversationKeys.counts(venueId),
    (counts) => counts && patchedCounts(counts, before, conversation, standing),
  );
}

/**
 * A call's response, unless a live event about the conversation came after the mark, which was taken before the call:
 * the response may be older than the event, and each change has an event of its own.
 */
export function cacheResponse(
  queryClient: QueryClient,
  reader: Reader,
  conversation: Conversation,
  mark: number,
) {
  const isOvertaken = recentEvents
    .since(mark, reader.venueId)
    .some(
      (event) =>
        event.kind === "conversation" && event.conversation.conversation_id === conversation.conversation_id,
    );
  if (!isOvertaken) cacheConversation(queryClient, reader, conversation);
}

/** The thread gains or loses the messages of a merged conversation. */
function rereadThread(queryClient: QueryClient, venueId: number, conversationId: string | null) {
  if (conversationId === null) return;
  void queryClient.invalidateQueries({ queryKey: conversationKeys.thread(venueId, conversationId) });
}

/**
 * Refetches after the assistant's time limit: a guest who still waits then waits for a person, without an
 * event.
 */
export function watchAssistant(queryClient: QueryClient, venueId: number, conversation: Conversation) {
  if (conversation.held.by !== "assistant" || conversation.waiting_since === null) return;
  setTimeout(() => {
    const now = cachedConversation(queryClient, venueId, conversation.conversation_id);
    if (now?.held.by !== "assistant" || now.waiting_since !== conversation.waiting_since) return;
    refreshSoon(queryClient, conversationKeys.list(venueId, "waiting"), countsAgainMs);
    refreshSoon(queryClient, conversationKeys.counts(venueId), countsAgainMs);
  }, assistantMayTakeMs + 1_000);
}

/** The end of an alert may mean that WhatsApp is connected again: then the banner goes. */
export function refreshStoppedThreads(queryClient: QueryClient, venueId: number) {
  const conversations = queryClient.getQueriesData<Conversation>({
    queryKey: [...venueKey(venueId), "conversation"],
  });
  for (const [, conversation] of conversations) {
    if (!conversation?.sending_stopped) continue;
    refreshSoon(queryClient, conversationKeys.thread(venueId, conversation.conversation_id), countsAgainMs);
  }
}
