import { linesOf } from "./decode.ts";
import { FileRefused } from "./source-row.ts";

export type Property = { name: string; params: Map<string, string>; value: string };
/** An event with its properties, and the line of its BEGIN, from 1. */
export type CalendarEvent = {
  line: number;
  properties: Property[];
  /** A line that is no property. */
  brokenLine: string | undefined;
  /** The file, or the next event, came before its END. */
  isUnfinished: boolean;
};

/** What was seen of the calendar outside of its events. */
export type Calendar = {
  productId: string;
  name: string;
  method: string;
  zones: string[];
  isComplete: boolean;
};

const maxLineCharacters = 8_000;
const maxProperties = 300;

/**
 * The events of a calendar, split by lines: one that is broken does not spoil the next. Lines may be folded, and end
 * in any way.
 */
export async function* calendarEvents(
  pieces: AsyncIterable<string>,
  calendar: Calendar,
): AsyncGenerator<CalendarEvent> {
  let event: CalendarEvent | undefined;
  /** Parts of an event, such as its alarms, and other parts of the calendar, such as its time zones. */
  let depth = 0;
  let hasBegun = false;
  /** Events without a calendar around them; complete if the last one ends. */
  let isBare = false;
  for await (const { line, text } of unfolded(pieces)) {
    const upper = text.slice(0, 40).trim().toUpperCase();
    if (!hasBegun) {
      if (upper === "") continue;
      if (!/^BEGIN:(?:VCALENDAR|VEVENT)$/.test(upper)) throw new FileRefused("not_a_calendar", line);
      hasBegun = true;
      isBare = upper === "BEGIN:VEVENT";
    }
    if (upper === "BEGIN:VCALENDAR") continue;
    if (upper === "BEGIN:VEVENT") {
      if (event) yield { ...event, isUnfinished: true };
      event = { line, properties: [], brokenLine: undefined, isUnfinished: false };
      depth = 0;
    } else if (upper === "END:VEVENT") {
      if (event) yield event;
      event = undefined;
    } else if (upper === "END:VCALENDAR") {
      if (event) yield { ...event, isUnfinished: true };
      event = undefined;
      calendar.isComplete = true;
    } else if (upper.startsWith("BEGIN:")) depth++;
    else if (upper.startsWith("END:")) depth = Math.max(0, depth - 1);
    else if (event && depth === 0) addTo(event, text);
    else if (!event) describe(calendar, text);
  }
  if (event) yield { ...event, isUnfinished: true };
  else if (isBare) calendar.isComplete = true;
  if (!hasBegun) throw new FileRefused("empty");
}

function describe(calendar: Calendar, text: string) {
  const { name, value } = readProperty(text) ?? { name: "", value: "" };
  if (name === "PRODID") calendar.productId = value.trim();
  else if (name === "TZID") calendar.zones.push(value.trim());
  else if (name === "METHOD") calendar.method = value.trim();
  else if (name === "X-WR-CALNAME" || name === "NAME") calendar.name = plainText(value);
}

function addTo(event: CalendarEvent, text: string) {
  if (text.trim() === "") return;
  const property = readProperty(text);
  if (!property) event.brokenLine ??= text;
  else if (event.properties.length < maxProperties) event.properties.push(property);
}

/** Lines with their folded parts joined, each with the number of its first part. */
async function* unfolded(pieces: AsyncIterable<string>): AsyncGenerator<{ line: number; text: string }> {
  let number = 0;
  let held: { line: number; text: string } | undefined;
  for await (const text of linesOf(pieces, maxLineCharacters)) {
    number++;
    const isFolded = held !== undefined && /^[ \t]/.test(text);
    if (isFolded && held) {
      if (held.text.length < maxLineCharacters) held.text += text.slice(1);
      continue;
    }
    if (held) yield held;
    held = { line: number, text };
  }
  if (held) yield held;
}

/** `NAME;PARAM="value":value`; a value of a parameter may be quoted and then have any character. */
export function readProperty(text: string): Property | undefined {
  const form = /^([A-Za-z][\w-]*)((?:;[\w-]+=(?:"[^"]*"|[^";:]*)(?:,(?:"[^"]*"|[^";:]*))*)*):(.*)$/s.exec(
    text,
  );
  if (!form) return undefined;
  const [, name = "", paramText = "", value = ""] = form;
  const params = new Map<string, string>();
  for (const [, param = "", paramValue = ""] of paramText.matchAll(/;([\w-]+)=("[^"]*"|[^";:]*)/g))
    params.set(param.toUpperCase(), paramValue.replaceAll('"', ""));
  return { name: name.toUpperCase(), params, value };
}

/** A text value without its escapes. */
export const plainText = (value: string): string =>
  value.replace(/\\([nN,;\\])/g, (_, escaped: string) =>
    escaped === "n" || escaped === "N" ? "\n" : escaped,
  );
