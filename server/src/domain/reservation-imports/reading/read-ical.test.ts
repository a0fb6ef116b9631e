import { expect, test } from "vitest";
import { readFile } from "./read-rows.fixture.ts";

const calendar = (product: string, ...events: string[]) =>
  ["BEGIN:VCALENDAR", "VERSION:2.0", `PRODID:${product}`, ...events, "END:VCALENDAR", ""].join("\r\n");
const event = (...lines: string[]) => ["BEGIN:VEVENT", ...lines, "END:VEVENT"].join("\r\n");

const airbnbProduct = "-//Airbnb Inc//Hosting Calendar 1.0//EN";
const airbnb = calendar(
  airbnbProduct,
  event(
    "DTSTAMP:20260401T080000Z",
    "DTSTART;VALUE=DATE:20260501",
    "DTEND;VALUE=DATE:20260504",
    "SUMMARY:Reserved",
    "UID:1418fb94e984-b1f00d0000000000000000000000a001@airbnb.com",
    "DESCRIPTION:Reservation URL: https://www.airbnb.com/hosting/reservations/de",
    " tails/HMXYZ12345\\nPhone Number (Last 4 Digits): 4321",
  ),
  event(
    "DTSTART;VALUE=DATE:20260510",
    "DTEND;VALUE=DATE:20260512",
    "SUMMARY:Airbnb (Not available)",
    "UID:7f662ec65913-0001@airbnb.com",
  ),
);

test("Airbnb: the code comes from the folded address, four digits are no phone, and blocks are skipped", async () => {
  const { rows, system, calendar } = await readFile(airbnb);
  expect(system).toBe("airbnb");
  expect(rows).toMatchObject([
    {
      is: "read",
      line: 4,
      problems: [],
      parsed: {
        reservation_number: "HMXYZ12345",
        external_id: "1418fb94e984-b1f00d0000000000000000000000a001@airbnb.com",
        guest_name: "",
        phone: null,
        checkin: "2026-05-01",
        checkout: "2026-05-04",
        status: null,
      },
    },
    { is: "skipped", problems: [{ code: "blocked_dates", value: "Airbnb (Not available)" }] },
  ]);
  expect(calendar).toMatchObject({ isComplete: true, firstUnreadable: null });
});

test.each([
  ["LF", (text: string) => text.replaceAll("\r\n", "\n")],
  ["CR", (text: string) => text.replaceAll("\r\n", "\r")],
  ["a byte order mark", (text: string) => `\ufeff${text}`],
  ["blank lines first", (text: string) => `\r\n\r\n${text}`],
  ["small letters", (text: string) => text.replace("BEGIN:VCALENDAR", "begin:vcalendar")],
])("a calendar with %s is read the same", async (_name, change) => {
  const parsedIn = async (text: string) =>
    (await readFile(text)).rows.map(({ is, parsed }) => ({ is, parsed }));
  expect(await parsedIn(change(airbnb))).toEqual(await parsedIn(airbnb));
});

test("Booking.com closes nights without telling why; VRBO names its guests", async () => {
  const booking = calendar(
    "-//admin.booking.com//Export 1.0//EN",
    event(
      "UID:0f1e2d@booking.com",
      "DTSTART;VALUE=DATE:20260501",
      "DTEND;VALUE=DATE:20260502",
      "SUMMARY:CLOSED - Not available",
    ),
  );
  expect(await readFile(booking)).toMatchObject({
    system: "booking.com",
    rows: [{ is: "skipped", problems: [{ code: "blocked_dates" }] }],
  });
  const vrbo = calendar(
    "-//HomeAway.com, Inc.//Calendar//EN",
    event(
      "UID:v-1",
      "DTSTART;VALUE=DATE:20260501",
      "DTEND;VALUE=DATE:20260503",
      "SUMMARY:Reserved - Jane Doe",
    ),
    event("UID:v-2", "DTSTART;VALUE=DATE:20260505", "DTEND;VALUE=DATE:20260506", "SUMMARY:Blocked"),
    event("UID:v-3", "DTSTART;VALUE=DATE:20260507", "DTEND;VALUE=DATE:20260508", "SUMMARY:Reserved"),
  );
  expect(await readFile(vrbo)).toMatchObject({
    system: "vrbo",
    rows: [
      { is: "read", parsed: { guest_name: "Jane Doe", reservation_number: "v-1", checkout: "2026-05-03" } },
      { is: "skipped" },
      { is: "read", parsed: { guest_name: "", reservation_number: "v-3" } },
    ],
  });
});

const dated = (...lines: string[]) => calendar("-//PMS//EN", event("UID:1", "SUMMARY:Ana Lopez", ...lines));

test.each([
  ["whole days", ["DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260503"], "2026-05-01", "2026-05-03"],
  ["one day without an end", ["DTSTART;VALUE=DATE:20260501"], "2026-05-01", "2026-05-02"],
  ["a duration", ["DTSTART;VALUE=DATE:20260501", "DURATION:P1W"], "2026-05-01", "2026-05-08"],
  [
    "UTC, after midnight at the venue",
    ["DTSTART:20260501T223000Z", "DTEND:20260503T080000Z"],
    "2026-05-02",
    "2026-05-03",
  ],
  [
    "its own time zone",
    ["DTSTART;TZID=Europe/Rome:20260501T150000", "DTEND;TZID=Europe/Rome:20260503T100000"],
    "2026-05-01",
    "2026-05-03",
  ],
  [
    "another time zone",
    ["DTSTART;TZID=America/New_York:20260501T200000", 'DTEND;TZID="America/New_York":20260503T040000'],
    "2026-05-02",
    "2026-05-03",
  ],
  ["no time zone", ["DTSTART:20260501T150000", "DTEND:20260503T100000"], "2026-05-01", "2026-05-03"],
  [
    "a path before the zone",
    ["DTSTART;TZID=/freeassociation.sourceforge.net/Europe/Rome:20260501T150000", "DTEND:20260503T100000"],
    "2026-05-01",
    "2026-05-03",
  ],
])("dates: %s", async (_name, lines, checkin, checkout) => {
  const { rows } = await readFile(dated(...lines));
  expect(rows).toMatchObject([{ is: "read", problems: [], parsed: { checkin, checkout } }]);
});

test("an unknown time zone is noted, and the day is taken as it is written", async () => {
  const { rows } = await readFile(dated("DTSTART;TZID=Our Village:20260501T150000", "DTEND:20260503T100000"));
  expect(rows).toMatchObject([
    {
      is: "read",
      problems: [{ code: "time_zone_unknown", value: "Our Village" }],
      parsed: { checkin: "2026-05-01" },
    },
  ]);
});

test("broken events say their line, and don't spoil the others", async () => {
  const text = calendar(
    "-//PMS//EN",
    event("UID:1", "DTSTART;VALUE=DATE:20260231", "DTEND;VALUE=DATE:20260301", "SUMMARY:Ana"),
    event("UID:2", "DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260502", "SUMMARY:Ben", "no property"),
    event("UID:3", "DTSTART;VALUE=DATE:20260501", "RRULE:FREQ=DAILY", "SUMMARY:Cleaning"),
    "BEGIN:VEVENT\r\nUID:4\r\nSUMMARY:Cem",
    event(
      "UID:5",
      "DTSTART;VALUE=DATE:20260501",
      "DTEND;VALUE=DATE:20260502",
      "SUMMARY:Dan",
      "BEGIN:VALARM",
      "DTSTART:19990101",
      "END:VALARM",
    ),
    event("UID:6", "SUMMARY:Eve"),
    event(
      "UID:7",
      "DTSTART;VALUE=DATE:20260501",
      "DTEND;VALUE=DATE:20260502",
      "SUMMARY:Fay",
      "STATUS:CANCELLED",
    ),
  );
  const { rows, calendar: seen } = await readFile(text);
  expect(rows.map(({ line, is, problems, parsed }) => [line, is, problems[0]?.code, parsed.status])).toEqual([
    [4, "unreadable", "date_unreadable", null],
    [10, "unreadable", "event_broken", null],
    [17, "skipped", "repeats", null],
    [23, "unreadable", "event_unfinished", null],
    [26, "read", undefined, null],
    [35, "unreadable", "dates_missing", null],
    [39, "read", undefined, "cancelled"],
  ]);
  expect(seen).toMatchObject({ isComplete: true, firstUnreadable: 4 });
});

test.each([
  [
    "in an event",
    airbnb.slice(0, airbnb.indexOf("SUMMARY:Airbnb")),
    [
      ["read", undefined],
      ["unreadable", "event_unfinished"],
    ],
  ],
  [
    "between events",
    airbnb.slice(0, airbnb.indexOf("END:VCALENDAR")),
    [
      ["read", undefined],
      ["skipped", "blocked_dates"],
    ],
  ],
])("a calendar that breaks off %s is not complete", async (_name, text, rows) => {
  const read = await readFile(text);
  expect(read.calendar.isComplete).toBe(false);
  expect(read.rows.map(({ is, problems }) => [is, problems[0]?.code])).toEqual(rows);
});

test("an empty calendar is read, without rows", async () => {
  const read = await readFile(calendar("-//PMS//EN"));
  expect(read).toMatchObject({ rows: [], calendar: { isComplete: true, firstUnreadable: null } });
});

test("names, phones and addresses in a description are read", async () => {
  const { rows } = await readFile(
    calendar(
      "-//Lodgify//EN",
      event(
        "UID:1",
        "DTSTART;VALUE=DATE:20260501",
        "DTEND;VALUE=DATE:20260502",
        "SUMMARY:Booked: Ana Lopez\\, Ms",
        "DESCRIPTION:Email: ana@guest.example\\nPhone: +44 7700 900123\\nGuests: 2\\nBooking number: B-7788",
      ),
    ),
  );
  expect(rows).toMatchObject([
    {
      parsed: {
        guest_name: "Ana Lopez, Ms",
        email: "ana@guest.example",
        phone: "+447700900123",
        adults: 2,
        reservation_number: "B-7788",
      },
    },
  ]);
});

/** Breaks each line after so many bytes, also inside of a character. */
function foldedAt(text: string, bytes: number): Buffer {
  const lines = text.split("\r\n").flatMap((line) => {
    const whole = Buffer.from(line);
    const parts: Buffer[] = [];
    for (let from = 0; from === 0 || from < whole.length; from += bytes)
      parts.push(Buffer.concat([Buffer.from(from === 0 ? "" : " "), whole.subarray(from, from + bytes)]));
    return parts;
  });
  return Buffer.concat(lines.flatMap((line) => [line, Buffer.from("\r\n")]));
}

const abroad = calendar(
  "-//PMS//EN",
  ...["Žofie Müllerová", "田中さくら", "محمد آل سعود"].map((name, index) =>
    event(`UID:${index}`, "DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260502", `SUMMARY:${name}`),
  ),
);

test.each([15, 16, 17, 18, 19, 20])("lines folded after %i bytes keep their characters", async (bytes) => {
  const { rows } = await readFile(foldedAt(abroad, bytes));
  expect(rows.map(({ parsed }) => parsed.guest_name)).toEqual([
    "Žofie Müllerová",
    "田中さくら",
    "محمد آل سعود",
  ]);
});

test("a calendar that breaks off inside a character keeps the others", async () => {
  const bytes = Buffer.from(abroad);
  const { rows, calendar: seen } = await readFile(bytes.subarray(0, bytes.indexOf("محمد") + 1));
  expect(rows.map(({ is, parsed }) => [is, parsed.guest_name]).slice(0, 2)).toEqual([
    ["read", "Žofie Müllerová"],
    ["read", "田中さくら"],
  ]);
  expect(seen.isComplete).toBe(false);
});

test.each([
  ["Closed Period", undefined],
  ["Maintenance", undefined],
  ["Owner block", undefined],
  ["Blocked (Manual)", undefined],
  ["Not available - Owner", undefined],
  ["Unavailable (minimum stay)", undefined],
  ["BLOCKED FOR PREPARATION TIME", undefined],
  ["Reservation (Airbnb): Ana Maria", "Ana Maria"],
  ["Airbnb (Ana Maria)", "Ana Maria"],
  ["Booking.com - Ana Maria", "Ana Maria"],
  ["Tentative - Ana Maria", "Ana Maria"],
  ["Hold, Maria", "Hold, Maria"],
])("an event named %s is for %s", async (summary, name) => {
  const dates = ["DTSTART;VALUE=DATE:20260501", "DTEND;VALUE=DATE:20260502"];
  const { rows } = await readFile(calendar("-//PMS//EN", event("UID:1", ...dates, `SUMMARY:${summary}`)));
  expect(rows).toMatchObject([
    name === undefined ? { is: "skipped" } : { is: "read", parsed: { guest_name: name } },
  ]);
});
