import { type InboxSort, type InboxTab, inboxSort, inboxTab } from "@bellhop/contract/conversations";

export type InboxSearch = { tab?: InboxTab; sort?: InboxSort; conversation?: string };

/** Ignores unknown values. */
export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const tab = inboxTab.safeParse(search.tab);
  const sort = inboxSort.safeParse(search.sort);
  const { conversation } = search;
  return {
    ...(tab.success ? { tab: tab.data } : {}),
    ...(sort.success ? { sort: sort.data } : {}),
    ...(typeof conversation === "string" && conversation !== "" ? { conversation } : {}),
  };
}

/** The newest-first order of All is the default and needs no parameter. */
export function searchFor(tab: InboxTab, sort: InboxSort, conversation: string | undefined): InboxSearch {
  return {
    tab,
    ...(tab === "all" && sort === "waiting" ? { sort } : {}),
    ...(conversation ? { conversation } : {}),
  };
}
