import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { listReservations as call, Reservation } from "@bellhop/contract/reservations";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { wordsToFind } from "../../platform/search-terms.ts";
import { findVenueDay } from "../venues/index.ts";
import { findsManyReservations, listReservationsBy } from "./list-reservations.queries.ts";
import { toReservation } from "./view-reservation.ts";

type ReservationQuery = InputOf<typeof call>;
type Status = Reservation["status"];

/** The statuses that each value of `today` means. */
const statusesToday: Record<NonNullable<ReservationQuery["today"]>, Status[]> = {
  in_house: ["checked_in"],
  arriving: ["pending", "confirmed", "checked_in"],
  leaving: ["checked_in", "checked_out"],
};

/** One page of the venue's bookings, newest activity first. "Today" is the day it is at the venue. */
export async function listReservations(
  at: ReadingAtVenue,
  input: ReservationQuery,
): Promise<OutputOf<typeof call>> {
  const limit = input.limit ?? limits.pageItems;
  const [cursorAt, cursorId] = decodeTimeCursor(input.cursor, "id");
  const statuses = statusesOf(input);
  const { today } = input.today ? await findVenueDay(at) : { today: null };
  const checkin = input.today === "arriving" ? today : (input.arrival ?? null);
  const checkout = input.today === "leaving" ? today : (input.departure ?? null);
  const excludesAll =
    statuses?.length === 0 ||
    (input.arrival && input.today === "arriving" && input.arrival !== today) ||
    (input.departure && input.today === "leaving" && input.departure !== today);
  if (excludesAll) return { items: [], next_cursor: null };

  const words = wordsToFind(input.search);
  const search = words && (await at.tx.row(findsManyReservations, { venueId: at.venueId, words }));
  const by = search?.is_broad ? "broadSearch" : narrowest({ words, checkin, checkout, statuses });
  const rows = await at.tx.rows(listReservationsBy[by], {
    venueId: at.venueId,
    cursorAt,
    cursorId,
    limit: limit + 1,
    statuses,
    from: input.from ?? null,
    to: input.to ?? null,
    checkin,
    checkout,
    words,
  });
  const { shown, next } = toPage(rows, limit, (row) => row.reservation_id);
  return { items: shown.map(({ cursor_at: _, ...row }) => toReservation(row)), next_cursor: next };
}

/** The filter that leaves the fewest bookings: its index is used. */
function narrowest(filter: {
  words: string[] | null;
  checkin: string | null;
  checkout: string | null;
  statuses: Status[] | null;
}): keyof typeof listReservationsBy {
  if (filter.words) return "search";
  if (filter.checkin) return "checkin";
  if (filter.checkout) return "checkout";
  if (filter.statuses?.length === 1) return "status";
  return "activity";
}

/** The statuses that both filters allow; null for all. */
function statusesOf({ status, today }: ReservationQuery): Status[] | null {
  if (!today) return status ?? null;
  return statusesToday[today].filter((one) => !status || status.includes(one));
}
