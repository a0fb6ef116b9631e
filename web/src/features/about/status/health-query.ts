import { readHealth } from "@bellhop/contract/health";
import { useQuery } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";

const refreshMs = 30_000;

export const healthKey = (venueId: number) => [...venueKey(venueId), "health"] as const;

/** `isPolled`: while the page is visible, because no live event reports every failed part. */
export function useHealth(isPolled: boolean) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: healthKey(venueId),
    queryFn: ({ signal }) => ask(readHealth, {}, { signal }),
    staleTime: 0,
    refetchInterval: isPolled && refreshMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
}
