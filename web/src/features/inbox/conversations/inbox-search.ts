import { type InboxSort, type InboxTab, inboxSorts, inboxTabs } from "@bellhop/contract/conversations";

export type InboxSearch = { tab?: InboxTab; sort?: InboxSort; conversation?: string };

/** Ignores unknown values. */
export function readInboxSearch(search: Record<string, unknown>): InboxSearch {
  const tab = inboxTabs.find((one) => one === search.tab);
  const sort = inboxSorts.find((one) => one === search.sort);
  const { conversation } = search;
  return {
    ...(tab ? { tab } : {}),
    ...(sort ? { sort } : {}),
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
