import type { ReservationGuest } from "@bellhop/contract/reservations";
import { describe, expect, test } from "vitest";
import { aReservation } from "./reservation.fixture.ts";
import { countOpen, groupReservations, isLate, withGuests } from "./reservation-lists.ts";

const day = "2026-11-21";

describe("a late arrival", () => {
  test.each([
    [null, null, false],
    ["21:59", null, false],
    ["22:00", null, true],
    ["02:00", null, true],
    ["05:00", null, false],
    ["20:00", "20:00", false],
    ["20:01", "20:00", true],
    ["23:30", "01:00", false],
    ["01:30", "01:00", true],
    ["00:30", "24:00", true],
  ])("at %s with check-in until %s: %s", (arrival, checkInEnds, late) => {
    expect(isLate(arrival, checkInEnds)).toBe(late);
  });
});

describe("arrivals", () => {
  const all = [
    aReservation(1, { arrival_time: "02:00", rooms: ["9"] }),
    aReservation(2, { rooms: ["10"] }),
    aReservation(3, { rooms: ["9"] }),
    aReservation(4, { arrival_time: "14:00", rooms: ["12"] }),
    aReservation(5, { arrival_time: "14:00", rooms: ["2"] }),
    aReservation(6, { status: "checked_in" }),
    aReservation(7, { status: "cancelled" }),
    aReservation(8, { checkin: "2026-11-20" }),
  ];

  test("are sorted by time, the night last, then by room; unknown times come at the end", () => {
    const [expected, arrived] = groupReservations("arrivals", day, all);
    expect(expected?.reservations.map((one) => one.reservation_number)).toEqual([
      "R-5",
      "R-4",
      "R-1",
      "R-3",
      "R-2",
    ]);
    expect(arrived?.reservations.map((one) => one.reservation_number)).toEqual(["R-6"]);
  });

  test("are counted until they have arrived", () => {
    expect(countOpen("arrivals", day, all)).toBe(5);
  });
});

test("departures that have left are no longer open", () => {
  const leaving = [
    aReservation(1, { status: "checked_in", checkout: day }),
    aReservation(2, { status: "checked_out", checkout: day }),
  ];
  expect(countOpen("departures", day, leaving)).toBe(1);
  expect(groupReservations("departures", day, leaving).map(({ name }) => name)).toEqual(["to_leave", "left"]);
});

test("rooms follow from the guests, once each", () => {
  const guest = (name: string, room: string): ReservationGuest => ({
    guest_id: name,
    name,
    deleted: false,
    phone: null,
    language: null,
    room,
    conversation_id: null,
  });
  const next = withGuests(aReservation(1), [guest("Zoé", "12"), guest("Ana", "9"), guest("Bo", "12")]);
  expect(next.rooms).toEqual(["9", "12"]);
  expect(next.guests.map(({ name }) => name)).toEqual(["Ana", "Bo", "Zoé"]);
});
