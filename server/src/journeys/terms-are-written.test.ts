import { listEntries } from "@bellhop/contract/knowledge";
import { listReservations } from "@bellhop/contract/reservations";
import { expect, test } from "vitest";
import { recogniseGuest, writeMissingGuestTerms } from "../domain/guests/index.ts";
import { migrate } from "../platform/db/index.ts";
import { newId } from "../platform/ids.ts";
import { openLog } from "../platform/log.ts";
import { asOwner } from "../testing/as-owner.ts";
import { signedIn } from "../testing/ask.ts";
import { testBellhop } from "../testing/bellhop.ts";
import { addColleague, openHotel, openSister } from "../testing/cast.ts";
import { emptyDatabase } from "../testing/test-database.ts";
import { termsAreLookedFor } from "./terms-are-written.ts";

const log = openLog("silent");
const venueId = 77;
const operatorId = newId();

/** A booking with its guest, written as the version before this one did. */
const booked = (venue: number, number: string, name: string, phone: string | null) =>
  `with guest as (
     insert into guests (venue_id, guest_id, name, phone, created_at)
     values (${venue}, gen_random_uuid(), '${name}', ${phone ? `'${phone}'` : "null"}, '2026-01-01') returning guest_id
   ), booking as (
     insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, created_at)
     values (${venue}, gen_random_uuid(), '${number}', 'confirmed', '2026-12-01', '2026-12-04', '2026-01-01')
     returning reservation_id
   )
   insert into stays (venue_id, reservation_id, guest_id) select ${venue}, reservation_id, guest_id from guest, booking`;

const url = await emptyDatabase();
const shipped = new Set(["0001_first.sql", "0002_identity.sql", "0003_simulator.sql"]);
await migrate({ ownerUrl: url, log, only: shipped });
await asOwner(url, `insert into operators values ('${operatorId}', 'Of old', now())`);
await asOwner(
  url,
  `insert into venues (venue_id, operator_id, public_key, name, timezone, default_language, languages, country, currency,
     settings, created_at)
   values (${venueId}, '${operatorId}', 'key', 'Hotel Old', 'Europe/Rome', 'en', '{en}', 'IT', 'EUR', '{}', now())`,
  venueId,
);
await asOwner(url, booked(venueId, "OLD-2026/7", "Zoë Ångström-Müller", "+393331234567"), venueId);
await asOwner(url, booked(venueId, "हि-१२", "नमस्ते किताब", null), venueId);
await asOwner(url, booked(venueId, "OLD-3", "李小龍", null), venueId);
const oldEntry = {
  entryId: newId(),
  section: "amenities",
  texts: {
    en: { title: "Pool", text: "Open all day." },
    it: { title: "Piscina", text: "Aperta, più il caffè." },
  },
};
await asOwner(
  url,
  `insert into knowledge_entries (venue_id, entry_id, section, ordinal, entry, updated_at)
   values (${venueId}, '${oldEntry.entryId}', 'amenities', 0, '${JSON.stringify(oldEntry)}', now())`,
  venueId,
);
await migrate({ ownerUrl: url, log });

const bellhop = await testBellhop({}, undefined, { url });
const hotel = { ...(await openHotel(bellhop.parts, "Hotel New")), operatorId };
const crowded = await openSister(bellhop.parts, hotel, "Hotel Crowded");
const { sub } = await addColleague(bellhop.parts, hotel, "staff");

/** Signed in anew: the clock of these tests leaps. */
const list = async (input: object) =>
  (await (await signedIn(bellhop, sub, venueId)).ask(listReservations, input)).body.items;
const found = async (search: string) => (await list({ search })).map((one) => one.reservation_number);
const written = () =>
  asOwner(bellhop.ownerUrl, "select guest_id, term from guest_terms order by guest_id, term", venueId);

async function foundEntries(search: string) {
  const member = await signedIn(bellhop, sub, venueId);
  return (await member.ask(listEntries, { section: "amenities", search })).body.items.map(
    (entry) => entry.entry_id,
  );
}

async function start() {
  await termsAreLookedFor(bellhop.parts);
  await bellhop.runDueJobs();
}

test("guests, bookings and entries of an older version are found by the same words as new ones", async () => {
  expect([await found("angstrom"), await foundEntries("pool")]).toEqual([[], []]);
  await start();
  expect(await foundEntries("piu caffe pool")).toEqual([oldEntry.entryId]);
  for (const search of ["ang", "Müller", "zoe muller", "+39 333 123", "old20267", "2026"])
    expect(await found(search), search).toEqual(["OLD-2026/7"]);
  for (const search of ["नमस्ते", "१२"]) expect(await found(search), search).toEqual(["हि-१२"]);
  expect(await found("李")).toEqual(["OLD-3"]);
  // The order of the list is that of their making again.
  const [first] = await list({});
  expect(first?.active_at).toBe(first?.created_at);
});

test("a start with nothing to do asks for no job, and one that is told twice writes nothing twice", async () => {
  const before = await written();
  await start();
  expect(await written()).toEqual(before);
  expect(await asOwner(bellhop.ownerUrl, "select from pgboss.job_common where start_after <= now()")).toEqual(
    [],
  );
});

test("what a process of the older version adds or names afterwards is found ten minutes later, or after the next start", async () => {
  await asOwner(bellhop.ownerUrl, booked(venueId, "LATE-1", "Late Guest", "+15550001"), venueId);
  bellhop.clock.pass(11 * 60_000);
  await bellhop.runDueJobs();
  expect(await found("late guest")).toEqual(["LATE-1"]);
  await asOwner(bellhop.ownerUrl, "update guests set name = 'Renamed' where name = 'Late Guest'", venueId);
  expect(await found("renamed")).toEqual([]);
  await start();
  expect(await found("renamed")).toEqual(["LATE-1"]);
});

test("a guest of an older version who writes first is found by name and phone at once", async () => {
  await asOwner(bellhop.ownerUrl, booked(venueId, "FIRST-1", "", "+15550002"), venueId);
  await bellhop.parts.db.atVenue(venueId, (at) =>
    recogniseGuest(at, { phone: "+15550002", whatsappUserId: null, profileName: "Prófile" }),
  );
  expect(await found("profile")).toEqual(["FIRST-1"]);
  expect(await found("15550002")).toEqual(["FIRST-1"]);
});

test("a venue with many is written batch by batch, and stopped in between it goes on", async () => {
  const guests = 450;
  await asOwner(
    bellhop.ownerUrl,
    `insert into guests (venue_id, guest_id, name, created_at)
     select ${crowded}, gen_random_uuid(), case n when 7 then '' else 'Guest ' || n end, now() from generate_series(1, ${guests}) n`,
    crowded,
  );
  await asOwner(
    bellhop.ownerUrl,
    `insert into reservations (venue_id, reservation_id, reservation_number, status, checkin, checkout, created_at)
     select ${crowded}, gen_random_uuid(), 'R-' || n, 'confirmed', '2026-12-01', '2026-12-04', now()
     from generate_series(1, ${guests}) n`,
    crowded,
  );
  await bellhop.parts.db.atVenue(crowded, (at) => writeMissingGuestTerms(at, 100));
  await start();
  const [left] = await asOwner(
    bellhop.ownerUrl,
    `select count(*)::int as guests, (select count(*)::int from reservations where terms_at is null) as bookings
     from guests where terms_at is null`,
    crowded,
  );
  expect(left).toEqual({ guests: 0, bookings: 0 });
});

test("looking for what is missing reads an index of what is missing", async () => {
  await asOwner(bellhop.ownerUrl, "analyze guests, reservations");
  for (const table of ["guests", "reservations"]) {
    const plan = await asOwner(
      bellhop.ownerUrl,
      `explain select exists (select from ${table} where venue_id = ${crowded} and terms_at is null)`,
      crowded,
    );
    expect(JSON.stringify(plan)).toContain(`${table}_without_terms`);
  }
});
