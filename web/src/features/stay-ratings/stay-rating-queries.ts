import { listStayRatings } from "@bellhop/contract/stay-ratings";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { venueKey } from "../../core/api/query.ts";

export const stayRatingKey = (venueId: number) => [...venueKey(venueId), "stay ratings"] as const;

const rowsAtOnce = 20;

/** How a guest rated their stays, newest first. */
export function useGuestRatings(guestId: string) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: [...stayRatingKey(venue_id), "guest", guestId],
    queryFn: async ({ signal }) =>
      (await ask(listStayRatings, { guest_id: guestId, limit: rowsAtOnce }, { signal })).items,
  });
}

/** What guests answered to a message, newest first. */
export function useRatingsOfRule(ruleId: string) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useInfiniteQuery({
    queryKey: [...stayRatingKey(venue_id), "rule", ruleId],
    queryFn: ({ pageParam, signal }) =>
      ask(
        listStayRatings,
        { rule_id: ruleId, limit: rowsAtOnce, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}
