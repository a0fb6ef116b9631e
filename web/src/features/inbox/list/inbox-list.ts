import type { InboxSort, InboxTab } from "@bellhop/contract/conversations";
import { useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo } from "react";
import { keepFirstPage } from "../../../core/api/keep-first-page.ts";
import { nowMs, useClock } from "../../../core/time/clock.ts";
import { conversationKeys } from "../conversations/conversation-keys.ts";
import { listNameOf } from "../conversations/conversation-lists.ts";
import { useConversationList, useReader } from "../conversations/conversation-queries.ts";
import { listRows } from "./list-rows.ts";

export function useInboxList(tab: InboxTab, sort: InboxSort) {
  const queryClient = useQueryClient();
  const { venueId } = useReader();
  const name = listNameOf(tab, sort);
  const list = useConversationList(name);
  useEffect(
    () => () => keepFirstPage(queryClient, conversationKeys.list(venueId, name)),
    [queryClient, venueId, name],
  );
  // Recently answered guests come from the newest conversations.
  const newest = useConversationList("all", tab === "waiting");
  const minute = useClock((now) => Math.floor(now / 60_000));
  const rows = useMemo(() => {
    void minute;
    const items = list.data?.pages.flatMap((page) => page.items) ?? [];
    const recent = newest.data?.pages[0]?.items ?? [];
    return listRows(tab, items, recent, nowMs());
  }, [tab, list.data, newest.data, minute]);
  const conversationIds = useMemo(
    () => rows.flatMap((row) => (row.kind === "conversation" ? [row.conversation.conversation_id] : [])),
    [rows],
  );
  const { hasNextPage, isFetchingNextPage, fetchNextPage } = list;
  const more = useCallback(() => void fetchNextPage(), [fetchNextPage]);
  return {
    rows,
    conversationIds,
    isPending: list.isPending,
    failure: list.data ? null : list.error,
    retry: () => void list.refetch(),
    loadMore: hasNextPage && !isFetchingNextPage ? more : null,
  };
}

export type InboxList = ReturnType<typeof useInboxList>;
