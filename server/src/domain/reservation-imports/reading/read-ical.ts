import { addDays, firstDate } from "@bellhop/contract/formats";
import type { RowProblem } from "@bellhop/contract/reservation-imports";
import { cleanName } from "@bellhop/contract/values";
import { finishRow, rowProblem } from "./finish-row.ts";
import { fold } from "./fold.ts";
import {
  type Calendar,
  type CalendarEvent,
  calendarEvents,
  type Property,
  plainText,
} from "./ical-events.ts";
import { dayAt } from "./read-date.ts";
import { readDescription } from "./read-description.ts";
import { readName } from "./read-names.ts";
import { readTitle } from "./read-title.ts";
import { nothingKnown, type ReadingContext, type SourceRow } from "./source-row.ts";

/** Filled while the rows are read. */
export type ReadCalendar = Calendar & {
  /** The line of the first event that could not be read. */
  firstUnreadable: number | null;
};

export const unreadCalendar = (): ReadCalendar => ({
  productId: "",
  name: "",
  method: "",
  zones: [],
  isComplete: false,
  firstUnreadable: null,
});

const systems: [string, RegExp][] = [
  ["airbnb", /airbnb/i],
  ["booking.com", /booking\.com/i],
  ["vrbo", /vrbo|homeaway|abritel|fewo-direkt/i],
  ["expedia", /expedia/i],
];

/** The system that made a calendar, by its product or else by its events' ids. */
export function calendarSystem(beginning: string): string {
  const marks = beginning.match(/^(?:PRODID|UID).*(?:\n[ \t].*)*/gim)?.join("\n") ?? "";
  return systems.find(([, form]) => form.test(marks))?.[0] ?? "ical";
}

/** A row for each event. `calendar` is filled meanwhile. */
export async function* icalRows(
  pieces: AsyncIterable<string>,
  context: ReadingContext & { room?: string },
  calendar: ReadCalendar = unreadCalendar(),
): AsyncGenerator<SourceRow> {
  const keys = new EventKeys();
  for await (const event of calendarEvents(pieces, calendar)) {
    const row = keys.tellApart(readEvent(event, context, calendar));
    if (row.is === "unreadable") calendar.firstUnreadable ??= row.line;
    yield row;
  }
}

/** Gives events that share an id, or a reservation's code, ids and numbers of their own. */
class EventKeys {
  readonly #places = new Map<string, string>();
  readonly #numbers = new Map<string, string>();

  tellApart(row: SourceRow): SourceRow {
    const { external_id: id, reservation_number: code, checkin, checkout, guest_name } = row.parsed;
    if (row.is !== "read" || id === null) return row;
    const place = JSON.stringify([id, checkin, checkout, fold(guest_name)]);
    const key = this.#free(this.#places, id, `#${checkin}`, place);
    const number = code === "" ? "" : this.#free(this.#numbers, code, "", key);
    return { ...row, identity: key, parsed: { ...row.parsed, external_id: key, reservation_number: number } };
  }

  #free(taken: Map<string, string>, first: string, mark: string, owner: string): string {
    for (let count = 1; ; count++) {
      const key = count === 1 ? first : `${first}${mark}${mark === "" || count > 2 ? `-${count}` : ""}`;
      if ((taken.get(key) ?? owner) === owner) {
        taken.set(key, owner);
        return key;
      }
    }
  }
}

/** The event's own id, of a key that `icalRows` or a feed made of it. */
export const uidOf = (key: string): string => key.replace(/(?:#[\d-]+)?(?:~[0-9a-f]{8}(?:-\d+)?)?$/, "");

function readEvent(
  event: CalendarEvent,
  context: ReadingContext & { room?: string },
  { name: calendarName, method, zones }: Calendar,
): SourceRow {
  const { line } = event;
  const summary = cleanName(plainText(textOf(event, "SUMMARY")));
  const description = plainText(textOf(event, "DESCRIPTION"));
  const uid = textOf(event, "UID").slice(0, 200);
  const title = readTitle(summary, calendarName);
  const { guest, name, problems: unread, ...contacts } = readDescription(description, context);
  const linked = codeIn(`${textOf(event, "URL")}\n${description}`);
  const code = linked ?? title.code;
  const problems: RowProblem[] = [...unread];
  const { checkin, checkout, hasNights } = datesOf(event, { ...context, zones }, problems);
  const isCancelled = /^CANCELL?ED$/i.test(textOf(event, "STATUS").trim()) || /^CANCEL$/i.test(method);
  const parsed = {
    ...nothingKnown,
    reservation_number: code ?? "",
    external_id: uid || (checkin && `${checkin}/${checkout}`) || null,
    guest_name: asPeopleWrite(guest || title.name || name),
    ...contacts,
    checkin,
    checkout,
    status: isCancelled ? ("cancelled" as const) : null,
    room: context.room ?? "",
  };
  const is = (kind: "skipped" | "unreadable", ...why: RowProblem[]): SourceRow => ({
    line,
    is: kind,
    parsed,
    problems: why,
  });
  if (event.isUnfinished) return is("unreadable", rowProblem("event_unfinished", null, summary));
  if (event.brokenLine !== undefined)
    return is("unreadable", rowProblem("event_broken", null, event.brokenLine));
  if (propertyOf(event, "RRULE")) return is("skipped", rowProblem("repeats", null, summary));
  const isBooking = linked !== undefined || guest !== "" || isCancelled;
  if (!isBooking && title.is !== "booking" && (title.is !== "none" || name === ""))
    return is("skipped", rowProblem(title.is === "task" ? "not_a_stay" : "blocked_dates", null, summary));
  if (!hasNights) return is("skipped", rowProblem("no_nights", null, summary));
  // Who it was is not said: it cancels what has its id.
  if (isCancelled && parsed.guest_name === "") problems.push(rowProblem("nothing_to_cancel"));
  return finishRow(line, parsed, problems);
}

const propertyOf = ({ properties }: CalendarEvent, name: string): Property | undefined =>
  properties.find((one) => one.name === name);

const textOf = (event: CalendarEvent, name: string): string => propertyOf(event, name)?.value.trim() ?? "";

/** "SMITH/JOHN MR" is John Smith. With a comma it is not known which part is first. */
const asPeopleWrite = (name: string) => (/[,;]/.test(name) ? name : readName(name));

/** The reservation's code in its address at the channel, or behind a label. */
function codeIn(text: string): string | undefined {
  const found =
    /\/(?:reservations?|details|booking|itinerary)\/(?:details\/)?([A-Z0-9][A-Z0-9-]{5,29})(?=[/?#\s]|$)/i.exec(
      text,
    ) ??
    /[?&](?:code|confirmationCode|res_id|reservationId|bookingId|booking_id|hotelreservation_id)=([A-Z0-9][A-Z0-9-]{4,29})/i.exec(
      text,
    ) ??
    /(?:reservation|booking|confirmation|reservierung|buchung|r[ée]servation|reserva|prenotazione|reservering)\s*(?:number|code|id|no\.?|nr\.?|nummer|snummer|#)?\s*[:#]\s*([A-Z0-9][A-Z0-9-]{4,29})\b/i.exec(
      text,
    );
  const code = found?.[1];
  // "details" and "reservation" are words of the address.
  return code !== undefined && /\d/.test(code) ? code : code?.match(/^[A-Z]{8,}$/)?.[0];
}

/** With the names of the time zones that the calendar defines. */
type InZones = ReadingContext & { zones: string[] };

/** The nights of an event. Without an end it has one night, or its duration. */
function datesOf(event: CalendarEvent, context: InZones, problems: RowProblem[]) {
  const [start, end, duration] = ["DTSTART", "DTEND", "DURATION"].map((name) => propertyOf(event, name));
  const checkin = dateOf(start, context, problems, "checkin");
  if (!end) {
    const isInstant = start?.value.includes("T") === true && nightsIn(duration?.value) === 0;
    const checkout = checkin && addDays(checkin, Math.max(1, nightsIn(duration?.value)));
    return { checkin, checkout, hasNights: !isInstant };
  }
  const last = dateOf(end, context, problems, "checkout");
  const checkout = last && context.endsOnLastNight && !end.value.includes("T") ? addDays(last, 1) : last;
  return { checkin, checkout, hasNights: checkin === null || checkin !== checkout };
}

/** Later dates have no next day that a calendar can write. */
const lastDate = "9998-12-31";

function dateOf(
  property: Property | undefined,
  context: InZones,
  problems: RowProblem[],
  field: "checkin" | "checkout",
): string | null {
  const date = readDay(property, context, problems, field);
  if (date === null || (date >= firstDate && date <= lastDate)) return date;
  problems.push(rowProblem(date < firstDate ? "date_too_early" : "date_unreadable", field, date));
  return null;
}

/** The day at the venue. An event of whole days ends on the day of departure: DTEND is exclusive. */
function readDay(
  property: Property | undefined,
  { timezone, zones }: InZones,
  problems: RowProblem[],
  field: "checkin" | "checkout",
): string | null {
  if (!property) return null;
  const { value, params } = property;
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/.exec(
    value
      .trim()
      // The rest of a zone such as "tzone://Microsoft/Custom", without quotes.
      .replace(/^\/\/.*:/, "")
      .replace(/(?<=\d)[-:](?=\d)/g, ""),
  );
  const [, year, month, day, hours, minutes, , utc] = found ?? [];
  const date = `${year}-${month}-${day}`;
  if (!found || new Date(date).toJSON()?.slice(0, 10) !== date) {
    problems.push(rowProblem("date_unreadable", field, value));
    return null;
  }
  if (hours === undefined) return date;
  const zoneName = utc ? "UTC" : params.get("TZID");
  if (zoneName === undefined || zoneName === timezone) return date;
  const zone = zoneOf(zoneName);
  if (zone === undefined && (windowsZone.test(zoneName) || zones.includes(zoneName))) return date;
  if (zone === undefined) {
    problems.push(rowProblem("time_zone_unknown", field, zoneName));
    return date;
  }
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes));
  return dayAt(new Date(local - offsetMs(zone, new Date(local))), timezone);
}

/**
 * Office programs name zones so, or define their own. Such a calendar is kept at the house: its days are the house's.
 */
const windowsZone =
  /(?:Standard|Daylight|Summer) Time(?: \d+)?$|^Customized Time Zone|^tzone|^\(?(?:UTC|GMT)\b/i;

/** Undefined if no such zone is known. Some calendars put a path before its name. */
function zoneOf(name: string): string | undefined {
  const plain = name.replace(
    /^\/?(?:[^/]*\/)+?(?=(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/)/,
    "",
  );
  try {
    return new Intl.DateTimeFormat("en", { timeZone: plain }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

function offsetMs(timeZone: string, at: Date): number {
  const text = new Intl.DateTimeFormat("sv", { timeZone, dateStyle: "short", timeStyle: "medium" }).format(
    at,
  );
  return Date.parse(`${text.replace(" ", "T")}Z`) - at.getTime();
}

/** Nights of a duration such as P3D or P1W; 0 without a duration, and for hours. */
function nightsIn(duration = ""): number {
  const [, weeks, days] = /^P(?:(\d{1,2})W)?(?:(\d{1,3})D)?/.exec(duration.trim()) ?? [];
  return Number(weeks ?? 0) * 7 + Number(days ?? 0);
}
