import { expect, test } from "vitest";
import { foundFile, noFoundFiles } from "../../../testing/found-files.ts";
import { readFile } from "./read-rows.fixture.ts";

const found = test.skipIf(noFoundFiles);

const shown = async (name: string, change = (text: string) => text) =>
  (await readFile(change(foundFile(name).toString("utf8")))).rows.map(({ is, parsed, problems }) =>
    is === "read"
      ? [parsed.guest_name, parsed.reservation_number, parsed.checkin, parsed.checkout].join(" ")
      : problems[0]?.code,
  );

found.each([
  [
    "airbnb-reserved-bare.ics",
    [
      " 1418fb94e984-aaaa0001@airbnb.com 2027-01-10 2027-01-16",
      "blocked_dates",
      " HMTESTXY01 2027-02-05 2027-02-09",
    ],
  ],
  ["guesty-blocked.ics", Array(6).fill("blocked_dates")],
  [
    "windows-zone.ics",
    [
      "Otto Outlook win-1 2027-03-01 2027-03-04",
      "Pia Eastern win-2 2027-03-01 2027-03-04",
      "Quirin Westeuropa win-3 2027-03-01 2027-03-04",
    ],
  ],
  ["last-night-end.ics", ["no_nights"]],
  ["files/ical-2-cancelled-without-name.ics", [" cx-1@pms.example 2027-06-10 2027-06-12"]],
  ["files/ical-name-in-description.ics", ["Bob Lindqvist d1@vrbo.com 2027-08-01 2027-08-04"]],
  [
    "files/ical-name-with-code.ics",
    ["Clara Nystrom HMAB12CD34 2027-05-01 2027-05-04", "Jonas Feld FYSPZN 2027-05-05 2027-05-08"],
  ],
])("%s is read", async (name, rows) => {
  expect(await shown(name)).toEqual(rows);
});

found(
  "an event without a calendar around it is read, and one before the earliest date has a reason",
  async () => {
    const bare = (text: string) => text.slice(text.indexOf("BEGIN:VEVENT"), text.indexOf("END:VCALENDAR"));
    expect(await shown("files/ical-1-booking.ics", bare)).toEqual([
      "Nele Brandtner cx-1@pms.example 2027-06-10 2027-06-12",
    ]);
    const early = (text: string) => text.replaceAll("2027", "1827");
    expect(await shown("files/ical-1-booking.ics", early)).toEqual(["date_too_early"]);
  },
);

const dates = "DTSTART;VALUE=DATE:20270501\nDTEND;VALUE=DATE:20270503";
const read = async (title: string, description = "") => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n${dates}\nSUMMARY:${title}\nDESCRIPTION:${description}\nEND:VEVENT\nEND:VCALENDAR`;
  const [row] = (await readFile(text)).rows;
  return row?.is === "read" ? row.parsed : row?.problems[0]?.code;
};

test.each([
  "Preparation time",
  "Turnover",
  "Blocked by Hostaway",
  "Blocked: owner stay",
  "Owner's block",
  "Stop sell",
  "Nicht verfügbar",
  "Eigennutzung",
  "Indisponible - travaux",
  "Temps de préparation",
  "No disponible",
  "Bloccato dal proprietario",
  "Manutenção",
  "Niet beschikbaar",
  "Niedostępne",
  "ブロック",
  "예약 불가",
  "غير متاح",
  "Seaside Cottage - Not available",
  "Unavailable on Expedia",
  "Rüstzeit",
  "Temps de battement",
  "Tiempo entre reservas",
  "Reserved for owner",
  "Belegt durch Eigentümer",
  "Bloqueado pelo anfitrião",
  "Varattu omistajalle",
  "Entretien piscine",
  "Ikke tilgængelig",
  "清掃のため予約不可",
])("“%s” closes nights", async (title) => {
  expect(await read(title)).toBe("blocked_dates");
});

test.each([
  "🧹 Cleaning after Anna",
  "Sunrise 06:12",
  "Check-out: Anna Bianchi",
  "Trash day",
  "Müllabfuhr",
  "Zonsopgang",
])("“%s” is a task", async (title) => {
  expect(await read(title)).toBe("not_a_stay");
});

test.each([
  ["Reserved", ""],
  ["Réservé", ""],
  ["Gebucht", ""],
  ["10234 Reserved", ""],
  ["Reserved - HomeAway", ""],
  ["Booking.com", ""],
  ["Airbnb Booking", ""],
  ["Guest", ""],
  ["Seaside Home Booking", ""],
  ["Anna Bianchi Booking", "Anna Bianchi"],
  ["101 - Reserved - Anna Bianchi", "Anna Bianchi"],
  ["Reserved by Anna Bianchi", "Anna Bianchi"],
  ["Rezerwacja: Łukasz Kos", "Łukasz Kos"],
  ["Anna Bianchi (2 guests)", "Anna Bianchi"],
  ["Anna Bianchi - Booking.com", "Anna Bianchi"],
  ["Vrbo Inquiry - Anna Bianchi", "Anna Bianchi"],
  ["Reservierung #4711: Anna Bianchi", "Anna Bianchi"],
  ["BIANCHI/ANNA MRS", "Anna Bianchi"],
  ["Last", "Last"],
  ["Maria Block", "Maria Block"],
  ["Hold, Maria", "Hold, Maria"],
])("“%s” is a booking of “%s”", async (title, name) => {
  expect(await read(title)).toMatchObject({ guest_name: name });
});

test.each([
  ["Gast: Petra Müller\\nTelefon: +49 151 23456789", "Petra Müller", "+4915123456789"],
  ["Nom du voyageur : Luc Petit\\nTéléphone : 06 12 34 56 78", "Luc Petit", null],
  ["Huésped: Ana López\\nCorreo: ana@guest.example", "Ana López", null],
  ["<b>Guest name:</b> Bob Lindqvist<br>Phone: +1 303 555 0123", "Bob Lindqvist", "+13035550123"],
  ["Reserved by Nathan Rice", "Nathan Rice", null],
  ["Prénom: Luc\\nNom: Petit", "Luc Petit", null],
  ["Nombre: Ana\\nApellidos: López", "Ana López", null],
  ["Primary guest: Ann Lee", "Ann Lee", null],
  ["Гость: Анна Иванова\\nТелефон: +7 912 345-67-89", "Анна Иванова", "+79123456789"],
  ["お名前：田中 由衣\\n電話番号：+81 90-1234-5678", "田中 由衣", "+819012345678"],
  ["Guests: 2", "", null],
])("a description with “%s” names %s", async (description, name, phone) => {
  expect(await read("Reserved", description)).toMatchObject({
    guest_name: name,
    ...(phone !== null && { phone }),
  });
});

test.each(["0000000000", "+39 333 333 3333"])("%s in a description is a placeholder", async (phone) => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\n${dates}\nSUMMARY:Anna\nDESCRIPTION:Phone: ${phone}\nEND:VEVENT\nEND:VCALENDAR`;
  const [row] = (await readFile(text)).rows;
  expect([row?.parsed.phone, row?.problems]).toEqual([
    null,
    [{ code: "phone_placeholder", field: "phone", value: phone }],
  ]);
});

test.each([
  "tzone://Microsoft/Custom",
  "/mozilla.org/20050126_1/Europe/Rome",
  '"(UTC+01:00) Amsterdam, Berlin"',
])("days of the zone %s are read", async (zone) => {
  const text = `BEGIN:VCALENDAR\nBEGIN:VEVENT\nUID:1\nDTSTART;TZID=${zone}:20270301T150000\nDTEND;TZID=${zone}:20270304T110000\nSUMMARY:Anna\nEND:VEVENT\nEND:VCALENDAR`;
  expect((await readFile(text)).rows).toMatchObject([
    { is: "read", problems: [], parsed: { checkin: "2027-03-01", checkout: "2027-03-04" } },
  ]);
});

test.each(["time", "owner blocked time", "reserved", "12", "by"])(
  "a title that repeats “%s” is read at once",
  async (words) => {
    const repeated = `blocked ${`${words} `.repeat(60)}x`;
    expect(await read(repeated)).toBeDefined();
  },
);

test("events with one id are bookings of their own", async () => {
  const event = (name: string, day: number) =>
    `BEGIN:VEVENT\nUID:same\nDTSTART;VALUE=DATE:202705${day}\nDTEND;VALUE=DATE:202705${day + 2}\nSUMMARY:${name}\nEND:VEVENT\n`;
  const text = `BEGIN:VCALENDAR\n${event("Ana", 10)}${event("Ben", 20)}${event("Ana", 10)}END:VCALENDAR`;
  const { rows } = await readFile(text);
  expect(rows.map(({ parsed, identity }) => [parsed.external_id, identity])).toEqual([
    ["same", "same"],
    ["same#2027-05-20", "same#2027-05-20"],
    ["same", "same"],
  ]);
});
