/** A part of a VTIMEZONE: from when on, in each year or once, clocks differ by how much from UTC. */
type Observance = { start: number; offsetMs: number; rule: YearlyRule | undefined };
type YearlyRule = { month: number; weekday: number; nth: number; untilYear: number };

/** The zones that a calendar defines, by their names. */
export type OwnZones = Map<string, Observance[]>;

const maxZones = 50;
const maxObservances = 100;
const weekdays = ["SU", "MO", "TU", "WE", "TH", "FR", "SA"];

/** Adds a STANDARD or DAYLIGHT part of a zone. One that can't be read is left out. */
export function addObservance(
  zones: OwnZones,
  name: string,
  properties: readonly { name: string; value: string }[],
) {
  const textIn = (own: string) => properties.find((one) => one.name === own)?.value.trim() ?? "";
  const start = localMs(textIn("DTSTART"));
  const offsetMs = offsetIn(textIn("TZOFFSETTO"));
  const known = zones.get(name) ?? [];
  if (start === undefined || offsetMs === undefined || name === "") return;
  if (zones.size >= maxZones || known.length >= maxObservances) return;
  zones.set(name, [...known, { start, offsetMs, rule: ruleIn(textIn("RRULE")) }]);
}

function localMs(text: string): number | undefined {
  const found = /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d))?/.exec(text);
  if (!found) return undefined;
  const [, year, month, day, hours = "0", minutes = "0"] = found;
  return Date.UTC(Number(year), Number(month) - 1, Number(day), Number(hours), Number(minutes));
}

function offsetIn(text: string): number | undefined {
  const found = /^([+-])(\d\d):?(\d\d)/.exec(text);
  if (!found) return undefined;
  return (found[1] === "-" ? -1 : 1) * (Number(found[2]) * 60 + Number(found[3])) * 60_000;
}

function ruleIn(text: string): YearlyRule | undefined {
  const month = Number(/BYMONTH=(\d{1,2})/i.exec(text)?.[1] ?? 0);
  const [, nth, weekday = ""] = /BYDAY=([+-]?\d)([A-Z]{2})/i.exec(text) ?? [];
  if (!/FREQ=YEARLY/i.test(text) || month === 0 || nth === undefined) return undefined;
  const untilYear = Number(/UNTIL=(\d{4})/i.exec(text)?.[1] ?? 9_999);
  return { month, weekday: weekdays.indexOf(weekday.toUpperCase()), nth: Number(nth), untilYear };
}

/** How much a zone's clocks are ahead of UTC at this local time; undefined if the calendar does not define it. */
export function ownOffsetMs(zones: OwnZones, name: string, local: Date): number | undefined {
  const observances = zones.get(name);
  if (!observances) return undefined;
  const year = local.getUTCFullYear();
  const begun = observances
    .flatMap((one) => [year, year - 1].map((own) => ({ one, onset: onsetIn(one, own) })))
    .filter(({ onset }) => onset <= local.getTime())
    .toSorted((one, other) => other.onset - one.onset)[0];
  return (begun?.one ?? observances[0])?.offsetMs;
}

const dayMs = 86_400_000;

/** When it begins in a year, in local time; without a rule, when it began once. */
function onsetIn({ start, rule }: Observance, year: number): number {
  if (!rule || year > rule.untilYear) return start;
  const { month, weekday, nth } = rule;
  const first = new Date(Date.UTC(year, month - 1, 1));
  const last = new Date(Date.UTC(year, month, 0));
  const date =
    nth > 0
      ? 1 + ((weekday - first.getUTCDay() + 7) % 7) + (nth - 1) * 7
      : last.getUTCDate() - ((last.getUTCDay() - weekday + 7) % 7) + (nth + 1) * 7;
  const onset = Date.UTC(year, month - 1, date) + (((start % dayMs) + dayMs) % dayMs);
  return onset < start ? Number.POSITIVE_INFINITY : onset;
}
