import type { ImportField } from "@bellhop/contract/reservation-imports";
import { expect, test } from "vitest";
import { encode, encodings, readFile } from "./read-rows.fixture.ts";
import { FileRefused } from "./source-row.ts";

const fieldsIn = (format: Awaited<ReturnType<typeof readFile>>["format"]) =>
  format.kind === "csv"
    ? Object.fromEntries(format.columns.flatMap(({ heading, field }) => (field ? [[field, heading]] : [])))
    : {};

const stays = "Nr;Gast;Anreise;Abreise;Zimmer\n1001;Zoë Müller;01.05.2026;04.05.2026;12\n";

test.each(encodings)("a file in %s is read, with its letters", async (encoding) => {
  const { rows, format } = await readFile(encode(stays.replace("Nr;", "Buchungsnummer;"), encoding));
  expect(rows).toMatchObject([
    {
      is: "read",
      line: 2,
      parsed: { reservation_number: "1001", guest_name: "Zoë Müller", checkin: "2026-05-01", room: "12" },
    },
  ]);
  expect(format).toMatchObject({ encoding: encoding.replace(/ with.*/, ""), delimiter: ";" });
});

test.each([";", ",", "\t", "|"])("the delimiter %j is recognised", async (delimiter) => {
  const table = [
    ["Booking number", "Guest name", "Check-in", "Check-out", "Remarks"],
    ["1", '"Ana, the second; | of her name"', "2026-05-01", "2026-05-03", '"a\tb"'],
  ];
  const { format, rows } = await readFile(table.map((row) => row.join(delimiter)).join("\n"));
  expect(format).toMatchObject({ delimiter });
  expect(rows).toMatchObject([{ is: "read", parsed: { reservation_number: "1", checkout: "2026-05-03" } }]);
});

test.each(["\n", "\r\n", "\r"])("lines that end with %j, also in quotes, are counted", async (end) => {
  const lines = [
    "Number,Guest,Arrival,Departure",
    '1,"Ana',
    'Lopez",2026-05-01,2026-05-02',
    "",
    "2,Ben,x,2026-05-02",
  ];
  const { rows } = await readFile(lines.join(end));
  expect(rows).toMatchObject([
    { line: 2, is: "read", parsed: { guest_name: "Ana Lopez" } },
    {
      line: 5,
      is: "unreadable",
      problems: [{ code: "date_unreadable", field: "checkin", value: "x" }],
    },
  ]);
});

/** Headings and one row each, as these systems write them. */
const exports: [string, string, Partial<Record<ImportField, string>>, object][] = [
  [
    "Booking.com",
    `Book Number,Booked by,Guest Name(s),Check-in,Check-out,Booked on,Status,Rooms,People,Adults,Children,Children's age(s),Price,Commission %,Commission Amount,Payment status,Payment method,Remarks,Booker group,Booker country,Travel purpose,Device,Unit type,Duration (nights),Cancellation date,Address,Phone number
4012345678,"Rossi, Anna","Anna Rossi, Luca Rossi",2026-05-01,2026-05-04,2026-01-02 10:11:12,ok,1,3,2,1,7,420 EUR,15,63,Paid,,,,it,Leisure,Mobile,Double Room,3,,,+39 333 123 4567`,
    {
      reservation_number: "Book Number",
      guest_name: "Guest Name(s)",
      checkin: "Check-in",
      phone: "Phone number",
      room_type: "Unit type",
      adults: "Adults",
      status: "Status",
    },
    {
      reservation_number: "4012345678",
      guest_name: "Anna Rossi",
      phone: "+393331234567",
      status: "confirmed",
      adults: 2,
      children: 1,
      room: "",
      room_type: "Double Room",
    },
  ],
  [
    "Airbnb",
    `Confirmation code,Status,Guest name,Contact,# of adults,# of children,# of infants,Start date,End date,# of nights,Booked,Listing,Earnings
HMABC12345,Currently hosting,Jane Doe,+1 555-010-0199,2,0,0,5/13/2026,5/16/2026,3,2026-01-02,Loft,"€ 420.00"`,
    {
      reservation_number: "Confirmation code",
      guest_name: "Guest name",
      checkin: "Start date",
      phone: "Contact",
    },
    {
      reservation_number: "HMABC12345",
      status: "checked_in",
      checkin: "2026-05-13",
      checkout: "2026-05-16",
      children: 0,
      room: "Loft",
    },
  ],
  [
    "Expedia",
    `Reservation ID,Confirmation #,Guest,Check-in,Check-out,Room,Booked on,Booking amount,Status
1234567890,EXP-77,"Doe, John","May 1, 2026","May 3, 2026","Deluxe Double Room, Sea View, Balcony","Jan 2, 2026",$300,Booked`,
    { reservation_number: "Confirmation #", guest_name: "Guest", room_type: "Room" },
    { reservation_number: "EXP-77", guest_name: "John Doe", checkin: "2026-05-01", status: "confirmed" },
  ],
  [
    "a German system",
    `Reservierungsnr.;Nachname;Vorname;Anreise;Abreise;Nächte;Zimmertyp;Zimmer-Nr.;Erwachsene;Kinder;Status;E-Mail;Telefon;Sprache;Ankunftszeit
R-88;von Stein;Jörg;13.05.2026;15.05.2026;2;DZ;204;2;0;Bestätigt;joerg@stein.example;0049 171 2345678;Deutsch;15:30 Uhr`,
    { last_name: "Nachname", room: "Zimmer-Nr.", arrival_time: "Ankunftszeit", nights: "Nächte" },
    {
      guest_name: "Jörg von Stein",
      phone: "+491712345678",
      language: "de",
      arrival_time: "15:30",
      email: "joerg@stein.example",
      room: "204",
    },
  ],
  [
    "a French system",
    `N° de réservation;Nom du client;Date d'arrivée;Nombre de nuits;Chambre;Adultes;Statut
F7;Dupont Élise;1er août 2026;3;7;2;Annulée`,
    { reservation_number: "N° de réservation", nights: "Nombre de nuits", checkin: "Date d'arrivée" },
    { checkin: "2026-08-01", checkout: "2026-08-04", status: "cancelled" },
  ],
  [
    "a Spanish system",
    `Localizador;Nombre;Apellidos;Fecha de entrada;Fecha de salida;Habitación;Estado;Móvil
L-1;María;García López;01/06/2026;05/06/2026;101;Confirmada;+34 612 34 56 78`,
    { reservation_number: "Localizador", first_name: "Nombre", last_name: "Apellidos", room: "Habitación" },
    { guest_name: "María García López", phone: "+34612345678", status: "confirmed" },
  ],
  [
    "an Italian system",
    `Numero prenotazione;Ospite;Arrivo;Partenza;Camera;Stato;Cellulare;Notti
77;Bianchi Paola;01/06/26;02/06/26;5;Check-in;333 1234567;1`,
    { reservation_number: "Numero prenotazione", checkin: "Arrivo", phone: "Cellulare" },
    { checkin: "2026-06-01", status: "checked_in", phone: "+393331234567" },
  ],
  [
    "a Portuguese system",
    `Nº reserva;Hóspede;Chegada;Partida;Quarto;Situação
P1;João Silva;01-jun-2026;03-jun-2026;9;Pendente`,
    { reservation_number: "Nº reserva", guest_name: "Hóspede", checkin: "Chegada", checkout: "Partida" },
    { checkin: "2026-06-01", status: "pending" },
  ],
  [
    "a Dutch system",
    `Reserveringsnummer;Naam gast;Aankomst;Vertrek;Kamer;Volwassenen
N1;Jan de Vries;1 mrt 2026;2 mrt 2026;3;2`,
    { guest_name: "Naam gast", checkin: "Aankomst", checkout: "Vertrek" },
    { checkin: "2026-03-01", checkout: "2026-03-02", adults: 2 },
  ],
];

test.each(exports)("the columns of %s are recognised", async (_name, content, columns, parsed) => {
  const { format, rows } = await readFile(content);
  expect(fieldsIn(format)).toMatchObject(columns);
  expect(rows).toMatchObject([{ is: "read", parsed }]);
});

test("33 columns, titles above the table and a repeated header are read", async () => {
  const others = Array.from({ length: 28 }, (_, index) => `Extra ${index}`);
  const header = [
    "Confirmation number",
    ...others,
    "Guest name",
    "Arrival date",
    "Departure date",
    "Room number",
  ];
  const row = (n: number) => [
    `C${n}`,
    ...others.map(() => `"x, ${n}"`),
    "Ana",
    "13/05/2026",
    "14/05/2026",
    `${n}`,
  ];
  const lines = [["Arrivals of May"], [], header, row(1), header, row(2)].map((cells) => cells.join(","));
  const { format, rows } = await readFile(lines.join("\r\n"));
  expect(format.kind === "csv" && format.columns.length).toBe(33);
  expect(rows.map(({ line, parsed }) => [line, parsed.reservation_number, parsed.room])).toEqual([
    [4, "C1", "1"],
    [6, "C2", "2"],
  ]);
});

test.each([
  ["13 shows that the day is first", ["03/04/2026", "13/04/2026"], "IT", "day_first"],
  ["13 shows that the month is first", ["03/04/2026", "04/13/2026"], "IT", "month_first"],
  ["stays that last decide", ["01/05/2026-03/05/2026", "02/06/2026-04/06/2026"], "US", "day_first"],
  ["the country decides otherwise", ["03/04/2026"], "US", "month_first"],
  ["the country decides otherwise", ["03/04/2026"], "IT", "day_first"],
  ["the year is first", ["2026-04-03"], "US", "year_first"],
])("the order of dates: %s", async (_name, dates, country, order) => {
  const rows = dates.map((date, index) => {
    const [from, to = from] = date.includes("/") ? date.split("-") : [date];
    return `${index},Ana,${from},${to}`;
  });
  const { format } = await readFile(["Number,Guest,Check-in,Check-out", ...rows].join("\n"), undefined, {
    country,
  });
  expect(format).toMatchObject({ date_order: order });
});

test.each([
  ["a number that spreadsheets use for dates", "46143", "2026-05-01"],
  ["a date with a time", "2026-05-01 14:00:00", "2026-05-01"],
  ["an instant", "2026-05-01T14:00:00Z", "2026-05-01"],
  ["a short year", "01.05.26", "2026-05-01"],
  ["a weekday", "Fri 01 May 2026", "2026-05-01"],
  ["a Tuesday in May", "mar. 5 mai 2026", "2026-05-05"],
  ["Arabic digits", "٠١/٠٥/٢٠٢٦", "2026-05-01"],
  ["Japanese", "2026年5月1日", "2026-05-01"],
])("dates: %s", async (_name, checkin, date) => {
  const { rows } = await readFile(`Number;Guest;Check-in;Nights\n1;Ana;${checkin};2\n2;Ben;13/05/2026;1`);
  expect(rows[0]).toMatchObject({ is: "read", parsed: { checkin: date } });
});

test("a row says exactly which field and value can't be read, and why; the rest of it is imported", async () => {
  const head = "Number,Guest,Check-in,Check-out,Phone,E-mail,Status,Adults,Arrival time,Room";
  const { rows } = await readFile(
    [
      head,
      "1,Ana,2026-05-01,2026-05-02,123,ana@,exploded,many,noonish,7",
      "2,Ben,2026-02-30,2026-03-02,,,,,,",
      "3,Cem,2026-05-03,2026-05-01,,,,,,",
      "4,Dan,,,,,,,,",
      ",,2026-05-01,2026-05-02,,,,,,",
      "6,Eve,2026-05-01,2026-05-02,,,,,,,,more,cells",
      `${"9".repeat(80)},Fay,2026-05-01,2026-05-02,,,,,,`,
      `8,Gus,2026-05-01,2026-05-02,,,,,,${"Suite ".repeat(9)}`,
    ].join("\n"),
  );
  expect(
    rows.map(({ line, is, problems }) => [line, is, ...problems.map((one) => Object.values(one))]),
  ).toEqual([
    [
      2,
      "read",
      ["status_unknown", "status", "exploded"],
      ["phone_unreadable", "phone", "123"],
      ["email_unreadable", "email", "ana@"],
      ["time_unreadable", "arrival_time", "noonish"],
      ["number_unreadable", "adults", "many"],
    ],
    [3, "unreadable", ["date_unreadable", "checkin", "2026-02-30"]],
    [4, "unreadable", ["checkout_before_checkin", "checkout", "2026-05-01"]],
    [5, "unreadable", ["dates_missing", null, ""]],
    [6, "unreadable", ["name_and_number_missing", null, ""]],
    [7, "unreadable", ["columns_differ", null, expect.stringContaining("6,Eve")]],
    [8, "unreadable", ["too_long", "reservation_number", "9".repeat(80)]],
    [9, "read", ["too_long", "room", expect.stringContaining("Suite Suite")]],
  ]);
});

test("a row without a number gets the same one each time, which does not tell the name", async () => {
  const content = "Guest,Check-in,Check-out\nAna Lopez,2026-05-01,2026-05-02\nBen,2026-05-01,2026-05-02";
  const [one, two] = [await readFile(content), await readFile(content)];
  const numbers = one.rows.map(({ parsed }) => parsed.reservation_number);
  expect(numbers).toEqual(two.rows.map(({ parsed }) => parsed.reservation_number));
  expect(new Set(numbers).size).toBe(2);
  expect(numbers[0]).toMatch(/^2026-05-01-[0-9a-f]{8}$/);
});

test("columns, the order of dates, the delimiter and the encoding can be corrected", async () => {
  const content = "Code;Who;When;Until\n1;Ana;03/04/2026;05/04/2026";
  const { rows } = await readFile(content, (format) => {
    if (format.kind !== "csv") return;
    format.date_order = "month_first";
    for (const [index, field] of (
      ["reservation_number", "guest_name", "checkin", "checkout"] as const
    ).entries())
      format.columns[index] = { heading: format.columns[index]?.heading ?? "", field };
  });
  expect(rows).toMatchObject([
    { parsed: { reservation_number: "1", guest_name: "Ana", checkin: "2026-03-04", checkout: "2026-05-04" } },
  ]);
  const other = await readFile("Guest,x;Check-in;Check-out\nAna,y;2026-05-01;2026-05-02", (format) => {
    if (format.kind === "csv") format.delimiter = ",";
  });
  expect(other.format).toMatchObject({ columns: [{ heading: "Guest", field: "guest_name" }, {}] });
});

test.each([
  ["nothing", "", { code: "empty", line: null }],
  ["white space", " \n \n", { code: "empty", line: null }],
  ["one column", "Guests of May\nAna\nBen", { code: "not_a_table", line: 1 }],
  [
    "a picture",
    Buffer.from([0x89, 0x50, 0x4e, 0x47, 1, 2, 3, 4, 5, 6, 7, 8, 2, 1, 3]),
    { code: "not_a_table", line: 1 },
  ],
  [
    "an open quote",
    `Guest,Check-in\nAna,2026-05-01\n"Ben,${"x".repeat(200_000)}`,
    { code: "not_a_table", line: 3 },
  ],
])("%s is refused, with the line", async (_name, content, refusal) => {
  const read = readFile(content as string | Buffer);
  await expect(read).rejects.toBeInstanceOf(FileRefused);
  await expect(read).rejects.toMatchObject({ refusal });
});

test.each([
  ["NZ", "Pacific/Auckland", "2026-05-01T03:00:00.000Z", "2026-05-02T22:00:00Z", "2026-05-01", "2026-05-03"],
  ["US", "Pacific/Honolulu", "2026-05-02 01:00Z", "2026-05-03T21:00:00Z", "2026-05-01", "2026-05-03"],
  ["US", "Pacific/Honolulu", "2026-05-01T00:00:00.000Z", "2026-05-03T00:00:00Z", "2026-05-01", "2026-05-03"],
  ["NZ", "Pacific/Auckland", "2026-05-01T15:00:00+12:00", "2026-05-03 10:00", "2026-05-01", "2026-05-03"],
])("in %s (%s), %s and %s are %s and %s", async (country, timezone, from, to, checkin, checkout) => {
  const text = `Booking number,Check-in,Check-out\n1,${from},${to}`;
  const { rows } = await readFile(text, undefined, { country, timezone });
  expect(rows).toMatchObject([{ is: "read", parsed: { checkin, checkout } }]);
});

test("numbers that a spreadsheet has spoilt don't join bookings", async () => {
  const { rows } = await readFile(
    "Booking number;Guest;Check-in;Check-out\n1.23457E+11;Ana;2026-05-01;2026-05-02\n1.23457E+11;Ben;2026-06-01;2026-06-02\n0;Cem;2026-05-01;2026-05-02",
  );
  expect(rows.map(({ is, problems }) => [is, problems[0]?.code])).toEqual([
    ["read", "number_unreadable"],
    ["read", "number_unreadable"],
    ["read", "number_unreadable"],
  ]);
  expect(new Set(rows.map(({ parsed }) => parsed.reservation_number)).size).toBe(3);
});

test("a column of channels is no column of numbers", async () => {
  const text =
    "Booking,Guest,Check-in,Check-out\nDirect,Ana,2026-05-01,2026-05-02\nDirect,Ben,2026-06-01,2026-06-02";
  const { rows } = await readFile(text);
  expect(new Set(rows.map(({ parsed }) => parsed.reservation_number)).size).toBe(2);
});

test("of a table without headings, the first row is read too once its columns are known", async () => {
  const text = "1,Ana Lopez,2026-05-01,2026-05-02\n2,Ben,2026-05-01,2026-05-02";
  const { format, rows } = await readFile(text, (wanted) => {
    if (wanted.kind !== "csv") return;
    const fields = ["reservation_number", "guest_name", "checkin", "checkout"] as const;
    wanted.columns = fields.map((field) => ({ heading: "", field }));
  });
  expect(JSON.stringify(format)).not.toContain("Ana");
  expect(rows.map(({ line, is, parsed }) => [line, is, parsed.guest_name])).toEqual([
    [1, "read", "Ana Lopez"],
    [2, "read", "Ben"],
  ]);
});

test("a quote may stand behind a space, and first names beside a column named Name", async () => {
  const spaced = await readFile(
    'Number, Guest, Check-in, Check-out\n1, "Lopez, Ana", 2026-05-01, 2026-05-02',
  );
  expect(spaced.rows).toMatchObject([{ line: 2, is: "read", parsed: { guest_name: "Ana Lopez" } }]);
  const german = await readFile("Nr;Anreise;Abreise;Name;Vorname\n1;01.05.2026;02.05.2026;Groß;Jürgen");
  expect(german.rows).toMatchObject([{ is: "read", parsed: { guest_name: "Jürgen Groß" } }]);
});
