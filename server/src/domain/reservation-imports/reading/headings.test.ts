import type { ImportField } from "@bellhop/contract/reservation-imports";
import { expect, test } from "vitest";
import { readFile } from "./read-rows.fixture.ts";

const fieldsOf = async (content: string) => {
  const { format } = await readFile(content);
  return format.kind === "csv" ? format.columns.map(({ field }) => field) : [];
};

const inOrder: (ImportField | null)[] = [
  "reservation_number",
  "guest_name",
  "checkin",
  "checkout",
  "nights",
  "status",
];

test.each([
  ["Código de confirmación;Nombre del huésped;Fecha de inicio;Fecha de finalización;N.º de noches;Estado"],
  ["Code de confirmation;Nom du voyageur;Date de début;Date de fin;Nombre de nuits;Statut"],
  ["Numéro de réservation;Nom(s) du/des client(s);Date d'arrivée;Date de départ;Durée (nuits);État"],
  ["Bestätigungscode;Name des Gastes;Startdatum;Enddatum;Anzahl der Nächte;Status"],
  ["Codice di conferma;Nome dell'ospite;Data di inizio;Data di fine;N. di notti;Stato"],
  ["Código de confirmação;Nome do hóspede;Data de início;Data de término;Nº de noites;Situação"],
  ["Bevestigingscode;Naam van gast;Begindatum;Einddatum;Aantal nachten;Status"],
  ["Numer rezerwacji;Imię i nazwisko gościa;Data przyjazdu;Data wyjazdu;Liczba nocy;Stan rezerwacji"],
  ["Číslo rezervace;Jméno hosta;Datum příjezdu;Datum odjezdu;Počet nocí;Stav"],
  ["Foglalási szám;Vendég neve;Érkezés;Távozás;Éjszakák száma;Állapot"],
  ["Broj rezervacije;Ime gosta;Datum dolaska;Datum odlaska;Broj noćenja;Stanje"],
  ["Bokningsnummer;Gästens namn;Ankomst;Avresa;Antal nätter;Bokningsstatus"],
  ["Rezervasyon No;Misafir Adı;Giriş Tarihi;Çıkış Tarihi;Gece;Durum"],
  ["Αριθμός κράτησης;Όνομα επισκέπτη;Άφιξη;Αναχώρηση;Διανυκτερεύσεις;Κατάσταση"],
  ["Номер бронирования;Имя гостя;Дата заезда;Дата выезда;Количество ночей;Статус"],
  ["予約番号;宿泊者名;チェックイン日;チェックアウト日;泊数;ステータス"],
  ["预订编号;客人姓名;入住日期;离店日期;晚数;状态"],
  ["예약번호;예약자명;체크인;체크아웃;박수;상태"],
  ["Confirmation #;Guest(s);Guest arrival date (local);Guest departure date (local);LOS;Reservation state"],
])("the columns of %s", async (head) => {
  expect(await fieldsOf(`${head}\nA-1;Ana;2027-04-13;2027-04-15;2;ok`)).toEqual(inOrder);
});

test.each([
  ["Cancelled", "Yes", "cancelled"],
  ["Is cancelled", "0", null],
  ["Storniert", "ja", "cancelled"],
  ["Annulée", "Non", null],
  ["Cancelado", "Sí", "cancelled"],
  ["Anulowano", "TAK", "cancelled"],
  ["キャンセル", "はい", "cancelled"],
  ["Cancelled at", "2027-01-03 10:12", "cancelled"],
  ["Status", "Annulée par le voyageur", "cancelled"],
  ["Estado", "Huésped anterior", "checked_out"],
  ["Statut", "Ancien voyageur", "checked_out"],
  ["Stan", "Potwierdzona", "confirmed"],
  ["Stan", "Anulowana przez gościa", "cancelled"],
  ["Статус", "Отменено", "cancelled"],
  ["ステータス", "キャンセル済み", "cancelled"],
  ["Status", "Not cancelled", "confirmed"],
  ["Reservation state", "successful", "confirmed"],
])("a column %s with %s", async (heading, value, status) => {
  const { rows } = await readFile(
    `Booking;Guest;Arrival;Departure;${heading}\n1;Ana;2027-04-13;2027-04-15;${value}`,
  );
  expect(rows).toMatchObject([{ is: "read", problems: [], parsed: { status } }]);
});

test("the last day to cancel is no cancellation, where there is a status", async () => {
  const rows = [
    "1;Ana;2027-04-13;2027-04-15;Confirmed;2027-04-01",
    "2;Ben;2027-04-13;2027-04-15;Confirmed;2027-04-02",
  ];
  const read = await readFile(
    ["Booking;Guest;Arrival;Departure;Status;Cancellation date", ...rows].join("\n"),
  );
  expect(read.rows.map(({ parsed }) => parsed.status)).toEqual(["confirmed", "confirmed"]);
});

test("a hotel's own name in all rows is no room, and a day of booking no number", async () => {
  const rows = Array.from(
    { length: 6 },
    (_, row) => `Hotel Alpha;2027-01-0${row + 1};Ana ${row};2027-04-13;2027-04-15`,
  );
  expect(await fieldsOf(["Property;Reservation;Guest;Arrival;Departure", ...rows].join("\n"))).toEqual([
    null,
    null,
    "guest_name",
    "checkin",
    "checkout",
  ]);
});

const chosen = [
  "Code;Who;When;Until;Days",
  "1;Ana;04/03/2027;04/05/2027;2",
  "2;Ben;04/06/2027;04/07/2027;1",
].join("\n");

test("the order of dates is found again in the columns that staff choose, by the nights", async () => {
  const choose = (fields: (ImportField | null)[]) =>
    readFile(chosen, (format) => {
      if (format.kind === "csv")
        format.columns = format.columns.map((one, at) => ({ ...one, field: fields[at] ?? null }));
    });
  const withNights = await choose(["reservation_number", "guest_name", "checkin", "checkout", "nights"]);
  expect(withNights.format).toMatchObject({ date_order: "month_first" });
  expect(withNights.rows).toMatchObject([
    { parsed: { checkin: "2027-04-03", checkout: "2027-04-05" }, problems: [] },
    { parsed: { checkin: "2027-04-06", checkout: "2027-04-07" }, problems: [] },
  ]);
});

test("dates that fit the nights only the other way round are not imported; others are noted", async () => {
  const { rows } = await readFile(
    [
      "Booking;Guest;Arrival;Departure;Nights",
      "1;Ana;13/04/2027;15/04/2027;2",
      // A spreadsheet has turned it around.
      "2;Ben;05/04/2027;05/06/2027;2",
      "3;Cem;14/04/2027;16/04/2027;3",
      // Two rooms of a group.
      "4;Dan;14/04/2027;16/04/2027;4",
    ].join("\n"),
  );
  expect(rows.map(({ is, problems }) => [is, ...problems.map(({ code }) => code)])).toEqual([
    ["read"],
    ["unreadable", "nights_differ"],
    ["read", "nights_differ"],
    ["read"],
  ]);
});
