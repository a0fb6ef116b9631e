import { type InboxTab, inboxTab } from "@bellhop/contract/conversations";

export type InboxSearch = { tab?: InboxTab; conversation?: string };

/** Ignores unknown values. */
export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const tab = inboxTab.safeParse(search.tab);
  const { conversation } = search;
  return {
    ...(tab.success ? { tab: tab.data } : {}),
    ...(typeof conversation === "string" && conversation !== "" ? { conversation } : {}),
  };
}
