import type { Reservation, ReservationGuest, ReservationStatus } from "@bellhop/contract/reservations";
import type { View } from "./reservation-search.ts";

export type DayView = Exclude<View, "all">;

/** The statuses that each view lists, in the order of its groups. */
export const groupsOf = {
  arrivals: {
    to_arrive: ["pending", "confirmed"],
    arrived: ["checked_in", "checked_out"],
    no_show: ["no_show"],
  },
  in_house: { in_house: ["checked_in"] },
  departures: { to_leave: ["checked_in", "confirmed", "pending"], left: ["checked_out"] },
} as const satisfies Record<DayView, Record<string, readonly ReservationStatus[]>>;

type GroupNames<Groups> = Groups extends unknown ? keyof Groups : never;
export type GroupName = GroupNames<(typeof groupsOf)[DayView]>;
export type Group = { name: GroupName; reservations: Reservation[] };

export const statusesOf = (view: DayView): ReservationStatus[] => Object.values(groupsOf[view]).flat();

/** Whether a changed reservation stays in the list that it was read for. */
export function belongsTo(view: DayView, day: string, reservation: Reservation): boolean {
  const { status, checkin, checkout } = reservation;
  const isOfDay = view === "in_house" || (view === "arrivals" ? checkin : checkout) === day;
  return isOfDay && statusesOf(view).includes(status);
}

/** Arrivals before this time belong to the night after the day of arrival. */
const nightEnds = "05:00";
/** Without check-in hours, arrivals from this time on are late. */
const lateFrom = "22:00";

/**
 * Arrivals after the hotel's check-in ends are late, and so are all arrivals of the night. Without hours, they are late
 * from 22:00 on. Hours that end at night, such as 01:00, are compared as of that night.
 */
export function isLate(arrivalTime: string | null, checkInEnds: string | null): boolean {
  if (arrivalTime === null) return false;
  if (checkInEnds === null) return orderOf(arrivalTime) >= orderOf(lateFrom);
  return orderOf(arrivalTime) > orderOf(checkInEnds);
}

/** 02:00 is after 23:00. */
const orderOf = (time: string) => (time < nightEnds ? `night ${time}` : `day ${time}`);

const rooms = new Intl.Collator("en", { numeric: true });

const byRoom = (a: Reservation, b: Reservation) =>
  rooms.compare(a.rooms[0] ?? "\uffff", b.rooms[0] ?? "\uffff") ||
  rooms.compare(a.reservation_number, b.reservation_number);

/** By the time of arrival, unknown times last, then by room. */
function byArrival(a: Reservation, b: Reservation): number {
  const [one, other] = [a, b].map(({ arrival_time }) => (arrival_time ? orderOf(arrival_time) : "unknown"));
  return one === other ? byRoom(a, b) : (one ?? "") < (other ?? "") ? -1 : 1;
}

/** The groups of a view that have reservations, sorted. */
export function groupReservations(view: DayView, day: string, all: Reservation[]): Group[] {
  const listed = all
    .filter((reservation) => belongsTo(view, day, reservation))
    .sort(view === "arrivals" ? byArrival : byRoom);
  return Object.entries(groupsOf[view])
    .map(([name, statuses]: [string, readonly ReservationStatus[]]) => ({
      name: name as GroupName,
      reservations: listed.filter(({ status }) => statuses.includes(status)),
    }))
    .filter(({ reservations }) => reservations.length > 0);
}

/** Counts those that still need something today: to arrive, in the house, to leave. */
export function countOpen(view: DayView, day: string, all: Reservation[]): number {
  const [open] = Object.values(groupsOf[view]) as (readonly ReservationStatus[])[];
  return all.filter((one) => belongsTo(view, day, one) && open?.includes(one.status)).length;
}

export const nightsOf = ({ checkin, checkout }: Pick<Reservation, "checkin" | "checkout">): number =>
  Math.round((Date.parse(checkout) - Date.parse(checkin)) / 86_400_000);

/** Each guest once, in the order of the rooms. */
export const guestsOnce = ({ guests }: Reservation) => [
  ...new Map(guests.map((guest) => [guest.guest_id, guest])).values(),
];

/** With other guests or rooms, in the server's order. */
export function withGuests(reservation: Reservation, guests: ReservationGuest[]): Reservation {
  const once = new Map(guests.map((guest) => [`${guest.guest_id} ${guest.room}`, guest]));
  const sorted = [...once.values()].sort(
    (a, b) => rooms.compare(a.room, b.room) || rooms.compare(a.name, b.name),
  );
  return {
    ...reservation,
    guests: sorted,
    rooms: [...new Set(sorted.map(({ room }) => room))].filter(Boolean),
  };
}
