import type { InboxTab } from "@bellhop/contract/conversations";
import { venueKey } from "../../../core/api/query.ts";

export const conversationKeys = {
  list: (venueId: number, tab: InboxTab) => [...venueKey(venueId), "conversations", tab] as const,
  counts: (venueId: number) => [...venueKey(venueId), "inbox-counts"] as const,
  one: (venueId: number, conversationId: string) =>
    [...venueKey(venueId), "conversation", conversationId] as const,
  thread: (venueId: number, conversationId: string) =>
    [...venueKey(venueId), "thread", conversationId] as const,
};
