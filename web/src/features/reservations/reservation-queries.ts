import { listEntries } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { listReservations, type Reservation, readReservation } from "@bellhop/contract/reservations";
import { keepPreviousData, useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import type { Ask } from "../../core/api/ask.ts";
import { venueKey } from "../../core/api/query.ts";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";
import {
  cachedReservation,
  type DayList,
  type Filters,
  newest,
  reservationKeys,
} from "./reservation-cache.ts";
import { type DayView, statusesOf } from "./reservation-lists.ts";

/** A day view reads at most these. Search finds the others. */
const maxDayItems = 1_000;
const pageItems = 50;

/** The date at the venue. */
export function useToday(): string {
  const { dayOf } = useFormats();
  return useClock((now) => dayOf(now));
}

const searched = ({ q, from, to }: Filters) => ({
  ...(q && { search: q }),
  ...(from && { from }),
  ...(to && { to }),
});

/** A whole view of one day, since it is sorted and counted here. */
async function readDay(
  ask: Ask,
  { view, day, filters, signal }: { view: DayView; day: string; filters: Filters; signal: AbortSignal },
): Promise<DayList> {
  const input = {
    ...(view === "arrivals" && { arrival: day }),
    ...(view === "departures" && { departure: day }),
    status: filters.status ? [filters.status] : statusesOf(view),
    ...searched(filters),
    limit: limits.maxPageItems,
  };
  const items: Reservation[] = [];
  let cursor: string | null = null;
  do {
    const page: { items: Reservation[]; next_cursor: string | null } = await ask(
      listReservations,
      { ...input, ...(cursor && { cursor }) },
      { signal },
    );
    items.push(...page.items);
    cursor = page.next_cursor;
  } while (cursor && items.length < maxDayItems);
  return { items, isCut: cursor !== null };
}

export function useDayList(view: DayView, day: string, filters: Filters, enabled = true) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: reservationKeys.day(venueId, view, day, filters),
    enabled,
    queryFn: async ({ signal }) => {
      const { items, isCut } = await readDay(ask, { view, day, filters, signal });
      return { items: items.map((one) => newest(queryClient, venueId, one)), isCut };
    },
  });
}

/** Most recently changed first. */
export function useAllReservations(filters: Filters, enabled: boolean) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: reservationKeys.pages(venueId, filters),
    enabled,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      ask(
        listReservations,
        {
          ...searched(filters),
          ...(filters.status && { status: [filters.status] }),
          limit: pageItems,
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** Shows the reservation as a list has read it, and reads it again. */
export function useReservation(reservationId: string) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useQuery({
    queryKey: reservationKeys.one(venueId, reservationId),
    queryFn: async ({ signal }) => {
      const answer = await ask(readReservation, { reservation_id: reservationId }, { signal });
      return newest(queryClient, venueId, answer);
    },
    initialData: () => cachedReservation(queryClient, venueId, reservationId),
    initialDataUpdatedAt: 0,
  });
}

/** The end of check-in in the hotel's rules; null if they have none. */
export function useCheckInEnd(): string | null {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const { data = null } = useQuery({
    queryKey: [...venueKey(venueId), "check-in end"],
    queryFn: async ({ signal }) => {
      const { items } = await ask(listEntries, { section: "policy", limit: limits.maxPageItems }, { signal });
      return items.find(({ key }) => key === "check_in")?.facts.until ?? null;
    },
  });
  return data;
}
