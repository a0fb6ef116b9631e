import { type Alert, listVenueAlerts } from "@bellhop/contract/alerts";
import type { OutputOf } from "@bellhop/contract/call";
import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { venueKey, venuesKey } from "../../core/api/query.ts";
import { refreshSoon } from "../../core/live/refresh-soon.ts";

export type AlertPage = OutputOf<typeof listVenueAlerts>;
export type CachedAlerts = InfiniteData<AlertPage, string | undefined>;

export const alertsKey = (venueId: number) => [...venueKey(venueId), "alerts"] as const;
/** Of all venues together: it belongs to none of them. */
export const clientAlertsKey = [...venuesKey, "alerts"] as const;

/** The venue's open alerts, page by page; the first page has the count and what was set by hand. */
export function useAlerts() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: alertsKey(venueId),
    queryFn: ({ pageParam, signal }) =>
      ask(listVenueAlerts, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** How many alerts are open in this venue. */
export const useOpenAlerts = (): number => useAlerts().data?.pages[0]?.count ?? 0;

/** All alerts that are loaded, each once: one that was raised meanwhile has moved the rest down a page. */
export function alertsOf(pages: readonly AlertPage[]): Alert[] {
  const all = new Map(pages.flatMap((page) => page.items).map((alert) => [alert.alert_id, alert]));
  return [...all.values()];
}

/** Shows the new count at once; the list behind it follows, once for many events. */
export function keepAlertCount(queryClient: QueryClient, venueId: number, count: number) {
  changeAlerts(queryClient, venueId, (page) => ({ ...page, count }));
  refreshSoon(queryClient, alertsKey(venueId), 1_000);
  refreshSoon(queryClient, clientAlertsKey, 2_000);
}

/** Changes what the first page says, where it is loaded. */
export function changeAlerts(
  queryClient: QueryClient,
  venueId: number,
  change: (first: AlertPage) => AlertPage,
) {
  queryClient.setQueryData<CachedAlerts>(alertsKey(venueId), (alerts) => {
    const [first, ...others] = alerts?.pages ?? [];
    return alerts && first && { ...alerts, pages: [change(first), ...others] };
  });
}
