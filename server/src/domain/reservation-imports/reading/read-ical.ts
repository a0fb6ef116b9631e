import { addDays } from "@bellhop/contract/formats";
import type { RowProblem } from "@bellhop/contract/reservation-imports";
import { cleanName } from "@bellhop/contract/values";
import { readPhone } from "../../../platform/read-phone.ts";
import { finishRow, rowProblem } from "./finish-row.ts";
import { fold } from "./fold.ts";
import {
  type Calendar,
  type CalendarEvent,
  calendarEvents,
  type Property,
  plainText,
} from "./ical-events.ts";
import { type OwnZones, ownOffsetMs } from "./own-zones.ts";
import { dayAt } from "./read-date.ts";
import { readCount, readEmail } from "./read-values.ts";
import { nothingKnown, type ReadingContext, type SourceRow } from "./source-row.ts";
import { zoneOfWindows } from "./zone-of-windows.ts";

/** Filled while the rows are read. */
export type ReadCalendar = Calendar & {
  /** Ids of all events, also of those that are no bookings. */
  uids: string[];
  /** The line of the first event that could not be read. */
  firstUnreadable: number | null;
};

export const unreadCalendar = (): ReadCalendar => ({
  productId: "",
  isComplete: false,
  zones: new Map(),
  uids: [],
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
  for await (const event of calendarEvents(pieces, calendar)) {
    const row = readEvent(event, { ...context, zones: calendar.zones });
    const uid = textOf(event, "UID");
    if (uid !== "") calendar.uids.push(uid);
    if (row.is === "unreadable") calendar.firstUnreadable ??= row.line;
    yield row;
  }
}

/** Nights that are closed, in the words of the channels. */
const blocked =
  /^(?:(?:airbnb|booking com|vrbo|expedia)\s)?(?:not available|unavailable|closed|closed not available|closed period|blocked|block|owner block|owner stay|maintenance|out of order|hold|on hold|reserved|busy|gesperrt|blockiert|nicht verfugbar|indisponible|bloque|no disponible|bloqueado|non disponibile|bloccato|indisponivel|niet beschikbaar|geblokkeerd)(?:\s(?:dates?|manual|owner|by owner|for preparation time|minimum stay|not available|unavailable))?$/;

function readEvent(
  event: CalendarEvent,
  context: ReadingContext & { room?: string; zones: OwnZones },
): SourceRow {
  const { line } = event;
  const summary = cleanName(plainText(textOf(event, "SUMMARY")));
  const description = plainText(textOf(event, "DESCRIPTION"));
  const uid = textOf(event, "UID").slice(0, 200);
  const code = codeIn(`${textOf(event, "URL")}\n${description}`);
  const [start, end, duration] = ["DTSTART", "DTEND", "DURATION"].map((name) => propertyOf(event, name));
  const problems: RowProblem[] = [];
  const checkin = dateOf(start, context, problems, "checkin");
  const checkout = end
    ? dateOf(end, context, problems, "checkout")
    : checkin && addDays(checkin, nightsIn(duration?.value));
  const named = nameIn(summary, code ?? "");
  const parsed = {
    ...nothingKnown,
    reservation_number: code ?? "",
    external_id: uid || null,
    guest_name: named,
    ...contactsIn(description, context),
    checkin,
    checkout,
    status: /^CANCELLED$/i.test(textOf(event, "STATUS").trim()) ? ("cancelled" as const) : null,
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
  const isBlock = code === undefined && (blocked.test(fold(summary)) || summary === "");
  if (isBlock) return is("skipped", rowProblem("blocked_dates", null, summary));
  return finishRow(line, parsed, problems, code ?? (uid || undefined));
}

const propertyOf = ({ properties }: CalendarEvent, name: string): Property | undefined =>
  properties.find((one) => one.name === name);

const textOf = (event: CalendarEvent, name: string): string => propertyOf(event, name)?.value.trim() ?? "";

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

/** "Reserved - Jane Doe", "CONFIRMED: Jane Doe (HM…)", "Jane Doe"; empty if there is no name. */
function nameIn(summary: string, code: string): string {
  const rest = summary
    .replace(code === "" ? /^$/ : code, "")
    .replace(/\(\s*\)|\[\s*\]/g, "")
    .replace(
      /^(?:\(?(?:booking\.com|airbnb|vrbo|reserved|reservation|confirmed|tentative|booked|booking|reserviert|gebucht|r[ée]serv[ée]e?|reservado|prenotato|gereserveerd)\b\)?[\s:–—-]*)+/i,
      "",
    )
    .replace(/^[\s:–—-]+|[\s:–—-]+$/g, "")
    .replace(/^\((.*)\)$/, "$1");
  return blocked.test(fold(rest)) || !/\p{L}{2}/u.test(rest) ? "" : cleanName(rest);
}

function contactsIn(description: string, { country }: ReadingContext) {
  const labelled = (label: RegExp) => label.exec(description)?.[1]?.trim() ?? "";
  // "Phone Number (Last 4 Digits): 1234" is no phone.
  const phone = labelled(
    /^\s*(?:phone|tel(?:ephone)?|mobile|telefon|t[ée]l[ée]phone|tel[ée]fono|telefone)(?: number)?\s*:\s*(.+)$/im,
  );
  const email = labelled(/^\s*(?:e-?mail)\s*:\s*(\S+)/im);
  const guests = labelled(/^\s*(?:guests|adults|no\. of guests|number of guests)\s*:\s*(\d+)/im);
  return {
    phone: (phone.replace(/\D/g, "").length >= 7 && readPhone(phone, country)) || null,
    email: readEmail(email) ?? null,
    adults: readCount(guests) ?? null,
  };
}

/** The day at the venue. An event of whole days ends on the day of departure: DTEND is exclusive. */
function dateOf(
  property: Property | undefined,
  { timezone, zones }: ReadingContext & { zones: OwnZones },
  problems: RowProblem[],
  field: "checkin" | "checkout",
): string | null {
  if (!property) return null;
  const { value, params } = property;
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)?(Z)?)?$/.exec(
    value.trim().replace(/(?<=\d)[-:](?=\d)/g, ""),
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
  const local = Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes));
  // A calendar may define a zone under any name, also under one that others use otherwise.
  const ownOffset = zone === undefined ? ownOffsetMs(zones, zoneName, new Date(local)) : undefined;
  if (ownOffset !== undefined) return dayAt(new Date(local - ownOffset), timezone);
  if (zone === undefined) {
    problems.push(rowProblem("time_zone_unknown", field, zoneName));
    return date;
  }
  return dayAt(new Date(local - offsetMs(zone, new Date(local))), timezone);
}

/** Undefined if no such zone is known. Some calendars put a path before its name. */
function zoneOf(name: string): string | undefined {
  const ofWindows = zoneOfWindows(name);
  if (ofWindows !== undefined) return ofWindows;
  const plain = name.replace(
    /^\/?[^/]*\/(?=(?:Africa|America|Asia|Atlantic|Australia|Europe|Indian|Pacific)\/)/,
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

/** Nights of a duration such as P3D or P1W; 1 without a duration. */
function nightsIn(duration = ""): number {
  const [, weeks, days] = /^P(?:(\d{1,2})W)?(?:(\d{1,3})D)?/.exec(duration.trim()) ?? [];
  return Number(weeks ?? 0) * 7 + Number(days ?? 0) || 1;
}
