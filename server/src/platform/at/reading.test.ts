import { expect, test } from "vitest";
import { asOwner } from "../../testing/as-owner.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { change, type NoParams, statement } from "../db/index.ts";
import type { AtVenue, ReadingAtOperator, ReadingAtVenue } from "./units.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const neighbour = await openHotel(bellhop.services, "Hotel Busy");
const { db } = bellhop.services;

const listVenueIds = statement<NoParams, { venue_id: number }>(
  "test venue ids",
  "select venue_id from venues order by venue_id",
);
const rename = change<{ venueId: number }>(
  "test rename",
  "update venues set name = 'renamed' where venue_id = $venueId",
);
const fail = statement<{ divisor: number }, { one: number }>("test fail", "select 1 / $divisor::int as one");
const whichTransaction = statement<NoParams, { id: string }>(
  "test transaction",
  "select now()::text || pg_backend_pid() as id",
);

test("a read sees its venue and no other, in its first group of statements and in every later one", async () => {
  const seen = await db.readAtVenue(hotel.venueId, async (at) => {
    const first = await at.tx.rows(listVenueIds);
    await new Promise((resolve) => setImmediate(resolve));
    return [first, await at.tx.rows(listVenueIds)];
  });
  expect(seen).toEqual([[{ venue_id: hotel.venueId }], [{ venue_id: hotel.venueId }]]);
});

test("a part over an operator's venues sees only those, in a unit that sees everything before and after", async () => {
  const scope = { operatorId: hotel.operatorId, venueIds: [hotel.venueId] };
  const seen = await db.atInstallation(async (at) => [
    await at.tx.rows(listVenueIds),
    await at.inOperator(scope, (there) => there.tx.rows(listVenueIds)),
    await at.tx.rows(listVenueIds),
  ]);
  const all = [{ venue_id: hotel.venueId }, { venue_id: neighbour.venueId }];
  expect(seen).toEqual([all, [{ venue_id: hotel.venueId }], all]);
});

test("statements of one group run in one transaction", async () => {
  const [one, other, later] = await db.readAtVenue(hotel.venueId, async (at) => {
    const together = await Promise.all([at.tx.row(whichTransaction), at.tx.row(whichTransaction)]);
    return [...together, await at.tx.row(whichTransaction)];
  });
  expect(one).toEqual(other);
  expect(later).not.toEqual(one);
});

test("a read that writes although the compiler forbids it is refused and leaves nothing", async () => {
  // @ts-expect-error A read-only unit takes no change.
  const writes = db.readAtVenue(hotel.venueId, (at) => at.tx.run(rename, { venueId: at.venueId }));
  await expect(writes).rejects.toThrow("read-only transaction");
  const rows = await asOwner(bellhop.ownerUrl, "select name from venues", hotel.venueId);
  expect(rows).toEqual([{ name: "Hotel Alpha" }]);
});

/** Never called: `tsc -b` fails if a line below "@ts-expect-error" compiles. */
async function typed(reading: ReadingAtVenue, atOperator: ReadingAtOperator, writing: AtVenue) {
  // @ts-expect-error A read-only unit broadcasts nothing.
  reading.broadcast;
  // @ts-expect-error A read-only unit enqueues nothing.
  reading.enqueue;
  // @ts-expect-error Nor does one over several venues.
  atOperator.enqueue;
  // @ts-expect-error A change returns rows, and is one still.
  await atOperator.tx.rows(rename, { venueId: 1 });
  const needsWriting = (at: AtVenue) => at.tx.run(rename, { venueId: at.venueId });
  // @ts-expect-error A function that writes takes no read-only unit.
  await needsWriting(reading);
  // @ts-expect-error Nor is it work for one.
  await db.readAtVenue(1, needsWriting);
  const needsReading = (at: ReadingAtVenue) => at.tx.rows(listVenueIds);
  await needsReading(writing);
  await needsWriting(writing);
}

test("a write through a read-only unit is an error of types", () => expect(typed).toBeTypeOf("function"));

test("many concurrent reads, some failing, get their own results and leave every connection clean", async () => {
  const asked = Array.from({ length: 200 }, async (_, n) => {
    const { venueId } = n % 2 ? hotel : neighbour;
    if (n % 7 === 0) {
      const failing = db.readAtVenue(venueId, (at) => at.tx.row(fail, { divisor: 0 }));
      return expect(failing).rejects.toThrow("division by zero");
    }
    const rows = await db.readAtVenue(venueId, (at) => at.tx.rows(listVenueIds));
    return expect(rows).toEqual([{ venue_id: venueId }]);
  });
  await Promise.all(asked);
});

test("after a unit ends, statements are refused", async () => {
  const later = Promise.withResolvers<() => Promise<unknown>>();
  await db.readAtVenue(hotel.venueId, async (at) => later.resolve(() => at.tx.rows(listVenueIds)));
  await expect((await later.promise)()).rejects.toThrow("has ended");
  const behind = Promise.withResolvers<() => Promise<unknown>>();
  await db.atVenue(hotel.venueId, async (at) => behind.resolve(() => at.tx.rows(listVenueIds)));
  await expect((await behind.promise)()).rejects.toThrow("has ended");
});

test("a failed statement fails the unit even if it is not awaited", async () => {
  const unit = db.atVenue(hotel.venueId, async (at) => {
    at.broadcast(at.tx.row(fail, { divisor: 0 }).then(() => ({ kind: "alerts", count: 1 })));
    await at.tx.run(rename, { venueId: at.venueId }).catch(() => {});
  });
  await expect(unit).rejects.toThrow("division by zero");
  const rows = await asOwner(bellhop.ownerUrl, "select name from venues", hotel.venueId);
  expect(rows).toEqual([{ name: "Hotel Alpha" }]);
});
