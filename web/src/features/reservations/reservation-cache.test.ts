import { expect, test } from "vitest";
import { makeQueryClient } from "../../core/api/query.ts";
import { aReservation } from "./reservation.fixture.ts";
import {
  cachedReservation,
  cacheReservation,
  type DayList,
  newest,
  type Pages,
  reservationKeys,
} from "./reservation-cache.ts";

const venueId = 1;

function cacheWith(...items: ReturnType<typeof aReservation>[]) {
  const client = makeQueryClient();
  const day = reservationKeys.day(venueId, "arrivals", "2026-11-21", {});
  const pages = reservationKeys.pages(venueId, {});
  client.setQueryData<DayList>(day, { items, isCut: false });
  client.setQueryData<Pages>(pages, { pages: [{ items, next_cursor: null }], pageParams: [undefined] });
  return {
    client,
    inDay: () => client.getQueryData<DayList>(day)?.items,
    inPages: () => client.getQueryData<Pages>(pages)?.pages[0]?.items,
  };
}

test("a change shows in every list and in the panel", () => {
  const before = aReservation(1);
  const { client, inDay, inPages } = cacheWith(before, aReservation(2));
  const after = { ...before, status: "checked_in" as const };
  cacheReservation(client, venueId, after);
  expect(inDay()?.[0]).toEqual(after);
  expect(inPages()?.[0]).toEqual(after);
  expect(inDay()).toHaveLength(2);
  expect(cachedReservation(client, venueId, before.reservation_id)).toEqual(after);
});

test("an answer that was overtaken by a newer one is ignored", () => {
  const old = aReservation(1);
  const { client, inDay } = cacheWith(old);
  const current = { ...old, arrival_time: "16:00", active_at: "2026-11-01T10:00:05.000Z" };
  cacheReservation(client, venueId, current);
  cacheReservation(client, venueId, old);
  expect(inDay()?.[0]).toEqual(current);
  expect(newest(client, venueId, old)).toEqual(current);
});

test("another venue's lists stay as they are", () => {
  const before = aReservation(1);
  const { client, inDay } = cacheWith(before);
  cacheReservation(client, 2, { ...before, status: "checked_in" });
  expect(inDay()?.[0]).toEqual(before);
});
