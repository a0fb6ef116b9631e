import { linesOf } from "./decode.ts";
import { addObservance, type OwnZones } from "./own-zones.ts";
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
export type Calendar = { productId: string; isComplete: boolean; zones: OwnZones };

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
  const zone = new ZoneReader(calendar.zones);
  for await (const { line, text } of unfolded(pieces)) {
    const upper = text.slice(0, 40).trim().toUpperCase();
    if (!hasBegun) {
      if (upper === "") continue;
      if (upper !== "BEGIN:VCALENDAR") throw new FileRefused("not_a_calendar", line);
      hasBegun = true;
    } else if (upper === "BEGIN:VEVENT") {
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
    else if (!event && upper.startsWith("PRODID"))
      calendar.productId = text.slice(text.indexOf(":") + 1).trim();
    if (!event) zone.read(upper, text);
  }
  if (event) yield { ...event, isUnfinished: true };
  if (!hasBegun) throw new FileRefused("empty");
}

/** Reads the zones that the calendar defines, before its events or behind them. */
class ZoneReader {
  readonly #zones: OwnZones;
  #name = "";
  #observance: Property[] | undefined;

  constructor(zones: OwnZones) {
    this.#zones = zones;
  }

  read(upper: string, text: string) {
    if (upper === "BEGIN:VTIMEZONE") this.#name = "";
    else if (upper === "BEGIN:STANDARD" || upper === "BEGIN:DAYLIGHT") this.#observance = [];
    else if (upper === "END:STANDARD" || upper === "END:DAYLIGHT") {
      addObservance(this.#zones, this.#name, this.#observance ?? []);
      this.#observance = undefined;
    } else {
      const property = readProperty(text);
      if (property?.name === "TZID" && !this.#observance) this.#name = property.value.trim();
      if (property && (this.#observance?.length ?? maxProperties) < maxProperties)
        this.#observance?.push(property);
    }
  }
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
