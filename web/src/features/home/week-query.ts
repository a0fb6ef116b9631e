import { getVenueStatistics, minimumForShare, type Share } from "@bellhop/contract/statistics";
import { useQuery } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { weekKey } from "./home-cache.ts";

/** The statistics of the seven days that end today. */
export function useWeek() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: weekKey(venueId),
    queryFn: ({ signal }) => ask(getVenueStatistics, {}, { signal }),
  });
}

/** From 0 to 1; null if too few conversations were counted. */
export const portionOf = (share: Share | undefined): number | null =>
  share && share.total >= minimumForShare ? share.count / share.total : null;
