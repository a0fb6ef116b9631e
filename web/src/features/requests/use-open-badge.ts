import { listRequests } from "@bellhop/contract/requests";
import { useLingui } from "@lingui/react/macro";
import { useQuery } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import type { Badge } from "../../core/navigation/feature.ts";
import { requestKeys } from "./request-cache.ts";

/** How many requests are open. */
export function useOpenBadge(): Badge | null {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const { data: counts } = useQuery({
    queryKey: requestKeys.counts(venueId),
    queryFn: async ({ signal }) => (await ask(listRequests, { limit: 1 }, { signal })).counts,
  });
  const count = counts?.open ?? 0;
  return count > 0 ? { count, label: t`open` } : null;
}
