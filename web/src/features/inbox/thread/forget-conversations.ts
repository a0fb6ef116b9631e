import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { venueKey } from "../../../core/api/query.ts";
import { outbox } from "../../../core/outbox/outbox.ts";
import { conversationKeys } from "../conversations/conversation-keys.ts";
import { type ListPage, listNames, withoutConversations } from "../conversations/conversation-lists.ts";
import { drafts } from "./drafts.ts";

/** A guest was deleted: nothing of theirs stays in this browser. What is on screen is read again. */
export function forgetConversations(queryClient: QueryClient, venueId: number, conversationIds: string[]) {
  for (const name of listNames)
    queryClient.setQueryData<InfiniteData<ListPage, string | undefined>>(
      conversationKeys.list(venueId, name),
      (list) => list && { ...list, pages: withoutConversations(list.pages, conversationIds) },
    );
  for (const id of conversationIds) {
    drafts.write(id, "");
    queryClient.removeQueries({ queryKey: conversationKeys.one(venueId, id) });
    void queryClient.resetQueries({ queryKey: conversationKeys.thread(venueId, id) });
  }
  for (const { message_id, conversation_id } of outbox.all())
    if (conversationIds.includes(conversation_id)) outbox.remove(message_id);
  queryClient.removeQueries({ queryKey: venueKey(venueId), type: "inactive" });
  void queryClient.invalidateQueries({ queryKey: venueKey(venueId) });
}
