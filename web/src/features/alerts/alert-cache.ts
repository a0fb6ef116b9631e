import { type Alert, listVenueAlerts } from "@bellhop/contract/alerts";
import type { OutputOf } from "@bellhop/contract/call";
import type { Conversation } from "@bellhop/contract/conversations";
import { type InfiniteData, type QueryClient, useInfiniteQuery } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { venueKey, venuesKey } from "../../core/api/query.ts";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import { hasEmergency } from "../inbox/index.ts";
import { isEmergency } from "./emergency/open-emergencies.ts";

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

/** Refetches at once if a conversation shows that an emergency has come, was taken, or is over. */
export function refreshEmergency(queryClient: QueryClient, venueId: number, conversation: Conversation) {
  const cached = queryClient.getQueryData<CachedAlerts>(alertsKey(venueId));
  if (!cached || !isOutdated(alertsOf(cached.pages), conversation)) return;
  void queryClient.invalidateQueries({ queryKey: alertsKey(venueId) });
}

/** Whether the alerts disagree with the conversation about its emergency. */
export function isOutdated(alerts: readonly Alert[], conversation: Conversation): boolean {
  const { conversation_id, held } = conversation;
  const shown = alerts.find((one) => isEmergency(one) && one.conversation_id === conversation_id);
  const isOpen = hasEmergency(conversation);
  if (!shown || !isOpen) return (shown !== undefined) !== isOpen;
  return (held.by === "staff" ? held.member_name : null) !== shown.taken_by;
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
