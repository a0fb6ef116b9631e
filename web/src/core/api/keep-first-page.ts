import type { InfiniteData, QueryClient, QueryKey } from "@tanstack/react-query";

/**
 * Drops the pages that scrolling loaded, once a list is no longer shown: shown again, it begins at its first page. All
 * pages would be read again one by one when they are outdated.
 */
export function keepFirstPage(queryClient: QueryClient, queryKey: QueryKey) {
  const state = queryClient.getQueryState<InfiniteData<unknown, unknown>>(queryKey);
  // Writing would make outdated data count as valid.
  if (!state?.data || state.isInvalidated || state.data.pages.length <= 1) return;
  const { pages, pageParams } = state.data;
  const first = { pages: pages.slice(0, 1), pageParams: pageParams.slice(0, 1) };
  queryClient.setQueryData(queryKey, first, { updatedAt: state.dataUpdatedAt });
}
