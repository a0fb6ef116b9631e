import type { ImportFormat } from "@bellhop/contract/reservation-imports";
import { csvRows } from "./csv-rows.ts";
import {
  beginningOf,
  decode,
  likelyEncodings,
  recogniseEncoding,
  type Slices,
  withWholeCharacters,
} from "./decode.ts";
import { calendarSystem, icalRows, type ReadCalendar } from "./read-ical.ts";
import { findDateOrder, recogniseCsv } from "./recognise-csv.ts";
import { sampleNames } from "./sample-names.ts";
import { FileRefused, type ReadingContext, type ReservationSource } from "./source-row.ts";

const beginningCharacters = 4_096;

/** How a file is read. Throws `FileRefused` if it is neither a table nor a calendar. */
export async function recogniseFormat(slices: Slices, { country }: ReadingContext): Promise<ImportFormat> {
  const { encodings, lines } = await likelyEncodings(slices, country);
  const [encoding = "windows-1252"] = encodings;
  const beginning = (await beginningOf(slices, encoding, beginningCharacters)).trimStart();
  if (beginning === "") throw new FileRefused("empty");
  if (/^BEGIN:(?:VCALENDAR|VEVENT)\b/i.test(beginning)) return { kind: "ical" };
  const format = await recogniseCsv(slices, country, { encoding });
  const encoding_samples = sampleNames(lines, encodings, format);
  return encoding_samples.length > 0 ? { ...format, encoding_samples } : format;
}

/**
 * The format that staff have corrected. With another encoding or delimiter the columns are others, and are recognised
 * again.
 */
export async function correctFormat(
  slices: Slices,
  before: ImportFormat,
  format: ImportFormat,
  { country }: ReadingContext,
): Promise<ImportFormat> {
  if (before.kind === "ical" || format.kind === "ical") return before;
  const { encoding, delimiter } = format;
  const isSameTable = encoding === before.encoding && delimiter === before.delimiter;
  if (!isSameTable) {
    const { encoding_samples } = before;
    const other = await recogniseCsv(slices, country, { encoding, delimiter });
    return encoding_samples ? { ...other, encoding_samples } : other;
  }
  const columns = before.columns.map(({ heading }, index) => ({
    heading,
    field: format.columns[index]?.field ?? null,
  }));
  if (format.date_order !== before.date_order) return { ...before, date_order: format.date_order, columns };
  // Other columns have other dates.
  const placesOf = (all: typeof columns) =>
    (["checkin", "checkout", "nights"] as const)
      .map((own) => all.findIndex(({ field }) => field === own))
      .join();
  if (placesOf(columns) === placesOf(before.columns)) return { ...before, columns };
  const date_order = await findDateOrder(decode(slices, encoding), { delimiter, columns }, country);
  return { ...before, date_order, columns };
}

export const hasDates = (format: ImportFormat): boolean =>
  format.kind === "ical" || format.columns.some(({ field }) => field === "checkin");

/** The rows of a file. `calendar` is filled while an iCal file is read; `room` is for reservations without one. */
export async function openFile(
  slices: Slices,
  format: ImportFormat,
  context: ReadingContext & { room?: string },
  calendar?: ReadCalendar,
): Promise<ReservationSource> {
  if (format.kind === "csv") return { system: "csv", rows: csvRows(slices, format, context) };
  const whole = withWholeCharacters(slices);
  const encoding = await recogniseEncoding(whole, context.country);
  const beginning = await beginningOf(whole, encoding, beginningCharacters);
  return { system: calendarSystem(beginning), rows: icalRows(decode(whole, encoding), context, calendar) };
}
