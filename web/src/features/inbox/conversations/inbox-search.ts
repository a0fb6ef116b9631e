import { type InboxTab, inboxTab } from "@bellhop/contract/conversations";

export type InboxSearch = { tab?: InboxTab; conversation?: string };

/** What the inbox's address says: the tab, and which conversation is open. What is not understood is left out. */
export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const tab = inboxTab.safeParse(search.tab);
  const { conversation } = search;
  return {
    ...(tab.success ? { tab: tab.data } : {}),
    ...(typeof conversation === "string" && conversation !== "" ? { conversation } : {}),
  };
}
