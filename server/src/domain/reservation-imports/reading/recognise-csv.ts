import type { Encoding, ImportField, ImportFormat } from "@bellhop/contract/reservation-imports";
import { parse } from "csv-parse/sync";
import { beginningOf, decode, recogniseEncoding, type Slices } from "./decode.ts";
import { fieldsOfHeading } from "./fields-of-heading.ts";
import { fold } from "./fold.ts";
import { DateEvidence, readWrittenDate } from "./read-date.ts";
import { readRecords } from "./read-records.ts";
import { readCancelled } from "./read-status.ts";
import { cellText, readCount, readTime } from "./read-values.ts";
import { FileRefused } from "./source-row.ts";

export type CsvFormat = Extract<ImportFormat, { kind: "csv" }>;
type Delimiter = CsvFormat["delimiter"];
type Column = CsvFormat["columns"][number];

const delimiters: Delimiter[] = [";", ",", "\t", "|"];
const sampleCharacters = 64 * 1024;
/** Titles and filters above the table. */
const maxHeadRows = 20;
const sampleRows = 200;
const maxColumns = 500;
/** Headings are stored and shown. */
const maxHeadingCharacters = 1_000;
const fewValues = 5;

/** How a file is read: its encoding, delimiter, columns and order of dates. A given encoding or delimiter is used as it is. */
export async function recogniseCsv(
  slices: Slices,
  country: string,
  chosen: { encoding?: Encoding; delimiter?: Delimiter } = {},
): Promise<CsvFormat> {
  const encoding = chosen.encoding ?? (await recogniseEncoding(slices, country));
  const sample = await beginningOf(slices, encoding, sampleCharacters);
  if (sample.trim() === "") throw new FileRefused("empty");
  // Programs, pictures and workbooks have many control characters.
  const controls = sample.match(/(?!\s)\p{Cc}/gu)?.length ?? 0;
  if (controls > sample.length / 200) throw new FileRefused("not_a_table", 1);
  const delimiter = chosen.delimiter ?? delimiterOf(sample);
  if (!delimiter) throw new FileRefused("not_a_table", 1);
  const rows = rowsIn(sample, delimiter, maxHeadRows + sampleRows);
  if (rows.some((row) => row.length > maxColumns)) throw new FileRefused("not_a_table", 1);
  const place = headerPlace(rows);
  const head = rows[place] ?? [];
  if (head.some((cell) => cell.length > maxHeadingCharacters)) throw new FileRefused("not_a_table", 1);
  const columns = isData(head) ? head.map(() => nameless) : columnsOf(head, rows.slice(place + 1));
  const date_order = await findDateOrder(decode(slices, encoding), { delimiter, columns }, country);
  return { kind: "csv", encoding, delimiter, date_order, columns };
}

const nameless: Column = { heading: "", field: null };

/** A table without headings has a date and no known heading in its first row. */
const isData = (head: string[]) =>
  head.some((cell) => readWrittenDate(cellText(cell)) !== undefined) &&
  head.every((cell) => fieldsOfHeading(cell).length === 0);

/** All rows are read then. */
export const hasNoHeadings = (columns: Column[]) => columns.every(({ heading }) => heading === "");

/** The delimiter that cuts most rows into the same number of cells. */
function delimiterOf(sample: string): Delimiter | undefined {
  const worth = (delimiter: Delimiter) => {
    const rows = rowsIn(sample, delimiter, maxHeadRows + 30);
    // Before any heading is looked up.
    if (rows.some((row) => row.length > maxColumns)) return 0;
    const place = headerPlace(rows);
    const width = rows[place]?.length ?? 0;
    if (width < 2) return 0;
    const dataRows = rows.slice(place);
    const alike = dataRows.filter((row) => row.length === width).length / dataRows.length;
    const named = (rows[place] ?? []).filter((cell) => fieldsOfHeading(cell).length > 0).length;
    return named + alike + Math.min(width, 100) / 1_000;
  };
  const best = delimiters
    .map((delimiter) => ({ delimiter, worth: worth(delimiter) }))
    .toSorted((one, other) => other.worth - one.worth)[0];
  return best && best.worth > 0 ? best.delimiter : undefined;
}

function rowsIn(sample: string, delimiter: Delimiter, to: number): string[][] {
  const options = {
    delimiter,
    record_delimiter: "\n",
    relax_column_count: true,
    relax_quotes: true,
    ltrim: true,
    to,
  };
  try {
    return shown(parse(sample, options));
  } catch {
    // A quoted cell continues after the sample.
    const [first = "", ...others] = sample.split("\n");
    return shown([first, ...others.slice(0, to)].map((line) => line.replaceAll('"', "").split(delimiter)));
  }
}

const shown = (rows: string[][]) => rows.filter((row) => row.some((cell) => cell.trim() !== ""));

/** The row with the most known headings; without any, the first one with several cells. */
function headerPlace(rows: string[][]): number {
  const counts = rows
    .slice(0, maxHeadRows)
    .map((row) => new Set(row.flatMap((cell) => fieldsOfHeading(cell).map(({ field }) => field))).size);
  const max = Math.max(0, ...counts);
  if (max >= 2) return counts.indexOf(max);
  return Math.max(
    0,
    rows.findIndex((row) => row.filter((cell) => cell.trim() !== "").length > 1),
  );
}

/** Each field has one column: the one whose heading is likeliest and whose values fit. */
function columnsOf(head: string[], rows: string[][]): Column[] {
  const candidates = head
    .flatMap((heading, index) => {
      const values = rows.map((row) => cellText(row[index] ?? "")).filter((value) => value !== "");
      return fieldsOfHeading(heading)
        .filter(({ field }) => fits(field, values) && !(field === "room" && isOneHotel(heading, values)))
        .map(({ field, rank }) => ({ index, field, rank }));
    })
    .toSorted((one, other) => one.rank - other.rank || one.index - other.index);
  const fieldOf = new Map<number, ImportField>();
  const taken = new Set<ImportField>();
  for (const { index, field } of candidates) {
    if (fieldOf.has(index) || taken.has(field)) continue;
    fieldOf.set(index, field);
    taken.add(field);
  }
  for (const [index, field] of fieldOf)
    if (field === "cancelled" && taken.has("status") && isDateInAll(rows.map((row) => row[index] ?? "")))
      fieldOf.delete(index);
  return head.map((heading, index) => ({ heading, field: fieldOf.get(index) ?? null }));
}

/** Until when guests may cancel, rather than when they did. */
const isDateInAll = (cells: string[]) => cells.every((cell) => readCancelled(cellText(cell))?.isDate);

const isDate = (value: string) => readWrittenDate(value) !== undefined;

const shareOf = (values: string[], fits: (value: string) => boolean) =>
  values.length === 0 ? 1 : values.filter(fits).length / values.length;

/** A number may look like a date, such as 46143. */
const hasManyDates = (values: string[]) =>
  values.length > 0 && shareOf(values, (value) => /\D/.test(value) && isDate(value)) > 0.5;

/** The hotel's own name in all rows is no room. */
const isOneHotel = (heading: string, values: string[]) =>
  values.length >= fewValues &&
  new Set(values).size === 1 &&
  /^(?:property|struttura|propiedad|propriedade|propriete|objekt|obiekt|object|unterkunft)/.test(
    fold(heading),
  );

/** Whether the values may be of this field: "Arrival" may be a date or a time. */
function fits(field: ImportField, values: string[]): boolean {
  if (field === "checkin" || field === "checkout") return shareOf(values, isDate) >= 0.5;
  // "Booking: Direct" names the channel, and "Reservation" may be the day of booking.
  if (field === "reservation_number")
    return shareOf(values, (value) => /\d/.test(value)) >= 0.3 && !hasManyDates(values);
  // Some exports have the type of the room there.
  if (field === "room") return shareOf(values, (value) => value.length <= 12) >= 0.5;
  if (field === "cancelled") return shareOf(values, (value) => readCancelled(value) !== undefined) >= 0.8;
  // A few values are too little evidence against the heading.
  if (values.length < fewValues) return true;
  if (field === "arrival_time") return shareOf(values, (value) => readTime(value) !== undefined) >= 0.3;
  if (field === "nights" || field === "adults" || field === "children")
    return shareOf(values, (value) => /^\d{1,3}(\D|$)/.test(value)) >= 0.5;
  if (field === "email") return shareOf(values, (value) => value.includes("@")) >= 0.3;
  if (field === "phone") return shareOf(values, (value) => /(?:\d\D{0,2}){4}/.test(value)) >= 0.3;
  // "Guests: 2"
  if (field === "guest_name" || field === "last_name" || field === "first_name")
    return shareOf(values, (value) => /\p{L}/u.test(value)) >= 0.5;
  return true;
}

/** Reads the whole column, with the departures and nights of the rows. */
export async function findDateOrder(
  pieces: AsyncIterable<string>,
  { delimiter, columns }: Pick<CsvFormat, "delimiter" | "columns">,
  country: string,
): Promise<CsvFormat["date_order"]> {
  const checkin = columns.findIndex(({ field }) => field === "checkin");
  const checkout = columns.findIndex(({ field }) => field === "checkout");
  const nights = columns.findIndex(({ field }) => field === "nights");
  const evidence = new DateEvidence();
  if (checkin < 0) return "year_first";
  for await (const { cells } of readRecords(pieces, delimiter))
    evidence.add(
      cellText(cells[checkin] ?? ""),
      checkout < 0 ? undefined : cellText(cells[checkout] ?? ""),
      nights < 0 ? undefined : readCount(cellText(cells[nights] ?? "")),
    );
  return evidence.order(country);
}
