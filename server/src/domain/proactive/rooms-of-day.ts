import type { DoorCodeState } from "@bellhop/contract/door-codes";
import { addDays } from "@bellhop/contract/formats";
import type { GuestToPlan, PlaceToPlan, StayToPlan } from "./types.ts";

type Dates = Pick<StayToPlan, "checkin" | "checkout">;
type Between = Pick<PlaceToPlan, "from_date" | "until_date">;

/** The day of the stay that counts on a date: the first before the stay, and the last after it. */
export function dayOfStay({ checkin, checkout }: Dates, date: string): string {
  const last = addDays(checkout, -1);
  const day = date > last ? last : date;
  return day < checkin ? checkin : day;
}

/** Whether a room is the guest's on a day: on the day of a move, it is the new room. */
export const isRoomOn = ({ from_date: from, until_date: until }: Between, day: string): boolean =>
  from === null || until === null || (from <= day && (day < until || from === until));

/** The guest with only the rooms that they have on a date, and the state of the door codes of these rooms. */
export function inRoomsOf(guest: GuestToPlan, stay: Dates, date: string): GuestToPlan {
  // All rooms are for the whole stay.
  if (guest.places.every(({ from_date }) => from_date === null)) return guest;
  const day = dayOfStay(stay, date);
  const places = guest.places.filter((place) => isRoomOn(place, day));
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
