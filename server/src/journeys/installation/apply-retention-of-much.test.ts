import { expect, test } from "vitest";
import { openLog } from "../../platform/log.ts";
import type { Services } from "../../services.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type TestBellhop, testBellhop } from "../../testing/bellhop.ts";
import { type Hotel, openHotel } from "../../testing/cast.ts";
import { addOldRows } from "../../testing/old-rows.ts";
import { applyRetention } from "./apply-retention.ts";

const bellhop = await testBellhop();
const dayMs = 86_400_000;
const run = (services: Services) => applyRetention.handle({} as never, services, { lastAttempt: false });

/** Two years old. */
function fill(hotel: Hotel, conversations: number, others: number) {
  const old = new Date(bellhop.clock.now().getTime() - 730 * dayMs);
  const query = (sql: string) => asOwner(bellhop.ownerUrl, sql, hotel.venueId);
  return addOldRows(query, { venueId: hotel.venueId, old, conversations, others });
}

test("20,000 due rows of a class go in batches, although a statement may take five seconds only", async () => {
  const hotel = await openHotel(bellhop.services, "Hotel Grand");
  const { left } = await fill(hotel, 300, 20_000);
  await run(bellhop.services);
  // A hundred guests wait.
  expect(await left()).toEqual([100, 100, 0, 0, 0, 0]);
});

test("two processes that delete at once finish it together", async () => {
  const second = await testBellhop({}, openLog("fatal"), { url: bellhop.ownerUrl });
  const hotel = await openHotel(bellhop.services, "Hotel Twice");
  const { left } = await fill(hotel, 900, 1_200);
  const both: TestBellhop[] = [bellhop, second];
  await Promise.all(both.map(({ services }) => run(services)));
  expect(await left()).toEqual([300, 300, 0, 0, 0, 0]);
});

test("a class that fails does not hold up the others, and the next run makes up for it", async () => {
  const { services } = bellhop;
  const hotel = await openHotel(services, "Hotel Hurt");
  const { left } = await fill(hotel, 30, 30);
  let isFirst = true;
  const hurt: Services["db"] = {
    ...services.db,
    atVenue: (venueId, work) => {
      const fails = venueId === hotel.venueId && isFirst;
      if (fails) isFirst = false;
      return fails
        ? Promise.reject(new Error("a conversation that can't be erased"))
        : services.db.atVenue(venueId, work);
    },
  };
  await expect(run({ ...services, db: hurt })).rejects.toThrow("Retention failed at 1 venues");
  expect(await left()).toEqual([30, 30, 0, 0, 0, 0]);
  await run(services);
  expect(await left()).toEqual([10, 10, 0, 0, 0, 0]);
});
