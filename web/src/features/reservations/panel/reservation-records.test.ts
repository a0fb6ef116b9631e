import type { Reservation } from "@bellhop/contract/reservations";
import { QueryClient } from "@tanstack/react-query";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Ask } from "../../../core/api/ask.ts";
import { failureOfAnswer } from "../../../core/api/call-failure.ts";
import { closeTestBrowser, openTestBrowser } from "../../../core/autosave/test-browser.ts";
import { aReservation } from "../reservation.fixture.ts";
import { reservationKeys } from "../reservation-cache.ts";

beforeEach(openTestBrowser);
afterEach(closeTestBrowser);

const { reservation_id: id } = aReservation(1);

/** A server that refuses room 0. */
function aServer() {
  let current = aReservation(1);
  const sent: unknown[] = [];
  const ask = (async ({ path }: { path: string }, input: { fields: Partial<Reservation> }) => {
    if (path === "/api/get_reservation") return current;
    sent.push(input);
    if (input.fields.room_type === "0")
      throw failureOfAnswer(422, { errors: [{ field: "fields.room_type", message: "Enter a room type." }] });
    current = { ...current, ...input.fields };
    return current;
  }) as unknown as Ask;
  return { ask, sent, current: () => current };
}

async function page({ ask, current }: ReturnType<typeof aServer>) {
  vi.resetModules();
  const { makeReservationRecords } = await import("./reservation-records.ts");
  const queryClient = new QueryClient();
  queryClient.setQueryData(reservationKeys.one(1, id), current());
  const records = makeReservationRecords({ ask, queryClient, venueId: 1, memberId: "nadia" });
  await records.restore();
  return records;
}

test("changed fields are sent with the values that the person saw", async () => {
  const server = aServer();
  const records = await page(server);
  records.edit(id, { adults: 3, room_type: "Suite" });
  await records.flush();
  expect(server.sent).toEqual([
    { reservation_id: id, fields: { adults: 3, room_type: "Suite" }, was: { adults: null, room_type: "" } },
  ]);
});

test("a reservation typed just before a reload is saved by the next page", async () => {
  const server = aServer();
  (await page(server)).edit(id, { room_type: "Suite" });
  vi.clearAllTimers();
  const after = await page(server);
  expect(after.changed(id)).toEqual({ room_type: "Suite" });
  await after.flush();
  expect(server.current().room_type).toBe("Suite");
  expect(Object.keys(localStorage)).toEqual([]);
});

test("dates in the wrong order and an empty number wait, and hold up no other field", async () => {
  const server = aServer();
  const records = await page(server);
  records.edit(id, { checkin: "2026-11-25", reservation_number: " ", adults: 2 });
  await records.flush();
  expect(server.current()).toEqual({ ...aReservation(1), adults: 2 });
  expect(records.errorsOf(id)).toEqual({
    checkin: "Check-out must not be before check-in.",
    checkout: "Check-out must not be before check-in.",
    reservation_number: "Enter a reservation number.",
  });
  records.edit(id, { checkout: "2026-11-27" });
  await records.flush();
  expect(server.current()).toMatchObject({ checkin: "2026-11-25", checkout: "2026-11-27" });
});

test("a refused field is named, and holds up no other", async () => {
  const server = aServer();
  const records = await page(server);
  records.edit(id, { room_type: "0", adults: 2 });
  await records.flush();
  expect(records.errorsOf(id)).toEqual({ room_type: "Enter a room type." });
  expect(server.current()).toMatchObject({ room_type: "", adults: 2 });
});
