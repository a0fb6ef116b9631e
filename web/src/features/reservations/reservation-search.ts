import { reservationStatuses } from "@bellhop/contract/conversations";
import { isLocalDate } from "@bellhop/contract/formats";
import { limits } from "@bellhop/contract/limits";
import type { ReservationStatus } from "@bellhop/contract/reservations";

export const views = ["arrivals", "in_house", "departures", "all"] as const;
export type View = (typeof views)[number];

/** The screen's address. */
export type ReservationSearch = {
  view?: View;
  /** The day of arrivals or departures; without it, today. */
  day?: string;
  /** The filters are only under All. */
  status?: ReservationStatus;
  from?: string;
  to?: string;
  q?: string;
  /** Open in the panel. */
  reservation?: string;
};

const isOneOf = <Value extends string>(values: readonly Value[], value: unknown): value is Value =>
  values.includes(value as Value);

/** Ignores unknown values, and filters that the view does not have. */
export function readReservationSearch(search: Record<string, unknown>): ReservationSearch {
  const view = isOneOf(views, search.view) ? search.view : "arrivals";
  const date = (value: unknown) => (isLocalDate(value) ? value : undefined);
  const hasDay = view === "arrivals" || view === "departures";
  const day = hasDay ? date(search.day) : undefined;
  const [from, to] = view === "all" ? [date(search.from), date(search.to)] : [];
  // The router reads digits as a number.
  const q = ["string", "number"].includes(typeof search.q)
    ? String(search.q).slice(0, limits.searchCharacters)
    : "";
  return {
    ...(view !== "arrivals" && { view }),
    ...(day && { day }),
    ...(view === "all" && isOneOf(reservationStatuses, search.status) && { status: search.status }),
    ...(from && { from }),
    ...(to && { to }),
    ...(q && { q }),
    ...(typeof search.reservation === "string" &&
      search.reservation !== "" && { reservation: search.reservation }),
  };
}
