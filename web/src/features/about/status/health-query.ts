import { readHealth } from "@bellhop/contract/health";
import { useQuery } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { venueKey } from "../../../core/api/query.ts";

const refreshMs = 30_000;

/** Polled while the page is visible, because no live event reports a failed part. */
export function useHealth() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: [...venueKey(venueId), "health"],
    queryFn: ({ signal }) => ask(readHealth, {}, { signal }),
    staleTime: 0,
    refetchInterval: refreshMs,
    refetchIntervalInBackground: false,
    refetchOnWindowFocus: true,
    refetchOnReconnect: true,
  });
}
