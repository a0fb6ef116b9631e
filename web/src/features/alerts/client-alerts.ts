import { listClientAlerts } from "@bellhop/contract/alerts";
import { useQuery } from "@tanstack/react-query";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { clientAlertsKey } from "./alert-cache.ts";

/** Live events tell of the current venue only: what happens at the others is asked for. */
const againMs = 20_000;

/** The alerts of all venues the member may see. */
export function useClientAlerts() {
  const { ask } = useApi();
  return useQuery({
    queryKey: clientAlertsKey,
    queryFn: ({ signal }) => ask(listClientAlerts, {}, { signal }),
    staleTime: againMs,
    refetchInterval: againMs,
    refetchOnWindowFocus: true,
  });
}
