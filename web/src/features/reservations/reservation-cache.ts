import type { OutputOf } from "@bellhop/contract/call";
import type { listReservations, Reservation } from "@bellhop/contract/reservations";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { venueKey } from "../../core/api/query.ts";
import { refreshSoon } from "../../core/live/refresh-soon.ts";
import type { LiveHandlers } from "../../core/navigation/feature.ts";
import type { DayView } from "./reservation-lists.ts";
import type { ReservationSearch } from "./reservation-search.ts";

export type Filters = Pick<ReservationSearch, "status" | "q" | "from" | "to">;
export type DayList = { items: Reservation[]; isCut: boolean };
export type Pages = InfiniteData<OutputOf<typeof listReservations>, string | undefined>;

const all = (venueId: number) => [...venueKey(venueId), "reservations"] as const;

export const reservationKeys = {
  all,
  lists: (venueId: number) => [...all(venueId), "lists"] as const,
  days: (venueId: number) => [...all(venueId), "lists", "day"] as const,
  day: (venueId: number, view: DayView, day: string, filters: Filters) =>
    [...all(venueId), "lists", "day", view, day, filters] as const,
  allPages: (venueId: number) => [...all(venueId), "lists", "pages"] as const,
  pages: (venueId: number, filters: Filters) => [...all(venueId), "lists", "pages", filters] as const,
  ones: (venueId: number) => [...all(venueId), "one"] as const,
  one: (venueId: number, reservationId: string) => [...all(venueId), "one", reservationId] as const,
};

export function cachedReservation(
  queryClient: QueryClient,
  venueId: number,
  reservationId: string,
): Reservation | undefined {
  const one = queryClient.getQueryData<Reservation>(reservationKeys.one(venueId, reservationId));
  if (one) return one;
  const isIt = (other: Reservation) => other.reservation_id === reservationId;
  for (const [, list] of queryClient.getQueriesData<DayList>({ queryKey: reservationKeys.days(venueId) })) {
    const found = list?.items.find(isIt);
    if (found) return found;
  }
  for (const [, list] of queryClient.getQueriesData<Pages>({ queryKey: reservationKeys.allPages(venueId) })) {
    const found = list?.pages.flatMap((page) => page.items).find(isIt);
    if (found) return found;
  }
  return undefined;
}

/**
 * Replaces a reservation wherever it is shown. Ignores an answer that is older than what is cached: answers may overtake
 * each other.
 */
export function cacheReservation(queryClient: QueryClient, venueId: number, reservation: Reservation) {
  const replace = (items: Reservation[]) =>
    items.map((other) =>
      other.reservation_id === reservation.reservation_id && other.active_at <= reservation.active_at
        ? reservation
        : other,
    );
  queryClient.setQueryData<Reservation>(reservationKeys.one(venueId, reservation.reservation_id), (before) =>
    before ? replace([before])[0] : reservation,
  );
  queryClient.setQueriesData<DayList>(
    { queryKey: reservationKeys.days(venueId) },
    (list) => list && { ...list, items: replace(list.items) },
  );
  queryClient.setQueriesData<Pages>(
    { queryKey: reservationKeys.allPages(venueId) },
    (list) => list && { ...list, pages: list.pages.map((page) => ({ ...page, items: replace(page.items) })) },
  );
}

/** What was read, or what is cached if that is newer: a change may have been answered during the read. */
export function newest(queryClient: QueryClient, venueId: number, read: Reservation): Reservation {
  const { reservation_id } = read;
  const cached = queryClient.getQueryData<Reservation>(reservationKeys.one(venueId, reservation_id));
  return cached && cached.active_at > read.active_at ? cached : read;
}

/** An import changes many reservations within seconds: lists are read again at most twice a second. */
const listsAgainMs = 500;

export const reservationLiveHandlers = {
  reservations: ({ reservation_ids }, { queryClient, venueId }) => {
    refreshSoon(queryClient, reservationKeys.lists(venueId), listsAgainMs);
    if (reservation_ids === null) return refreshSoon(queryClient, reservationKeys.ones(venueId), 0);
    for (const id of reservation_ids) refreshSoon(queryClient, reservationKeys.one(venueId, id), 0);
  },
} satisfies LiveHandlers;
