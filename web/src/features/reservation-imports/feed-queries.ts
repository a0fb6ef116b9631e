import type { CallInput } from "@bellhop/contract/call";
import {
  type CalendarFeed,
  listCalendarFeeds,
  removeCalendarFeed,
  saveCalendarFeed,
} from "@bellhop/contract/reservation-imports";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { importsKey } from "./imports-key.ts";

const feedsKey = (venueId: number) => [...importsKey(venueId), "feeds"] as const;

/** No live event covers a reading that changes nothing. */
const firstReadingPollMs = 3_000;

const isUnread = ({ read_at, problem }: CalendarFeed) => read_at === null && problem === null;

export function useFeeds() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: feedsKey(venueId),
    queryFn: ({ signal }) => ask(listCalendarFeeds, {}, { signal }),
    refetchOnWindowFocus: true,
    staleTime: 60_000,
    refetchInterval: ({ state }) => (state.data?.items.some(isUnread) ? firstReadingPollMs : false),
  });
}

/** Adds a calendar, or changes one. */
export function useSaveFeed() {
  const { ask } = useApi();
  const readAgain = useReadFeedsAgain();
  return useMutation({
    mutationFn: (feed: CallInput<typeof saveCalendarFeed>) => ask(saveCalendarFeed, feed),
    onSuccess: readAgain,
  });
}

export function useRemoveFeed() {
  const { ask } = useApi();
  const readAgain = useReadFeedsAgain();
  return useMutation({
    mutationFn: (feedId: string) => ask(removeCalendarFeed, { feed_id: feedId }),
    onSuccess: readAgain,
  });
}

function useReadFeedsAgain() {
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return () => queryClient.invalidateQueries({ queryKey: feedsKey(venueId) });
}
