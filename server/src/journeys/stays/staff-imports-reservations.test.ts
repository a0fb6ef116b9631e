import { listAudit } from "@bellhop/contract/audit";
import { addGuest, changeGuest, deleteGuest } from "@bellhop/contract/guests";
import {
  applyReservationImport,
  changeImportFormat,
  exportImportReport,
  importReservations,
  readReservationImport,
  startReservationImport,
  undoReservationImport,
} from "@bellhop/contract/reservation-imports";
import { listReservations, moveRoom, setReservationStatus } from "@bellhop/contract/reservations";
import { cancelTask, listTasks } from "@bellhop/contract/tasks";
import { expect, test } from "vitest";
import { rememberErased } from "../../domain/guests/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { applyReservations } from "./staff-imports-reservations.ts";

const bellhop = await testBellhop();

async function atHotel() {
  const hotel = await openHotel(bellhop.services, `Hotel ${newId()}`);
  return { hotel, owner: await signedIn(bellhop, hotel.owner.sub, hotel.venueId) };
}

const file = (text: string, name = "stays.csv") =>
  ({ kind: "file", name, content: Buffer.from(text).toString("base64") }) as const;

async function read(owner: Caller, text: string) {
  const started = await owner.ask(startReservationImport, { from: file(text) });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  await bellhop.runDueJobs();
  return viewed(owner, started.body.import_id);
}

async function viewed(owner: Caller, import_id: string) {
  const { status, body } = await owner.ask(readReservationImport, { import_id, limit: 100 });
  expect(status, JSON.stringify(body)).toBe(200);
  return body;
}

async function apply(owner: Caller, import_id: string) {
  const started = await owner.ask(applyReservationImport, { import_id });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  await bellhop.runDueJobs();
  return viewed(owner, import_id);
}

async function undo(owner: Caller, import_id: string) {
  const started = await owner.ask(undoReservationImport, { import_id });
  expect(started.status, JSON.stringify(started.body)).toBe(200);
  await bellhop.runDueJobs();
  return viewed(owner, import_id);
}

const bookings = async (owner: Caller) =>
  (await owner.ask(listReservations, { limit: 100 })).body.items
    .map(({ reservation_number, checkin, checkout, status, guests }) => ({
      reservation_number,
      checkin,
      checkout,
      status,
      guests: guests.map(({ name, phone, room }) =>
        `${name} ${phone ?? ""} ${room}`.replace(/\s+/g, " ").trim(),
      ),
    }))
    .toSorted((one, other) => one.reservation_number.localeCompare(other.reservation_number));

const head = "Booking number;Guest name;Phone;E-mail;Check-in;Check-out;Room;Status";
const table = (...rows: string[]) => [head, ...rows].join("\n");
const may = table(
  "B1;Ana Lopez;+39 333 000 1111;ana@guest.example;2026-05-01;2026-05-04;12;Confirmed",
  "B2;Ben Smith;;;2026-05-02;2026-05-03;;Checked in",
  // One booking with two rooms, of two guests.
  "B3;Cem Yilmaz;+39 333 000 3333;;2026-05-02;2026-05-05;31;Confirmed",
  "B3;Dina Yilmaz;;;2026-05-03;2026-05-06;32;Confirmed",
  "B4;;;;2026-05-02;2026-05-03;;Cancelled",
  "B5;Eve;;;someday;2026-05-03;;",
);

test("a file is read as a task, and changes nothing until it is applied; the same file again changes nothing", async () => {
  const { owner, hotel } = await atHotel();
  const ready = await read(owner, may);
  expect(ready.import).toMatchObject({
    state: "ready",
    kind: "file",
    source: "stays.csv",
    counts: { new: 5, changed: 0, same: 0, skipped: 0, unreadable: 1 },
    format: { kind: "csv", delimiter: ";", date_order: "year_first" },
  });
  expect(ready.items.at(-1)).toMatchObject({
    line: 7,
    verdict: "unreadable",
    problems: [{ code: "date_unreadable", field: "checkin", value: "someday" }],
  });
  expect(await bookings(owner)).toEqual([]);

  const applied = await apply(owner, ready.import.import_id);
  expect(applied.import).toMatchObject({ state: "applied", applied: 5, counts: { new: 5 } });
  expect(await bookings(owner)).toEqual([
    {
      reservation_number: "B1",
      checkin: "2026-05-01",
      checkout: "2026-05-04",
      status: "confirmed",
      guests: ["Ana Lopez +393330001111 12"],
    },
    {
      reservation_number: "B2",
      checkin: "2026-05-02",
      checkout: "2026-05-03",
      status: "checked_in",
      guests: ["Ben Smith"],
    },
    {
      reservation_number: "B3",
      checkin: "2026-05-02",
      checkout: "2026-05-06",
      status: "confirmed",
      guests: ["Cem Yilmaz +393330003333 31", "Dina Yilmaz 32"],
    },
    {
      reservation_number: "B4",
      checkin: "2026-05-02",
      checkout: "2026-05-03",
      status: "cancelled",
      guests: ["B4"],
    },
  ]);
  const found = await owner.ask(listReservations, { search: "dina" });
  expect(found.body.items).toHaveLength(1);
  const bytes = "select count(*)::int as kept from reservation_imports where bytes is not null";
  expect(await asOwner(bellhop.ownerUrl, bytes, hotel.venueId)).toEqual([{ kept: 0 }]);

  const again = await read(owner, may);
  expect(again.import.counts).toEqual({ new: 0, changed: 0, same: 5, skipped: 0, unreadable: 1 });
  const before = await bookings(owner);
  expect((await apply(owner, again.import.import_id)).import).toMatchObject({ state: "applied", applied: 0 });
  expect(await bookings(owner)).toEqual(before);
});

test("changes are shown field by field; a name that staff have typed is not replaced by a worse one", async () => {
  const { owner } = await atHotel();
  await apply(owner, (await read(owner, may)).import.import_id);
  const [first] = (await owner.ask(listReservations, { search: "B1" })).body.items;
  const guest_id = first?.guests[0]?.guest_id ?? "";
  await owner.ask(changeGuest, { guest_id, name: "Dr. Ana Maria Lopez", email: null });
  const june = table(
    "B1;A. Lopez;+39 333 000 1111;ana@guest.example;2026-05-02;2026-05-04;14;Checked in",
    "B2;Ben Charles Smith;+39 333 000 2222;;2026-05-02;2026-05-03;7;Checked in",
    "B4;Fay;;;2026-05-02;2026-05-03;;Cancelled",
  );
  const ready = await read(owner, june);
  expect(ready.import.counts).toMatchObject({ changed: 3 });
  expect(ready.items.map(({ changes }) => changes.map((one) => Object.values(one).join("|")))).toEqual([
    [
      "status|confirmed|checked_in",
      "checkin|2026-05-01|2026-05-02",
      "email||ana@guest.example",
      "room|12|14",
    ],
    ["guest_name|Ben Smith|Ben Charles Smith", "phone||+393330002222", "room||7"],
    ["guest_name|B4|Fay"],
  ]);
  await apply(owner, ready.import.import_id);
  expect((await bookings(owner)).map(({ guests }) => guests)).toEqual([
    ["Dr. Ana Maria Lopez +393330001111 14"],
    ["Ben Charles Smith +393330002222 7"],
    ["Cem Yilmaz +393330003333 31", "Dina Yilmaz 32"],
    ["Fay"],
  ]);
  expect((await read(owner, june)).import.counts).toMatchObject({ same: 3, changed: 0 });

  const undone = await undo(owner, ready.import.import_id);
  expect(undone.import).toMatchObject({ state: "undone", kept: 0 });
  expect(await bookings(owner)).toMatchObject([
    { checkin: "2026-05-01", status: "confirmed", guests: ["Dr. Ana Maria Lopez +393330001111 12"] },
    { guests: ["Ben Smith"] },
    {},
    { guests: ["B4"] },
  ]);
});

test("a whole import is undone, except what someone has changed since and guests with messages", async () => {
  const { owner, hotel } = await atHotel();
  const { import: its } = await apply(owner, (await read(owner, may)).import.import_id);
  const [second] = (await owner.ask(listReservations, { search: "B2" })).body.items;
  await owner.ask(setReservationStatus, {
    reservation_id: second?.reservation_id ?? "",
    status: "checked_out",
  });
  const text = {
    from: "393330003333",
    id: `wamid.${newId()}`,
    text: "Hi",
    name: "Cem",
    at: bellhop.clock.now(),
  };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [text]));
  const undone = await undo(owner, its.import_id);
  expect(undone.import).toMatchObject({ state: "undone", applied: 5, kept: 3 });
  expect(undone.items.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    ["changed_since"],
    ["has_messages"],
    ["has_messages"],
    [],
    ["date_unreadable"],
  ]);
  expect((await bookings(owner)).map(({ reservation_number }) => reservation_number)).toEqual(["B2", "B3"]);
  const left = await asOwner(bellhop.ownerUrl, "select name from guests order by name", hotel.venueId);
  expect(left.map(({ name }) => name)).toEqual(["Ben Smith", "Cem Yilmaz", "Dina Yilmaz"]);
  expect((await owner.ask(undoReservationImport, { import_id: its.import_id })).status).toBe(409);
  // What was undone can be imported again.
  expect((await read(owner, may)).import.counts).toMatchObject({ new: 2 });
});

test("a changed room moves the guest who has one row; of several rows, it is one more", async () => {
  const { owner } = await atHotel();
  await apply(owner, (await read(owner, may)).import.import_id);
  const moved = table(
    "B1;Ana Lopez;+39 333 000 1111;;2026-05-01;2026-05-04;14;Confirmed",
    "B3;Cem Yilmaz;+39 333 000 3333;;2026-05-02;2026-05-05;32;Confirmed",
    "B3;Dina Yilmaz;;;2026-05-03;2026-05-06;31;Confirmed",
  );
  const { import_id } = (await read(owner, moved)).import;
  await apply(owner, import_id);
  expect((await bookings(owner)).map(({ guests }) => guests)).toMatchObject([
    ["Ana Lopez +393330001111 14"],
    ["Ben Smith"],
    // In the order of their arrivals.
    ["Cem Yilmaz +393330003333 32", "Dina Yilmaz 31"],
    ["B4"],
  ]);
  expect((await read(owner, moved)).import.counts).toMatchObject({ same: 3, changed: 0 });
  await undo(owner, import_id);
  expect((await bookings(owner)).map(({ guests }) => guests)).toMatchObject([
    ["Ana Lopez +393330001111 12"],
    ["Ben Smith"],
    ["Cem Yilmaz +393330003333 31", "Dina Yilmaz 32"],
    ["B4"],
  ]);

  const twoRooms = table(
    "B1;Ana Lopez;+39 333 000 1111;;2026-05-01;2026-05-04;12;Confirmed",
    "B1;LOPEZ Ana;;;2026-05-01;2026-05-04;14;Confirmed",
  );
  await apply(owner, (await read(owner, twoRooms)).import.import_id);
  const [first] = await bookings(owner);
  expect(first?.guests).toEqual(["Ana Lopez +393330001111 12", "Ana Lopez +393330001111 14"]);
  expect((await read(owner, twoRooms)).import.counts).toMatchObject({ same: 2, changed: 0 });
});

test("a room that staff have changed, and a guest whom they added, keep the booking", async () => {
  const { owner } = await atHotel();
  const { import: its } = await apply(owner, (await read(owner, may)).import.import_id);
  const [first] = (await owner.ask(listReservations, { search: "B1" })).body.items;
  const guest_id = first?.guests[0]?.guest_id ?? "";
  await owner.ask(moveRoom, {
    reservation_id: first?.reservation_id ?? "",
    guest_id,
    room: "12",
    new_room: "15",
  });
  const joins = { name: "Gus", phone: "+393330007777", checkin: "2026-05-02", checkout: "2026-05-03" };
  expect(
    (await owner.ask(addGuest, { ...joins, reservation_number: "B2", room: "", send: "never" })).status,
  ).toBe(200);
  await undo(owner, its.import_id);
  expect(await bookings(owner)).toMatchObject([
    { reservation_number: "B1", guests: ["Ana Lopez +393330001111 15"] },
    { reservation_number: "B2", guests: [expect.stringMatching(/Ben Smith|Gus/), expect.anything()] },
  ]);
});

test("rows that come twice count once, as the last one says; a booking is matched by its number, whoever added it", async () => {
  const { owner } = await atHotel();
  const known = { name: "Ana Lopez", phone: "+393330001111", checkin: "2026-05-01", checkout: "2026-05-02" };
  await owner.ask(addGuest, { ...known, reservation_number: "B1", room: "", send: "never" });
  const ready = await read(
    owner,
    table(
      "B1;Ana;+39 333 000 1111;;2026-05-01;2026-05-03;;",
      "B1;Ana;+39 333 000 1111;;2026-05-01;2026-05-09;;",
      "B9;Zoe;+39 333 000 1111;;2026-07-01;2026-07-09;;",
    ),
  );
  expect(ready.items.map(({ verdict, problems }) => [verdict, problems[0]?.code])).toEqual([
    ["skipped", "twice"],
    ["changed", undefined],
    ["new", "phone_shared"],
  ]);
  await apply(owner, ready.import.import_id);
  expect(await bookings(owner)).toMatchObject([
    { reservation_number: "B1", checkout: "2026-05-09", guests: ["Ana Lopez +393330001111"] },
    { reservation_number: "B9", guests: ["Zoe"] },
  ]);
});

test("a deleted guest is not added again, by phone, e-mail or reservation, and the import keeps nothing of them", async () => {
  const { owner, hotel } = await atHotel();
  await bellhop.services.db.atVenue(hotel.venueId, async (at) => {
    await rememberErased(at, bellhop.services.erasureKey, { phone: "+393330001111" });
    await rememberErased(at, bellhop.services.erasureKey, { email: "ben@guest.example" });
    await rememberErased(at, bellhop.services.erasureKey, { reservations: [{ source: "staff", id: "B3" }] });
  });
  const ready = await read(
    owner,
    table(
      "B1;Ana Lopez;0039 333 000 1111;;2026-05-01;2026-05-04;;",
      "B2;Ben Smith;;Ben@Guest.example;2026-05-01;2026-05-04;;",
      "B3;Cem Yilmaz;;;2026-05-01;2026-05-04;;",
      "B4;Dina;;;2026-05-01;2026-05-04;;",
    ),
  );
  expect(
    ready.items.map(({ verdict, problems, guest_name, phone }) => [
      verdict,
      problems[0]?.code,
      guest_name,
      phone,
    ]),
  ).toEqual([
    ["skipped", "guest_deleted", "", null],
    ["skipped", "guest_deleted", "", null],
    ["skipped", "guest_deleted", "", null],
    ["new", undefined, "Dina", null],
  ]);
  await apply(owner, ready.import.import_id);
  expect(await bookings(owner)).toMatchObject([{ reservation_number: "B4" }]);
  const rows = await asOwner(
    bellhop.ownerUrl,
    "select t::text as row from reservation_import_rows t",
    hotel.venueId,
  );
  expect(JSON.stringify(rows)).not.toMatch(/Lopez|Smith|Yilmaz|3330001111|ben@guest/i);
});

test("nothing of a deleted guest is left in imports", async () => {
  const { owner, hotel } = await atHotel();
  const { import: its } = await apply(owner, (await read(owner, may)).import.import_id);
  // Not applied: its file and rows name the guest too.
  await read(owner, may);
  const [first] = (await owner.ask(listReservations, { search: "B1" })).body.items;
  await owner.ask(deleteGuest, { guest_id: first?.guests[0]?.guest_id ?? "" });
  bellhop.clock.pass(60_000);
  await bellhop.runDueJobs();
  for (const rows of ["reservation_import_rows", "reservation_imports"]) {
    const kept = await asOwner(bellhop.ownerUrl, `select t::text as row from ${rows} t`, hotel.venueId);
    const bytes = await asOwner(
      bellhop.ownerUrl,
      "select encode(bytes, 'escape') as bytes from reservation_imports",
      hotel.venueId,
    );
    expect(JSON.stringify([kept, bytes])).not.toMatch(/Ana|0001111|ana@guest/);
  }
  expect((await undo(owner, its.import_id)).import).toMatchObject({ state: "undone" });
  expect(JSON.stringify(await bookings(owner))).not.toMatch(/Ana|0001111|ana@guest/);
});

test("the format can be corrected, and the file is read again", async () => {
  const { owner } = await atHotel();
  const refused = await read(owner, "Code;Who;When;Until\n1;Ana;03/04/2026;05/04/2026");
  expect(refused.import).toMatchObject({ state: "refused", refusal: { code: "dates_not_found" } });
  const { format, import_id } = refused.import;
  if (format?.kind !== "csv") throw new Error("It is a table");
  const fields = ["reservation_number", "guest_name", "checkin", "checkout"] as const;
  const columns = format.columns.map(({ heading }, index) => ({ heading, field: fields[index] ?? null }));
  const corrected = { ...format, date_order: "month_first" as const, columns };
  expect((await owner.ask(changeImportFormat, { import_id, format: { kind: "ical" } })).status).toBe(422);
  expect((await owner.ask(changeImportFormat, { import_id, format: corrected })).status).toBe(200);
  await bellhop.runDueJobs();
  const ready = await viewed(owner, import_id);
  expect(ready).toMatchObject({
    import: { state: "ready", format: corrected, refusal: null },
    items: [{ verdict: "new", checkin: "2026-03-04", guest_name: "Ana" }],
  });
  await apply(owner, import_id);
  expect((await owner.ask(changeImportFormat, { import_id, format: corrected })).status).toBe(409);
});

test.each([
  ["", 422],
  ["Guests of May\nAna", { code: "not_a_table", line: 1 }],
  [`${head}\n`, { code: "no_rows", line: null }],
])("the file %j is refused with a reason", async (text, refusal) => {
  const { owner } = await atHotel();
  if (text === "") {
    const from = { kind: "file", name: "x", content: "=" } as const;
    expect((await owner.ask(startReservationImport, { from })).status).toBe(refusal);
    return;
  }
  expect((await read(owner, text)).import).toMatchObject({ state: "refused", refusal });
});

test("an interrupted import continues where it stopped: each row is applied once", async () => {
  const { owner, hotel } = await atHotel();
  const rows = Array.from({ length: 1_200 }, (_, n) => `R${n};Guest ${n};;;2026-05-01;2026-05-02;;`);
  const ready = await read(owner, table(...rows));
  expect(ready.import.counts).toMatchObject({ new: 1_200 });
  const { import_id } = ready.import;
  const { task_id } = (await owner.ask(applyReservationImport, { import_id })).body;
  const job = { venue_id: hotel.venueId, task_id };
  const crash = new Error("The process died");
  const dies = { ...bellhop.services, db: diesAfter(bellhop.services.db, 5, crash) };
  await expect(applyReservations.handle(job as never, dies, { lastAttempt: false })).rejects.toBe(crash);
  const half = await viewed(owner, import_id);
  expect(half.import.state).toBe("applying");
  expect(half.import.applied).toBeGreaterThan(0);
  expect(half.import.applied).toBeLessThan(1_200);
  await bellhop.runDueJobs();
  expect((await viewed(owner, import_id)).import).toMatchObject({ state: "applied", applied: 1_200 });
  const counts = `select (select count(*)::int from reservations) as reservations, (select count(*)::int from guests) as guests,
    (select count(*)::int from stays) as stays`;
  expect(await asOwner(bellhop.ownerUrl, counts, hotel.venueId)).toEqual([
    { reservations: 1_200, guests: 1_200, stays: 1_200 },
  ]);
  expect((await undo(owner, import_id)).import).toMatchObject({ kept: 0 });
  expect(await asOwner(bellhop.ownerUrl, counts, hotel.venueId)).toEqual([
    { reservations: 0, guests: 0, stays: 0 },
  ]);
});

/** Its units fail after so many. */
function diesAfter(db: Database, units: number, error: Error): Database {
  let left = units;
  return {
    ...db,
    atVenue: (venueId, work) =>
      left-- > 0
        ? db.atVenue(venueId, work)
        : left === -1
          ? db.atVenue(venueId, async (at) => {
              await work(at);
              throw error;
            })
          : db.atVenue(venueId, work),
  };
}

test("a stopped import can be applied further, or undone", async () => {
  const { owner } = await atHotel();
  const ready = await read(owner, may);
  const { import_id } = ready.import;
  const first = (await owner.ask(applyReservationImport, { import_id })).body.task_id;
  expect((await owner.ask(applyReservationImport, { import_id })).status).toBe(409);
  await owner.ask(cancelTask, { task_id: first });
  await bellhop.runDueJobs();
  expect((await viewed(owner, import_id)).import).toMatchObject({ state: "ready", applied: 0 });
  expect((await owner.ask(undoReservationImport, { import_id })).status).toBe(409);
  await apply(owner, import_id);
  expect(await bookings(owner)).toHaveLength(4);
  const started = await owner.ask(startReservationImport, { from: file(may) });
  await owner.ask(cancelTask, { task_id: started.body.task_id });
  expect((await viewed(owner, started.body.import_id)).import).toMatchObject({
    state: "refused",
    refusal: { code: "stopped" },
  });
});

test("a script imports at once; the same rows change nothing, and other systems' ids are other bookings", async () => {
  const { owner, hotel } = await atHotel();
  const one = {
    external_id: "77",
    guest_name: "Ana Lopez",
    phone: "333 000 1111",
    checkin: "2026-05-01",
    checkout: "2026-05-03",
    room: "12",
  };
  const ask = (reservations: (typeof one & { reservation_number?: string })[], source = "my-pms") =>
    owner.ask(importReservations, { source, reservations });
  const first = await ask([one, { ...one, external_id: "78", phone: "1", checkout: "2026-04-01" }]);
  expect(first.body).toMatchObject({
    import_id: expect.any(String),
    counts: { new: 1, unreadable: 1 },
    rows: [
      { external_id: "77", verdict: "new", reservation_id: expect.any(String), problems: [] },
      {
        external_id: "78",
        verdict: "unreadable",
        reservation_id: null,
        problems: [{ code: "phone_unreadable" }, { code: "checkout_before_checkin" }],
      },
    ],
  });
  const again = await ask([one]);
  expect(again.body).toMatchObject({
    import_id: null,
    counts: { new: 0, same: 1 },
    rows: [{ verdict: "same", reservation_id: first.body.rows[0]?.reservation_id }],
  });
  // Its number may change: the id decides.
  const renamed = await ask([{ ...one, reservation_number: "B-1", room: "14" }]);
  expect(renamed.body).toMatchObject({ counts: { changed: 1 }, rows: [{ verdict: "changed" }] });
  expect(await bookings(owner)).toMatchObject([
    { reservation_number: "B-1", guests: ["Ana Lopez +393330001111 14"] },
  ]);
  const undone = await undo(owner, renamed.body.import_id ?? "");
  expect(undone.import).toMatchObject({ state: "undone", kept: 0 });
  expect(await bookings(owner)).toMatchObject([
    { reservation_number: "77", guests: ["Ana Lopez +393330001111 12"] },
  ]);
  const anew = await ask([{ ...one, reservation_number: "B-1" }]);
  expect((await ask([one], "other-pms")).body.counts).toMatchObject({ new: 1 });
  // Its old number belongs to the other system's booking now.
  expect((await undo(owner, anew.body.import_id ?? "")).import).toMatchObject({ kept: 1 });
  expect((await ask([one], "staff")).status).toBe(422);
  const kept = "select count(*)::int as imports from reservation_imports";
  expect(await asOwner(bellhop.ownerUrl, kept, hotel.venueId)).toEqual([{ imports: 4 }]);
});

test("scripts that send the same at the same time add it once", async () => {
  const { owner } = await atHotel();
  const stay = { external_id: "1", phone: "+393330001111", checkin: "2026-05-01", checkout: "2026-05-02" };
  const answers = await Promise.all(
    Array.from({ length: 4 }, () =>
      owner.ask(importReservations, { source: "my-pms", reservations: [stay] }),
    ),
  );
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 200, 200]);
  expect(answers.map(({ body }) => body.rows[0]?.verdict).toSorted()).toEqual([
    "new",
    "same",
    "same",
    "same",
  ]);
  expect(await bookings(owner)).toHaveLength(1);
});

test("the report is a CSV file that spreadsheets don't run", async () => {
  const { owner } = await atHotel();
  const ready = await read(
    owner,
    table('B1;"=HYPERLINK(""http://evil.example"")";;;2026-05-01;2026-05-02;@1;'),
  );
  const { content, file_name } = (await owner.ask(exportImportReport, { import_id: ready.import.import_id }))
    .body;
  expect(file_name).toMatch(/^import-\d{4}-\d\d-\d\d\.csv$/);
  expect(content).toContain(
    `1,2,new,,B1,"'=HYPERLINK(""http://evil.example"")",,,2026-05-01,2026-05-02,'@1,`,
  );
});

test("the log says who imported what, without personal data", async () => {
  const { owner, hotel } = await atHotel();
  const { import: its } = await apply(owner, (await read(owner, may)).import.import_id);
  await undo(owner, its.import_id);
  const { items } = (await owner.ask(listAudit, { venue_id: hotel.venueId })).body;
  expect(items.map(({ kind, subject }) => [kind, subject.name])).toEqual([
    ["reservations_import_undone", "csv"],
    ["reservations_imported", "csv"],
  ]);
  expect(JSON.stringify(items)).not.toMatch(/stays\.csv|Ana|333/);
  const { body } = await owner.ask(listTasks, {});
  expect(body.items.map(({ kind, state }) => [kind, state])).toEqual([
    ["undo_reservation_import", "SUCCESS"],
    ["apply_reservation_import", "SUCCESS"],
    ["start_reservation_import", "SUCCESS"],
  ]);
});

test("a row without a guest's name adds no one when it comes again, and another row names the guest", async () => {
  const { owner } = await atHotel();
  const text = table("B5;;;;2026-05-02;2026-05-05;7;", "B5;Eve Adams;;;2026-05-02;2026-05-05;7;");
  await apply(owner, (await read(owner, text)).import.import_id);
  const before = await bookings(owner);
  expect(before).toMatchObject([{ guests: ["Eve Adams 7"] }]);
  expect((await read(owner, text)).import.counts).toMatchObject({ same: 2, new: 0, changed: 0 });
  const three = table(
    "B6;Ann;;;2026-05-02;2026-05-05;1;",
    "B6;Ben;;;2026-05-02;2026-05-05;2;",
    "B6;;;;2026-05-02;2026-05-05;3;",
  );
  await apply(owner, (await read(owner, three)).import.import_id);
  expect((await read(owner, three)).import.counts).toMatchObject({ same: 3, new: 0, changed: 0 });
});

test("guests of one booking who have the booker's e-mail address are all added", async () => {
  const { owner } = await atHotel();
  const text = table(
    "B7;Ann Lee;;ann@guest.example;2026-05-02;2026-05-05;;",
    "B7;Ben Lee;;ann@guest.example;2026-05-02;2026-05-05;;",
  );
  const ready = await read(owner, text);
  expect(ready.import.counts).toMatchObject({ new: 2, skipped: 0 });
  await apply(owner, ready.import.import_id);
  expect(await bookings(owner)).toMatchObject([{ guests: ["Ann Lee", "Ben Lee"] }]);
  expect((await read(owner, text)).import.counts).toMatchObject({ same: 2 });
});

test("undoing restores guests who wrote before the import exactly", async () => {
  const { hotel, owner } = await atHotel();
  const text = { from: "393330001111", id: `wamid.${newId()}`, text: "Hi", name: "ana" };
  await deliver(bellhop, textsBody(hotel.phoneNumberId, [text]));
  // The answer notes the guest's language.
  bellhop.clock.pass(10_000);
  await bellhop.runDueJobs();
  const state = async () =>
    Promise.all(
      ["guests", "guest_terms", "stays", "reservations", "reservation_terms"].map((name) =>
        asOwner(bellhop.ownerUrl, `select to_jsonb(t) as row from ${name} t order by 1`, hotel.venueId),
      ),
    );
  const before = await state();
  const { import_id } = (await read(owner, may)).import;
  await apply(owner, import_id);
  expect(JSON.stringify(await state())).toContain("Ana Lopez");
  expect((await undo(owner, import_id)).import).toMatchObject({ state: "undone", kept: 0 });
  expect(await state()).toEqual(before);
});

test("a deleted guest of a shared booking is not added again by name, and the others get its new dates", async () => {
  const { owner } = await atHotel();
  const rowsUntil = (checkout: string) =>
    table(
      `S1;Zephyrine Quill;;;2027-05-02;${checkout};1;Confirmed`,
      "S1;Olga Friend;;;2027-05-02;2027-05-04;2;Confirmed",
    );
  await apply(owner, (await read(owner, rowsUntil("2027-05-04"))).import.import_id);
  const [{ guests = [] } = {}] = (await owner.ask(listReservations, {})).body.items;
  const guest_id = guests.find(({ name }) => name === "Zephyrine Quill")?.guest_id ?? "";
  expect((await owner.ask(deleteGuest, { guest_id })).status).toBe(200);
  const ready = await read(owner, rowsUntil("2027-05-09"));
  expect(
    ready.items.map(({ verdict, guest_name, problems }) => [verdict, guest_name, problems[0]?.code]),
  ).toEqual([
    ["changed", "", "guest_deleted"],
    // Her room is hers until the 4th only.
    ["changed", "Olga Friend", undefined],
  ]);
  await apply(owner, ready.import.import_id);
  expect(await bookings(owner)).toMatchObject([{ checkout: "2027-05-09", guests: ["1", "Olga Friend 2"] }]);
});

const calendar = (uid: string, from: string, until: string, summary: string, more = "") =>
  [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Small system//EN", "BEGIN:VEVENT", `UID:${uid}`],
    ...[`DTSTART;VALUE=DATE:${from}`, `DTEND;VALUE=DATE:${until}`, `SUMMARY:${summary}`],
    ...[more, "END:VEVENT", "END:VCALENDAR", ""].filter((line, at) => line !== "" || at === 3),
  ].join("\r\n");

test.each([
  ["the name of the file", "Ana Lopez", "20260604", "same"],
  ["the name of the file and a night more", "Ana Lopez", "20260605", "changed"],
  ["a third name", "Ben Smith", "20260604", "skipped"],
])("a guest whom staff renamed, in a calendar file with %s", async (_, name, until, verdict) => {
  const { owner } = await atHotel();
  const first = await read(owner, calendar("1", "20260601", "20260604", "Ana Lopez"));
  await apply(owner, first.import.import_id);
  const { items } = (await owner.ask(listReservations, {})).body;
  const guest_id = items[0]?.guests[0]?.guest_id ?? "";
  expect((await owner.ask(changeGuest, { guest_id, name: "Jakob Weiss" })).status).toBe(200);
  const second = await read(owner, calendar("1", "20260601", until, name));
  expect(second.items).toMatchObject([{ verdict }]);
  if (verdict === "changed") await apply(owner, second.import.import_id);
  expect((await bookings(owner)).map(({ guests }) => guests)).toEqual([["Jakob Weiss"]]);
});

test.each([
  ["another name", calendar("1", "20260601", "20260604", "Ben Smith"), "skipped"],
  [
    "a cancelled one with another name",
    calendar("1", "20260601", "20260604", "Ben Smith", "STATUS:CANCELLED"),
    "skipped",
  ],
  ["other dates and no name", calendar("1", "20260601", "20260604", "Reserved"), "skipped"],
  ["the same name on other dates", calendar("1", "20260601", "20260604", "Ana Lopez"), "changed"],
  ["one night more and no name", calendar("1", "20260501", "20260505", "Reserved"), "changed"],
  ["the same", calendar("1", "20260501", "20260504", "Ana Lopez"), "same"],
])("an id that an earlier calendar file had, with %s", async (_, text, verdict) => {
  const { owner } = await atHotel();
  const first = await read(owner, calendar("1", "20260501", "20260504", "Ana Lopez"));
  await apply(owner, first.import.import_id);
  const before = await bookings(owner);
  const second = await read(owner, text);
  const problem = { code: "id_of_other", field: null, value: "2026-05-01 – 2026-05-04" };
  expect(second.items).toMatchObject([{ verdict, ...(verdict === "skipped" && { problems: [problem] }) }]);
  if (verdict === "skipped") expect(await bookings(owner)).toEqual(before);
});
