import { venueKey } from "../../../core/api/query.ts";
import type { ListName } from "./conversation-lists.ts";

export const conversationKeys = {
  list: (venueId: number, list: ListName) => [...venueKey(venueId), "conversations", list] as const,
  counts: (venueId: number) => [...venueKey(venueId), "inbox-counts"] as const,
  one: (venueId: number, conversationId: string) =>
    [...venueKey(venueId), "conversation", conversationId] as const,
  thread: (venueId: number, conversationId: string) =>
    [...venueKey(venueId), "thread", conversationId] as const,
};
