import { addGuest } from "@bellhop/contract/guests";
import {
  applyReservationImport,
  readReservationImport,
  startReservationImport,
  undoReservationImport,
} from "@bellhop/contract/reservation-imports";
import { changeReservation, listReservations } from "@bellhop/contract/reservations";
import { expect, test } from "vitest";
import { readStaysToPlan } from "../../domain/proactive/index.ts";
import { findGuestStay } from "../../domain/reservations/index.ts";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";

const bellhop = await testBellhop();

async function atHotel() {
  const hotel = await openHotel(bellhop.services, `Hotel ${newId()}`);
  return signedIn(bellhop, hotel.owner.sub, hotel.venueId);
}

async function read(owner: Caller, text: string) {
  const content = Buffer.from(text).toString("base64");
  const started = await owner.ask(startReservationImport, {
    from: { kind: "file", name: "stays.csv", content },
  });
  await bellhop.runDueJobs();
  return (await owner.ask(readReservationImport, { import_id: started.body.import_id, limit: 100 })).body;
}

async function bring(owner: Caller, text: string) {
  const ready = await read(owner, text);
  const { import_id } = ready.import;
  expect((await owner.ask(applyReservationImport, { import_id })).status).toBe(200);
  await bellhop.runDueJobs();
  return ready;
}

const bookings = async (owner: Caller) =>
  (await owner.ask(listReservations, { limit: 100 })).body.items.toSorted((one, other) =>
    one.reservation_number.localeCompare(other.reservation_number),
  );

const agency = `Booking;Guest;Phone;Arrival;Departure;Room
AG-1;Rossi Marco;+39 02 555 0199;2027-03-01;2027-03-03;201
AG-2;Müller Petra;+39 02 555 0199;2027-03-02;2027-03-05;202
AG-3;Tanaka Yui;+39 02 555 0199;2027-03-04;2027-03-06;203`;

test("several names with one phone are several guests; the first has it, and the rows of the others say so", async () => {
  const owner = await atHotel();
  const ready = await bring(owner, agency);
  expect(ready.items.map(({ problems }) => problems.map(({ code, value }) => [code, value]))).toEqual([
    [],
    [["phone_shared", "Rossi Marco"]],
    [["phone_shared", "Rossi Marco"]],
  ]);
  expect((await bookings(owner)).map(({ guests }) => guests.map(({ name, phone }) => [name, phone]))).toEqual(
    [[["Rossi Marco", "+39025550199"]], [["Müller Petra", null]], [["Tanaka Yui", null]]],
  );
  // The same file changes nothing, and another name later neither.
  expect((await read(owner, agency)).import.counts).toMatchObject({ same: 3, new: 0, changed: 0 });
  await bring(owner, agency.replace("AG-1;Rossi Marco", "AG-4;Weber Jan").split("\n").slice(0, 2).join("\n"));
  expect((await bookings(owner)).map(({ guests }) => guests[0]?.name)).toEqual([
    "Rossi Marco",
    "Müller Petra",
    "Tanaka Yui",
    "Weber Jan",
  ]);
});

test.each([
  ["Emily Hartwell", "HARTWELL/EMILY MRS", true],
  ["Emily Hartwell", "Emily Rose Hartwell", true],
  ["Emily Hartwell", "E. Hartwell", true],
  ["Emily Hartwell", "Emily Hartwel", true],
  ["Emily Hartwell", "Emely Hardwell", true],
  ["Юлия Петрова", "Julia Petrova", true],
  ["Emily Hartwell", "Tom Hartwell", false],
  ["Paolo Rossi", "Paola Rossi", false],
  ["Daniel Rossi", "Daniela Rossi", false],
  ["Jan Novák", "Jana Nováková", false],
])("%s and %s with one phone are one person: %s", async (known, name, isOne) => {
  const owner = await atHotel();
  const stay = { phone: "+393331234567", checkin: "2027-03-01", checkout: "2027-03-02", room: "" } as const;
  await owner.ask(addGuest, { ...stay, name: known, reservation_number: "K-1", send: "never" });
  await bring(owner, `Booking;Guest;Phone;Arrival;Departure\nK-2;${name};333 123 4567;2027-04-01;2027-04-03`);
  const ids = (await bookings(owner)).map(({ guests }) => guests[0]?.guest_id);
  expect(new Set(ids).size === 1).toBe(isOne);
});

test("rooms of a split stay have their own dates, also after another reading and with other dates of the stay", async () => {
  const owner = await atHotel();
  const split = (moves: string) => `Booking;Guest;Arrival;Departure;Room
SPL-1;Karin Olsen;2027-03-01;${moves};101
SPL-1;Karin Olsen;${moves};2027-03-06;202`;
  const rooms = async () =>
    (await bookings(owner)).map(({ checkin, checkout, guests }) => [
      checkin,
      checkout,
      ...guests.map(({ room, room_from, room_until }) => [room, room_from, room_until].join(" ").trim()),
    ]);
  const { import: first, items } = await bring(owner, split("2027-03-03"));
  expect(items.map(({ checkin, checkout }) => [checkin, checkout])).toEqual([
    ["2027-03-01", "2027-03-03"],
    ["2027-03-03", "2027-03-06"],
  ]);
  const stay = ["2027-03-01", "2027-03-06"];
  expect(await rooms()).toEqual([[...stay, "101 2027-03-01 2027-03-03", "202 2027-03-03 2027-03-06"]]);
  expect((await read(owner, split("2027-03-03"))).import.counts).toMatchObject({ same: 2 });

  const { import: second } = await bring(owner, split("2027-03-04"));
  expect(await rooms()).toEqual([[...stay, "101 2027-03-01 2027-03-04", "202 2027-03-04 2027-03-06"]]);
  await owner.ask(undoReservationImport, { import_id: second.import_id });
  await bellhop.runDueJobs();
  expect(await rooms()).toEqual([[...stay, "101 2027-03-01 2027-03-03", "202 2027-03-03 2027-03-06"]]);

  const [one] = await bookings(owner);
  const changed = await owner.ask(changeReservation, {
    reservation_id: one?.reservation_id ?? "",
    fields: { checkout: "2027-03-05" },
  });
  expect(changed.status, JSON.stringify(changed.body)).toBe(200);
  expect(await rooms()).toEqual([
    ["2027-03-01", "2027-03-05", "101 2027-03-01 2027-03-03", "202 2027-03-03 2027-03-05"],
  ]);
  expect(first.import_id).not.toBe(second.import_id);
});

test("a guest who leaves a room and returns has it before and after the other one", async () => {
  const hotel = await openHotel(bellhop.services, `Hotel ${newId()}`);
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  const table = `Booking;Guest;Arrival;Departure;Room
RET-1;Karin Olsen;2027-03-01;2027-03-02;101
RET-1;Karin Olsen;2027-03-02;2027-03-04;202
RET-1;Karin Olsen;2027-03-04;2027-03-06;101`;
  await bring(owner, table);
  const [one] = await bookings(owner);
  expect([one?.checkin, one?.checkout]).toEqual(["2027-03-01", "2027-03-06"]);
  expect(one?.guests.map(({ room, room_from, room_until }) => [room, room_from, room_until])).toEqual([
    ["101", "2027-03-01", "2027-03-06"],
    ["202", "2027-03-02", "2027-03-04"],
  ]);
  expect((await read(owner, table)).import.counts).toMatchObject({ same: 3, skipped: 0 });
  const guestId = one?.guests[0]?.guest_id ?? "";
  const roomOn = async (today: string) =>
    (await bellhop.services.db.readAtVenue(hotel.venueId, (at) => findGuestStay(at, guestId, today)))?.room;
  const days = ["2027-02-20", "2027-03-01", "2027-03-02", "2027-03-03", "2027-03-04", "2027-03-05"];
  expect(await Promise.all(days.map(roomOn))).toEqual(["101", "101", "202", "202", "101", "101"]);
});

test("messages name the rooms of a split stay in the order in which the guest has them", async () => {
  const hotel = await openHotel(bellhop.services, `Hotel ${newId()}`);
  const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
  await bring(
    owner,
    `Booking;Guest;Arrival;Departure;Room
SPL-1;Karin Olsen;2027-03-03;2027-03-06;101
SPL-1;Karin Olsen;2027-03-01;2027-03-03;202`,
  );
  const ids = (await bookings(owner)).map(({ reservation_id }) => reservation_id);
  const planned = await bellhop.services.db.readAtVenue(hotel.venueId, (at) =>
    readStaysToPlan(at, ids, null),
  );
  expect(planned.map(({ guest }) => [guest.room, guest.places.map(({ room }) => room)])).toEqual([
    ["202 → 101", ["202", "101"]],
  ]);
});

test.each([
  ["lukasz", "Łukasz Żółć"],
  ["zolc", "Łukasz Żółć"],
  ["groß", "Jürgen Groß"],
  ["gross", "Jürgen Groß"],
  ["soren", "Søren Ægir"],
  ["aegir", "Søren Ægir"],
  ["isik", "Işık Đorđe"],
  ["dorde", "Işık Đorđe"],
  ["oeuvre", "Œuvre Åsa"],
  ["asa", "Œuvre Åsa"],
])("%s finds %s", async (search, name) => {
  const owner = await atHotel();
  await bring(owner, `Booking;Guest;Phone;Arrival;Departure\nS-1;${name};333 123 4567;2027-04-01;2027-04-03`);
  const found = (await owner.ask(listReservations, { search })).body.items;
  expect(found.map(({ guests }) => guests[0]?.name)).toEqual([name]);
});
