import { listClientAlerts } from "@bellhop/contract/alerts";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { clientAlertsKey } from "./alert-cache.ts";

/** Live events cover the current venue only, so the others are polled. */
const againMs = 20_000;

export function useClientAlerts(enabled = true) {
  const { ask } = useApi();
  return useQuery({
    queryKey: clientAlertsKey,
    enabled,
    queryFn: ({ signal }) => ask(listClientAlerts, {}, { signal }),
    staleTime: againMs,
    refetchInterval: againMs,
    // An emergency elsewhere must be heard while another window is in front.
    refetchIntervalInBackground: true,
    refetchOnWindowFocus: true,
  });
}
