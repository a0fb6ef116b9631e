import {
  applyReservationImport,
  listCalendarFeeds,
  readReservationImport,
  saveCalendarFeed,
  startReservationImport,
} from "@bellhop/contract/reservation-imports";
import { listReservations } from "@bellhop/contract/reservations";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openChannel } from "../../testing/calendars/channel.ts";
import { openHotel } from "../../testing/cast.ts";
import { foundFile, noFoundFiles } from "../../testing/found-files.ts";

const found = test.skipIf(noFoundFiles);
const { host, serve } = await openChannel();
const bellhop = await testBellhop({ SAFE_FETCH_ALLOW: host });
const textOf = (name: string) => foundFile(name).toString("utf8");

async function atHotel() {
  const hotel = await openHotel(bellhop.services, `Hotel ${newId()}`);
  const owner: Pick<Caller, "ask"> = {
    ask: async (call, input) => (await signedIn(bellhop, hotel.owner.sub, hotel.venueId)).ask(call, input),
  };
  const serveAs = (room: string, body: string) => serve(`${hotel.venueId}/${room}.ics`, body);
  return { owner, serveAs };
}

async function nextHour() {
  bellhop.clock.pass(3_600_000);
  await bellhop.runDueJobs();
}

const bookings = async (owner: Pick<Caller, "ask">) =>
  (await owner.ask(listReservations, { limit: 100 })).body.items
    .map(({ checkin, checkout, status, guests }) =>
      [
        checkin,
        checkout,
        status,
        ...guests.map(({ name, phone, room }) => `${name} ${phone ?? "-"} ${room}`),
      ].join(" "),
    )
    .toSorted();

async function importFile(owner: Pick<Caller, "ask">, name: string) {
  const from = { kind: "file", name, content: foundFile(name).toString("base64") } as const;
  const { import_id } = (await owner.ask(startReservationImport, { from })).body;
  await bellhop.runDueJobs();
  const { body } = await owner.ask(readReservationImport, { import_id });
  await owner.ask(applyReservationImport, { import_id });
  await bellhop.runDueJobs();
  return body.items;
}

found("two calendars with the same ids are bookings of their own at each reading", async () => {
  const { owner, serveAs } = await atHotel();
  for (const room of ["101", "102"]) {
    const url = serveAs(room, textOf(`same-uid-room${room}.ics`));
    await owner.ask(saveCalendarFeed, { name: room, room, url });
  }
  for (let reading = 0; reading < 3; reading++) {
    await nextHour();
    expect(await bookings(owner)).toEqual([
      "2027-04-01 2027-04-04 confirmed Anna Bianchi - 101",
      "2027-04-10 2027-04-12 confirmed Bruno Conti - 101",
      "2027-05-01 2027-05-07 confirmed Clara Deshpande - 102",
    ]);
  }
});

found("a booking with another id at each reading stays one", async () => {
  const { owner, serveAs } = await atHotel();
  const url = () => serveAs("1", textOf("random-uid.ics").replace("@@RANDOM@@", newId()));
  await owner.ask(saveCalendarFeed, { name: "X", room: "1", url: url() });
  for (let reading = 0; reading < 3; reading++) {
    await nextHour();
    url();
    expect(await bookings(owner)).toEqual(["2027-07-01 2027-07-05 confirmed Elena Ferri +393335550142 1"]);
  }
});

found(
  "a cancelled event without a name cancels the booking with its id, in a calendar and in a file",
  async () => {
    const { owner, serveAs } = await atHotel();
    const url = serveAs("2", textOf("files/ical-1-booking.ics"));
    await owner.ask(saveCalendarFeed, { name: "North", room: "2", url });
    await nextHour();
    serveAs("2", textOf("files/ical-2-cancelled-without-name.ics"));
    await nextHour();
    expect(await bookings(owner)).toEqual(["2027-06-10 2027-06-12 cancelled Nele Brandtner - 2"]);

    const other = (await atHotel()).owner;
    await importFile(other, "files/ical-2-cancelled-without-name.ics");
    expect(await bookings(other)).toEqual([]);
    await importFile(other, "files/ical-1-booking.ics");
    await importFile(other, "files/ical-2-cancelled-without-name.ics");
    expect(await bookings(other)).toEqual(["2027-06-10 2027-06-12 cancelled Nele Brandtner - "]);
  },
);

found("what a calendar lists besides bookings is counted; its end dates may be the last night", async () => {
  const { owner, serveAs } = await atHotel();
  const blocks = serveAs("3", textOf("guesty-blocked.ics"));
  await owner.ask(saveCalendarFeed, { name: "Guesty", room: "3", url: blocks });
  const url = serveAs("4", textOf("last-night-end.ics"));
  const input = { name: "Y", room: "4", url };
  const { feed_id } = (await owner.ask(saveCalendarFeed, input)).body;
  await nextHour();
  const feeds = async () => (await owner.ask(listCalendarFeeds, {})).body.items;
  expect(await feeds()).toMatchObject([
    {
      bookings: 0,
      left_out: [
        {
          code: "blocked_dates",
          count: 6,
          events: [
            { title: "Blocked By Guesty", checkin: "2027-01-10", checkout: "2027-01-14" },
            {},
            {},
            {},
            {},
            {},
          ],
        },
      ],
    },
    { bookings: 0, left_out: [{ code: "no_nights", count: 1, events: [{ title: "Greta One-Night" }] }] },
  ]);
  await owner.ask(saveCalendarFeed, { ...input, feed_id, ends_on_last_night: true });
  await nextHour();
  expect(await feeds()).toMatchObject([{}, { ends_on_last_night: true, bookings: 1, left_out: [] }]);
  expect(await bookings(owner)).toEqual(["2027-08-10 2027-08-11 confirmed Greta One-Night - 4"]);
});

found("guests who share a phone stay apart, and a phone of zeros is none", async () => {
  const { owner } = await atHotel();
  const shared = await importFile(owner, "agency-phone.csv");
  expect(shared.map(({ problems }) => problems.map(({ code }) => code))).toEqual([
    [],
    ["phone_shared"],
    ["phone_shared"],
  ]);
  expect(await bookings(owner)).toEqual([
    "2027-03-01 2027-03-03 confirmed Rossi Marco +39025550199 201",
    "2027-03-02 2027-03-05 confirmed Müller Petra - 202",
    "2027-03-04 2027-03-06 confirmed Tanaka Yui - 203",
  ]);
  await importFile(owner, "agency-phone.csv");
  expect(await bookings(owner)).toHaveLength(3);

  const other = (await atHotel()).owner;
  const items = await importFile(other, "placeholder-phones.csv");
  expect(items.map(({ phone, problems }) => [phone, problems[0]?.code])).toEqual(
    Array(5).fill([null, "phone_placeholder"]),
  );
  expect(await bookings(other)).toHaveLength(5);
});
