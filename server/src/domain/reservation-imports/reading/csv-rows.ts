import { addDays } from "@bellhop/contract/formats";
import type { ImportField, RowProblem } from "@bellhop/contract/reservation-imports";
import { isPlaceholder, readPhone } from "../../../platform/read-phone.ts";
import { decode, type Slices } from "./decode.ts";
import { finishRow, rowProblem } from "./finish-row.ts";
import { fold } from "./fold.ts";
import { daysBetween, readDate, readInstantAsDay } from "./read-date.ts";
import { joinNames, readName } from "./read-names.ts";
import { readRecords } from "./read-records.ts";
import { readCancelled, readStatus } from "./read-status.ts";
import { cellText, readCount, readEmail, readLanguage, readTime, saysNothing } from "./read-values.ts";
import { type CsvFormat, hasNoHeadings } from "./recognise-csv.ts";
import { nothingKnown, type ReadingContext, type Reservation, type SourceRow } from "./source-row.ts";

/** The rows below the header. */
export async function* csvRows(
  slices: Slices,
  format: CsvFormat,
  context: ReadingContext,
): AsyncGenerator<SourceRow> {
  const { columns, delimiter } = format;
  const isHeader = (cells: string[]) =>
    cells.length === columns.length && cells.every((cell, index) => cell === columns[index]?.heading);
  let isBelow = hasNoHeadings(columns);
  for await (const { line, cells } of readRecords(decode(slices, format.encoding), delimiter)) {
    // Some exports repeat the header on each page.
    if (isHeader(cells)) isBelow = true;
    else if (isBelow) yield readRow(line, cells, format, context);
  }
}

function readRow(line: number, cells: string[], format: CsvFormat, context: ReadingContext): SourceRow {
  const { columns } = format;
  const filled = cells.findLastIndex((cell) => cell.trim() !== "") + 1;
  // A missing delimiter moves all values: nothing of the row is sure.
  if (filled > columns.length || (cells.length < columns.length && !hasDates(cells, format)))
    return {
      line,
      is: "unreadable",
      parsed: nothingKnown,
      problems: [rowProblem("columns_differ", null, cells.join(format.delimiter))],
    };
  const texts = new Map<ImportField, string>();
  for (const [index, { field }] of columns.entries()) {
    const text = cellText(cells[index] ?? "");
    const isEmpty = field && isName(field) ? text === "" : saysNothing(text);
    if (field && !texts.has(field) && !isEmpty) texts.set(field, text);
  }
  const { parsed, problems } = readValues(texts, format, context);
  const nights = readCount(texts.get("nights") ?? "");
  const { isCertain, ...checked } = againstNights(parsed, nights, texts, format.date_order);
  if (!isCertain)
    return { line, is: "unreadable", parsed: checked.parsed, problems: [...problems, ...checked.problems] };
  return finishRow(line, parsed, [...problems, ...checked.problems]);
}

/**
 * Compares the dates with the number of nights. Spreadsheets swap day and month in some dates of a file. If the dates fit
 * the nights only when they are swapped back, the row's dates are not certain. A group's nights count for each room.
 */
function againstNights(
  parsed: Reservation,
  nights: number | undefined,
  texts: ReadonlyMap<ImportField, string>,
  order: CsvFormat["date_order"],
): { parsed: Reservation; problems: RowProblem[]; isCertain: boolean } {
  const { checkin, checkout } = parsed;
  if (!nights || !checkin || !checkout) return { parsed, problems: [], isCertain: true };
  const apart = daysBetween(checkin, checkout);
  if (apart === nights || (apart > 0 && nights % apart === 0))
    return { parsed, problems: [], isCertain: true };
  const other = order === "month_first" ? "day_first" : "month_first";
  const [from, to] = [
    readDate(texts.get("checkin") ?? "", other),
    readDate(texts.get("checkout") ?? "", other),
  ];
  const fitsTurned = [
    [from, to],
    [from, checkout],
    [checkin, to],
  ].some(([one, two]) => one && two && daysBetween(one, two) === nights);
  return { parsed, problems: [rowProblem("nights_differ", "nights", `${nights}`)], isCertain: !fitsTurned };
}

/** Some systems leave out the empty cells at a row's end. */
function hasDates(cells: string[], { columns, date_order }: CsvFormat): boolean {
  const place = columns.findIndex(({ field }) => field === "checkin");
  return place >= 0 && readDate(cellText(cells[place] ?? ""), date_order) !== undefined;
}

/** The values of a row's cells, without those that can't be read. */
function readValues(
  texts: ReadonlyMap<ImportField, string>,
  { date_order }: Pick<CsvFormat, "date_order">,
  { country, timezone }: Pick<ReadingContext, "country" | "timezone">,
): { parsed: Reservation; problems: RowProblem[] } {
  const problems: RowProblem[] = [];
  const textOf = (field: ImportField) => texts.get(field) ?? "";
  /** Null if the cell is empty, or unreadable, which is noted. */
  const value = <T>(
    field: ImportField,
    read: (text: string) => T | undefined,
    code: RowProblem["code"],
  ): T | null => {
    const text = textOf(field);
    if (text === "") return null;
    const found = read(text);
    if (found === undefined) problems.push(rowProblem(code, field, text));
    return found ?? null;
  };
  const asDate = (text: string) => readInstantAsDay(text, timezone) ?? readDate(text, date_order);
  const checkin = value("checkin", asDate, "date_unreadable");
  const nights = value("nights", readCount, "number_unreadable");
  const checkout = value("checkout", asDate, "date_unreadable");
  const status = value("status", readStatus, "status_unknown");
  const cancelled = value("cancelled", readCancelled, "status_unknown");
  const [first, last] = [textOf("first_name"), textOf("last_name")];
  const number = value("reservation_number", readNumber, "number_unreadable") ?? "";
  return {
    problems,
    parsed: {
      reservation_number: number,
      external_id: textOf("external_id").slice(0, 200) || null,
      guest_name: withFirstName(wholeName(textOf("guest_name")), first) || joinNames(first, last),
      phone: value("phone", (text) => readPhones(text, country), phoneProblem(textOf("phone"), country)),
      email: value("email", readEmail, "email_unreadable"),
      language: readLanguage(textOf("language")) ?? null,
      checkin,
      checkout: checkout ?? (checkin && nights !== null ? addDays(checkin, nights) : null),
      arrival_time: value("arrival_time", readTime, "time_unreadable"),
      status: isCancelled(status, cancelled) ? "cancelled" : status,
      room: textOf("room"),
      room_type: textOf("room_type"),
      adults: value("adults", readCount, "number_unreadable"),
      children: value("children", readCount, "number_unreadable"),
    },
  };
}

/** "1.23457E+11": the spreadsheet has dropped digits. "0" stands for no number. */
const readNumber = (text: string) =>
  /^\d[.,]\d+E\+\d+$/i.test(text) || /^0+$/.test(text) ? undefined : text;

/** Null and None are surnames too. */
const isName = (field: ImportField) =>
  field === "guest_name" || field === "first_name" || field === "last_name";

/** "null null": a program has joined two parts that it does not have. */
const wholeName = (text: string) =>
  saysNothing(text) || /^(?:null|undefined|none|nan)(?:[ ,/]+(?:null|undefined|none|nan))+$/.test(text.trim())
    ? ""
    : readName(text);

/** If there is a column of first names, "Name" may have last names only. */
function withFirstName(name: string, first: string): string {
  const isPart = fold(name).includes(fold(first));
  return name === "" || isPart ? name : joinNames(first, name);
}

/** A date may also be the last day to cancel: where there is a status, it decides. */
function isCancelled(
  status: Reservation["status"],
  cancelled: ReturnType<typeof readCancelled> | null,
): boolean {
  if (!cancelled?.isCancelled) return false;
  return status === null || (!cancelled.isDate && ["confirmed", "pending", "inquiry"].includes(status));
}

/** Why a phone can't be read. */
export const phoneProblem = (text: string, country: string): RowProblem["code"] =>
  isPlaceholder(text, country) ? "phone_placeholder" : "phone_unreadable";

/** The first of several phones that can be read. */
function readPhones(text: string, country: string): string | undefined {
  // "4.47911E+11": the spreadsheet has dropped digits.
  if (/\d[eE]\+?\d/.test(text)) return undefined;
  for (const one of text.split(/[;,|]|\s\/\s/)) {
    const phone = readPhone(one, country);
    if (phone) return phone;
  }
  return undefined;
}
