import { type Alert, listVenueAlerts } from "@bellhop/contract/alerts";
import { type QueryClient, useQuery } from "@tanstack/react-query";
import { useVenue } from "../app/access/AccessContext.ts";
import { useApi } from "../app/api/ApiProvider.tsx";
import { refreshSoon } from "../app/live/refresh-soon.ts";
import { venueKey } from "../app/query.ts";

type Alerts = { items: Alert[]; count: number };

const alertsKey = (venueId: number) => [...venueKey(venueId), "alerts"] as const;

/** The venue's open alerts. */
export function useAlerts() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: alertsKey(venueId),
    queryFn: ({ signal }) => ask(listVenueAlerts, {}, { signal }),
  });
}

/** Shows the new count at once; the list behind it follows, once for many events. */
export function keepAlertCount(queryClient: QueryClient, venueId: number, count: number) {
  queryClient.setQueryData<Alerts>(alertsKey(venueId), (alerts) => alerts && { ...alerts, count });
  refreshSoon(queryClient, alertsKey(venueId), 1_000);
}
