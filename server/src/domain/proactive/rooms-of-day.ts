import type { DoorCodeState } from "@bellhop/contract/door-codes";
import { addDays } from "@bellhop/contract/formats";
import { type CodeSettings, codesOpenOn } from "./moments.ts";
import type { GuestToPlan, PlaceToPlan, StayToPlan } from "./types.ts";

type Dates = Pick<StayToPlan, "checkin" | "checkout">;
type Between = Pick<PlaceToPlan, "from_date" | "until_date">;

/**
 * The day of the stay whose rooms count: the first before the stay, and the last after it. A day begins when arriving
 * guests may have their code: at check-in time, or as many hours earlier as the venue chose. Until then someone else may
 * be in the next room, so the rooms of the day before count.
 */
export function dayOfStay({ checkin, checkout }: Dates, at: Date, settings: CodeSettings): string {
  const today = settings.calendar.dayOf(at);
  const date = at < codesOpenOn(today, settings) ? addDays(today, -1) : today;
  const last = addDays(checkout, -1);
  const day = date > last ? last : date;
  return day < checkin ? checkin : day;
}

/**
 * Whether a room is the guest's on a day. A guest who leaves a room and returns has one stay there, with the days of the
 * other room inside it: these are the other room's.
 */
export const isRoomOn = (room: Between, others: readonly Between[], day: string): boolean =>
  isWithin(room, day) && !others.some((other) => isInside(other, room) && isWithin(other, day));

/** On the day of a move, only the new room counts. A room for no night is the guest's on its day. */
const isWithin = ({ from_date: from, until_date: until }: Between, day: string): boolean =>
  from === null || until === null || day === from || (from < day && day < until);

const isInside = (other: Between, room: Between): boolean =>
  other.from_date !== null &&
  other.until_date !== null &&
  room.from_date !== null &&
  room.until_date !== null &&
  room.from_date < other.from_date &&
  other.until_date < room.until_date;

/** The guest with only the rooms that they have at a time, and the state of the door codes of these rooms. */
export function inRoomsOf(guest: GuestToPlan, stay: Dates, at: Date, settings: CodeSettings): GuestToPlan {
  // All rooms are for the whole stay.
  if (guest.places.every(({ from_date }) => from_date === null)) return guest;
  const day = dayOfStay(stay, at, settings);
  const places = guest.places.filter((place) => isRoomOn(place, guest.places, day));
  const room = places
    .map((place) => place.room)
    .filter(Boolean)
    .join(", ");
  return { ...guest, places, room, door_code: worstOf(places) };
}

const order: readonly DoorCodeState[] = ["set", "none", "other_room"];

/** The state of the room whose code keeps a message back; `none` without a room. */
export const worstOf = (places: readonly Pick<PlaceToPlan, "door_code">[]): DoorCodeState =>
  places.length === 0
    ? "none"
    : places
        .map(({ door_code }) => door_code)
        .reduce((one, other) => (order.indexOf(one) > order.indexOf(other) ? one : other));

/** The guest as if each room had its code. */
export const withAllCodes = (guest: GuestToPlan): GuestToPlan => ({
  ...guest,
  door_code: "set",
  places: guest.places.map((place) => ({ ...place, door_code: "set" })),
});
