import { useAlerts } from "../../features/alerts/alert-cache.ts";
import { useInboxCounts } from "../../features/inbox/conversations/conversation-queries.ts";

/** How many guests wait and how many alerts are open in this venue. */
export function useWaitingCounts(): { waiting: number; openAlerts: number } {
  return { waiting: useInboxCounts()?.waiting ?? 0, openAlerts: useAlerts().data?.pages[0]?.count ?? 0 };
}
