import http from "node:http";
import type { AddressInfo } from "node:net";
import { deleteGuest } from "@bellhop/contract/guests";
import {
  importReservations,
  listCalendarFeeds,
  listReservationImports,
  readReservationImport,
  removeCalendarFeed,
  saveCalendarFeed,
  startReservationImport,
  undoReservationImport,
} from "@bellhop/contract/reservation-imports";
import { listReservations, setReservationStatus } from "@bellhop/contract/reservations";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { afterTest } from "../../testing/after-test.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";

/** What the channel serves at each path. */
const served = new Map<string, { status?: number; type?: string; body: string; location?: string }>();
const channel = http.createServer((request, response) => {
  const {
    status = 200,
    type = "text/calendar",
    body,
    location,
  } = served.get(request.url ?? "") ?? { status: 404, body: "" };
  response.writeHead(status, { "content-type": type, ...(location && { location }) }).end(body);
});
await new Promise<void>((resolve) => channel.listen(0, "127.0.0.1", resolve));
afterTest(async () => {
  channel.closeAllConnections();
  channel.close();
});
const host = `127.0.0.1:${(channel.address() as AddressInfo).port}`;
const bellhop = await testBellhop({ SAFE_FETCH_ALLOW: host });

/** Tests pass a few hours; the day must stay the same. */
function startAtNoon() {
  const tomorrow = inDays(1);
  bellhop.clock.set(new Date(`${tomorrow}T12:00:00Z`));
}

async function atHotel() {
  startAtNoon();
  const hotel = await openHotel(bellhop.services, `Hotel ${newId()}`);
  const path = `/secret-${newId()}.ics`;
  // Access tokens live for minutes, and these tests pass hours.
  const owner: Pick<Caller, "ask"> = {
    ask: async (call, input) => (await signedIn(bellhop, hotel.owner.sub, hotel.venueId)).ask(call, input),
  };
  return { hotel, path, url: `http://${host}${path}`, owner };
}

const inDays = (days: number) =>
  new Date(bellhop.clock.now().getTime() + days * 86_400_000).toISOString().slice(0, 10);

type Booking = { code: string; from: number; nights?: number };

const calendar = (bookings: Booking[], { end = "END:VCALENDAR\r\n" } = {}) => {
  const compact = (days: number) => inDays(days).replaceAll("-", "");
  const events = bookings.map(({ code, from, nights = 2 }) =>
    [
      "BEGIN:VEVENT",
      `UID:${code}@airbnb.com`,
      `DTSTART;VALUE=DATE:${compact(from)}`,
      `DTEND;VALUE=DATE:${compact(from + nights)}`,
      "SUMMARY:Reserved",
      `DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/details/${code}\\nPhone Number (Last 4 Digits): 1234`,
      "END:VEVENT\r\n",
    ].join("\r\n"),
  );
  return `BEGIN:VCALENDAR\r\nPRODID:-//Airbnb Inc//Hosting Calendar 1.0//EN\r\n${events.join("")}${end}`;
};

const one: Booking = { code: "HMAAAAAAA1", from: 10 };
const two: Booking = { code: "HMBBBBBBB2", from: 20 };
const past: Booking = { code: "HMCCCCCCC3", from: -5 };

const bookings = async (owner: Pick<Caller, "ask">) =>
  (await owner.ask(listReservations, { limit: 100 })).body.items
    .map(({ reservation_number, status, checkin, guests }) => ({
      number: reservation_number,
      status,
      checkin,
      guest: guests.map(({ name, room }) => `${name}, ${room}`).join(),
    }))
    .toSorted((a, b) => a.number.localeCompare(b.number));

const statuses = async (owner: Pick<Caller, "ask">) =>
  Object.fromEntries((await bookings(owner)).map(({ number, status }) => [number, status]));

const feeds = async (owner: Pick<Caller, "ask">) => (await owner.ask(listCalendarFeeds, {})).body.items;

async function nextHour() {
  bellhop.clock.pass(3_600_000);
  await bellhop.runDueJobs();
}

test("a calendar is read when it is saved and every hour, and what changes is imported", async () => {
  const { owner, hotel, url, path } = await atHotel();
  served.set(path, { body: calendar([one, past]) });
  const saved = await owner.ask(saveCalendarFeed, { name: "Loft on Airbnb", url, room: "Loft" });
  expect(saved.body).toMatchObject({
    name: "Loft on Airbnb",
    host,
    room: "Loft",
    read_at: null,
    problem: null,
  });
  expect(JSON.stringify(saved.body)).not.toContain("secret");
  await bellhop.runDueJobs();
  expect(await bookings(owner)).toEqual([
    { number: one.code, status: "confirmed", checkin: inDays(10), guest: `${one.code}, Loft` },
    { number: past.code, status: "confirmed", checkin: inDays(-5), guest: `${past.code}, Loft` },
  ]);
  const [feed] = await feeds(owner);
  expect(feed).toMatchObject({ read_at: expect.any(String), problem: null, import_id: expect.any(String) });
  const { items } = (await owner.ask(listReservationImports, {})).body;
  expect(items).toMatchObject([
    { kind: "feed", source: host, state: "applied", applied: 2, counts: { new: 2 } },
  ]);

  // Nothing has changed, so no import is kept.
  await nextHour();
  expect((await owner.ask(listReservationImports, {})).body.items).toHaveLength(1);
  served.set(path, { body: calendar([{ ...one, from: 11 }, past, two]) });
  await nextHour();
  expect(await bookings(owner)).toMatchObject([{ checkin: inDays(11) }, { number: two.code }, {}]);
  const sealed = await asOwner(
    bellhop.ownerUrl,
    "select t::text as row from calendar_feeds t",
    hotel.venueId,
  );
  expect(JSON.stringify(sealed)).not.toContain("secret");
});

test("a booking that vanishes and has not begun is cancelled, and confirmed again if it comes back", async () => {
  const { owner, url, path } = await atHotel();
  served.set(path, { body: calendar([one, two, past]) });
  await owner.ask(saveCalendarFeed, { name: "Loft", url, room: "" });
  await bellhop.runDueJobs();
  served.set(path, { body: calendar([two]) });
  await nextHour();
  expect(await statuses(owner)).toEqual({
    [one.code]: "cancelled",
    [two.code]: "confirmed",
    [past.code]: "confirmed",
  });
  const [feed] = await feeds(owner);
  const import_id = feed?.import_id ?? "";
  const seen = (await owner.ask(readReservationImport, { import_id })).body;
  expect(seen.items).toMatchObject([
    { verdict: "changed", line: 0, changes: [{ field: "status", before: "confirmed", after: "cancelled" }] },
  ]);
  served.set(path, { body: calendar([one, two]) });
  await nextHour();
  expect(await statuses(owner)).toMatchObject({ [one.code]: "confirmed" });
  // Staff's own cancellation stays.
  const found = (await owner.ask(listReservations, { search: one.code })).body.items[0];
  await owner.ask(setReservationStatus, { reservation_id: found?.reservation_id ?? "", status: "cancelled" });
  await nextHour();
  expect(await statuses(owner)).toMatchObject({ [one.code]: "cancelled" });
});

test("undoing the import of a feed brings a cancelled booking back", async () => {
  const { owner, url, path } = await atHotel();
  served.set(path, { body: calendar([one, two]) });
  await owner.ask(saveCalendarFeed, { name: "Loft", url, room: "" });
  await bellhop.runDueJobs();
  served.set(path, { body: calendar([two]) });
  await nextHour();
  const import_id = (await feeds(owner))[0]?.import_id ?? "";
  expect((await owner.ask(undoReservationImport, { import_id })).status).toBe(200);
  await bellhop.runDueJobs();
  expect(await statuses(owner)).toMatchObject({ [one.code]: "confirmed" });
});

const whole = calendar([two]);
test.each([
  ["is empty", { body: calendar([]) }, null],
  ["has no content", { body: "" }, { code: "empty", line: null }],
  ["breaks off between events", { body: calendar([two], { end: "" }) }, { code: "unfinished", line: null }],
  [
    "breaks off in an event",
    { body: whole.slice(0, whole.indexOf("SUMMARY")) },
    { code: "unfinished", line: null },
  ],
  [
    "has a broken event",
    { body: whole.replace("DTSTART;", "DTSTART without colon\r\nX") },
    { code: "events_unreadable", line: 3 },
  ],
  ["is gone", { status: 404, body: "" }, { code: "not_found", line: null }],
  ["needs a sign-in", { status: 401, body: "" }, { code: "not_open", line: null }],
  ["fails", { status: 500, body: "" }, { code: "not_reached", line: null }],
  ["is a web page", { type: "text/html", body: "<html>" }, { code: "not_a_calendar", line: null }],
  ["is a table", { type: "text/plain", body: "a;b\n1;2" }, { code: "not_a_calendar", line: 1 }],
  [
    "leads into the house",
    { status: 302, location: "http://10.0.0.1/", body: "" },
    { code: "address_private", line: null },
  ],
])("nothing is cancelled if the calendar %s; the problem is shown", async (_name, answer, problem) => {
  const { owner, url, path } = await atHotel();
  served.set(path, { body: calendar([one, two]) });
  await owner.ask(saveCalendarFeed, { name: "Loft", url, room: "" });
  await bellhop.runDueJobs();
  served.set(path, answer);
  for (let hours = 0; hours < 3; hours++) await nextHour();
  expect(await statuses(owner)).toEqual({ [one.code]: "confirmed", [two.code]: "confirmed" });
  expect(await feeds(owner)).toMatchObject([{ problem }]);
  served.set(path, { body: calendar([two]) });
  await nextHour();
  expect(await statuses(owner)).toEqual({ [one.code]: "cancelled", [two.code]: "confirmed" });
  expect(await feeds(owner)).toMatchObject([{ problem: null }]);
});

test("a booking that is only blocked now is not cancelled, and one of another calendar is left alone", async () => {
  const { owner, url, path } = await atHotel();
  served.set(path, { body: calendar([one]) });
  await owner.ask(saveCalendarFeed, { name: "Loft", url, room: "" });
  await owner.ask(importReservations, {
    source: "my-pms",
    reservations: [{ external_id: "1", checkin: inDays(30), checkout: inDays(31) }],
  });
  await bellhop.runDueJobs();
  const blocked = calendar([one])
    .replace(/DESCRIPTION.*\r\n/, "")
    .replace("SUMMARY:Reserved", "SUMMARY:Airbnb (Not available)");
  served.set(path, { body: blocked });
  await nextHour();
  expect(await statuses(owner)).toEqual({ [one.code]: "confirmed", "1": "confirmed" });
});

test("a calendar can be changed without its address, and removed; its reservations stay", async () => {
  const { owner, hotel, url, path } = await atHotel();
  served.set(path, { body: calendar([one]) });
  const { feed_id } = (await owner.ask(saveCalendarFeed, { name: "Loft", url, room: "" })).body;
  await bellhop.runDueJobs();
  expect((await owner.ask(saveCalendarFeed, { feed_id, name: "Attic", room: "A" })).status).toBe(200);
  await bellhop.runDueJobs();
  expect(await feeds(owner)).toMatchObject([{ name: "Attic", room: "A", host, problem: null }]);
  expect(await bookings(owner)).toMatchObject([{ guest: `${one.code}, A` }]);
  const clerk = await signedIn(
    bellhop,
    (await addColleague(bellhop.services, hotel, "staff")).sub,
    hotel.venueId,
  );
  expect((await clerk.ask(removeCalendarFeed, { feed_id })).status).toBe(403);
  expect((await owner.ask(removeCalendarFeed, { feed_id })).body).toEqual({ feed_id });
  await nextHour();
  expect(await feeds(owner)).toEqual([]);
  expect(await bookings(owner)).toHaveLength(1);
  expect((await owner.ask(removeCalendarFeed, { feed_id })).status).toBe(404);
});

test.each([
  ["http://calendar.example/a.ics", "url_not_https"],
  ["https://me:secret@calendar.example/a.ics", "url_has_sign_in"],
  ["ftp://calendar.example/a.ics", "url_invalid"],
  ["not an address", "url_invalid"],
])("the address %s is refused", async (url, code) => {
  const { owner } = await atHotel();
  const saved = await owner.ask(saveCalendarFeed, { name: "x", url, room: "" });
  expect(saved).toMatchObject({ status: 422, body: { errors: [{ field: "url", code }] } });
  const started = await owner.ask(startReservationImport, { from: { kind: "address", url } });
  expect(started).toMatchObject({ status: 422, body: { errors: [{ field: "from.url", code }] } });
});

test("a calendar is also read once, with a preview; its address is forgotten", async () => {
  const { owner, hotel, url, path } = await atHotel();
  served.set(path, { body: calendar([one, two]) });
  const started = await owner.ask(startReservationImport, { from: { kind: "address", url } });
  await bellhop.runDueJobs();
  const { import_id } = started.body;
  const { body } = await owner.ask(readReservationImport, { import_id });
  expect(body).toMatchObject({
    import: { state: "ready", kind: "address", source: host, format: { kind: "ical" }, counts: { new: 2 } },
    items: [{ line: 3, verdict: "new", reservation_number: one.code }, { line: 10 }],
  });
  const rows = await asOwner(
    bellhop.ownerUrl,
    "select url_sealed, system, (select string_agg(t::text, '') from tasks t) as tasks from reservation_imports",
    hotel.venueId,
  );
  expect(rows).toMatchObject([{ url_sealed: null, system: "airbnb" }]);
  expect(JSON.stringify(rows)).not.toContain("secret");
  expect(await bookings(owner)).toEqual([]);
});

test("the booking of a deleted guest stays as it is while its calendar lists it", async () => {
  const { owner, path, url } = await atHotel();
  const [deleted, other] = [
    { code: "HMDELETED1", from: 5 },
    { code: "HMOTHER002", from: 9 },
  ];
  served.set(path, { body: calendar([deleted, other]) });
  await owner.ask(saveCalendarFeed, { name: "Airbnb", url, room: "4" });
  await bellhop.runDueJobs();
  const before = (await owner.ask(listReservations, {})).body.items;
  const booking = before.find(({ reservation_number }) => reservation_number === deleted.code);
  const guest_id = booking?.guests[0]?.guest_id ?? "";
  expect((await owner.ask(deleteGuest, { guest_id })).status).toBe(200);
  bellhop.clock.pass(3_700_000);
  await bellhop.runDueJobs();
  const { items } = (await owner.ask(listReservations, {})).body;
  expect(items).toHaveLength(2);
  expect(items.map(({ status }) => status)).toEqual(["confirmed", "confirmed"]);
});
