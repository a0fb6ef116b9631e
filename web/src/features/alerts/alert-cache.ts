import { type Alert, listVenueAlerts } from "@bellhop/contract/alerts";
import type { OutputOf } from "@bellhop/contract/call";
import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { venueKey, venuesKey } from "../../core/api/query.ts";
import { refreshSoon } from "../../core/live/refresh-soon.ts";

type AlertPage = OutputOf<typeof listVenueAlerts>;
export type CachedAlerts = InfiniteData<AlertPage, string | undefined>;

export const alertsKey = (venueId: number) => [...venueKey(venueId), "alerts"] as const;
/** Spans all venues. */
export const clientAlertsKey = [...venuesKey, "alerts"] as const;

/** The first page has the count and the manual alerts. */
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

export const useOpenAlerts = (): number => useAlerts().data?.pages[0]?.count ?? 0;

/** All loaded alerts, each once: a new alert moves others to the next page. */
export function alertsOf(pages: readonly AlertPage[]): Alert[] {
  const all = new Map(pages.flatMap((page) => page.items).map((alert) => [alert.alert_id, alert]));
  return [...all.values()];
}

/** Updates the count at once, and refetches the list. */
export function cacheAlertCount(queryClient: QueryClient, venueId: number, count: number) {
  changeAlerts(queryClient, venueId, (page) => ({ ...page, count }));
  refreshSoon(queryClient, alertsKey(venueId), 1_000);
  refreshSoon(queryClient, clientAlertsKey, 2_000);
}

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
