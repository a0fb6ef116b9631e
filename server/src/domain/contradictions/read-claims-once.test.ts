import { claimsKey, claimsOf, readEntry, readerVersion } from "@bellhop/language/claims";
import { contentHash } from "@bellhop/language/entries";
import { expect, test } from "vitest";
import { contradictoryLakeHotel } from "../../../../language/claims/fixtures/lake-hotel.fixture.ts";
import {
  beachResort,
  cityHotel,
  mountainHostel,
} from "../../../../language/claims/fixtures/more-hotels.fixture.ts";
import { write } from "../../../../language/claims/fixtures/write-hotel.fixture.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { insertReadClaims, listReadClaims } from "./read-claims.queries.ts";
import { readClaimsOnce } from "./read-claims-once.ts";
import { readInWorkers } from "./read-in-workers.ts";

const { services } = await testBellhop();
const { db } = services;
const { venueId } = await openHotel(services, "Hotel Bookish");

const parking = (year: number) =>
  Array.from({ length: 60 }, (_, nth) =>
    write(
      `${nth}`,
      "faq",
      {},
      { en: [`Place ${nth}`, "", `In ${year} parking costs €${nth}.00 per night.`] },
    ),
  );
const readAndKeep = async (...asked: Parameters<typeof readClaimsOnce>) => {
  const keep = await readClaimsOnce(...asked);
  await keep();
};
const kept = (entries: ReturnType<typeof parking>) =>
  db.readAtVenue(venueId, (at) =>
    at.tx.rows(listReadClaims, { venueId, readOf: entries.map((entry) => claimsKey(entry, "EUR")) }),
  );

test("processes share claims through the database", async () => {
  const entries = parking(2026);
  const [known, ...unknown] = entries.map((entry) => claimsKey(entry, "EUR"));
  await db.atVenue(venueId, (at) =>
    at.tx.run(insertReadClaims, { venueId, readOf: [known as string], claims: ["[]"] }),
  );
  await readAndKeep(db, venueId, entries, "EUR");
  expect(entries.map((entry) => claimsOf(entry, "EUR").length > 0)).toEqual([
    false,
    ...unknown.map(() => true),
  ]);
  const rows = await kept(entries);
  expect(rows).toHaveLength(entries.length);
  const second = entries[1] as (typeof entries)[number];
  const written = rows.find(({ read_of }) => read_of === unknown[0])?.claims;
  expect(written).toBe(JSON.stringify(readEntry(second, "EUR")));
});

test("claims of deleted entries are removed", async () => {
  const [before, after] = [parking(2027), parking(2028)];
  await readAndKeep(db, venueId, before, "EUR");
  expect(await kept(before)).toHaveLength(before.length);
  await readAndKeep(db, venueId, after, "EUR");
  expect(await kept(before)).toEqual([]);
  expect(await kept(after)).toHaveLength(after.length);
});

test("worker threads read large amounts with the same result", async () => {
  const entries = Array.from({ length: 700 }, (_, nth) => ({
    ...(parking(2029)[nth % 60] as ReturnType<typeof parking>[number]),
    entryId: `${nth}`,
  }));
  const read = await readInWorkers(entries, "EUR");
  expect(read).toEqual(entries.map((entry) => JSON.stringify(readEntry(entry, "EUR"))));
  await readAndKeep(db, venueId, entries, "EUR");
  expect(await kept(entries)).toHaveLength(entries.length);
});

test("a change of the reader's output requires a new `readerVersion`", () => {
  const hotels = [contradictoryLakeHotel, cityHotel, beachResort, mountainHostel];
  const read = hotels.flatMap(({ entries }) => entries.map((entry) => readEntry(entry, "EUR")));
  expect({ [readerVersion]: contentHash(read) }).toEqual({
    6: "a0wyFmxmGGzwnzrrqsyYHexkZLeiolQCvD1UkcoS9NY",
  });
});
