// What rules must send, worked out in another way than the product does: minute by minute, from a list of what happened.

export type ModelRule = {
  id: string;
  kind:
    | "before_arrival"
    | "arrival_day"
    | "after_check_in"
    | "mid_stay"
    | "before_departure"
    | "after_check_out";
  /** Days before, day of the stay, or minutes after. */
  number: number;
  /** "HH:MM"; empty for minutes. */
  time: string;
  text: string;
  isOn: boolean;
  switchedAt: number;
  /** A change counts from the next minute. */
  countsFrom: number;
};

export type ModelStay = {
  id: string;
  arrives: string;
  leaves: string;
  status: "confirmed" | "checked_in" | "checked_out" | "cancelled" | "no_show";
  /** When the status began; undefined until it has changed. */
  since: number | undefined;
  knownSince: number;
  /** Keys of guests. */
  guests: string[];
};

export type ModelGuest = { key: string; stopped: boolean; erased: boolean; mergedInto: string | undefined };

export type World = {
  timezone: string;
  quietFrom: string;
  quietTo: string;
  rules: Map<string, ModelRule>;
  stays: Map<string, ModelStay>;
  guests: Map<string, ModelGuest>;
  /** Begin and end of each pause; the last one may have no end. */
  pauses: { from: number; until: number | undefined }[];
  /** `rule stay guest kind`, for each guest as they were named then. */
  sent: Set<string>;
  /** The same with the due time: what a run found too late, or due in a pause, stays held back while it is due then. */
  heldBack: Set<string>;
  /** Held back by a run that may have died before. */
  perhapsHeldBack: Set<string>;
  /** Keys of messages that never left because the stay had changed. They are due again, and never held back. */
  dropped: Set<string>;
};

const minute = 60_000;
const day = 24 * 60 * minute;

const clocks = new Map<string, Intl.DateTimeFormat>();

/** The wall clock, "2027-03-28 02:30". */
export function wallClock(at: number, timeZone: string): string {
  const format =
    clocks.get(timeZone) ??
    new Intl.DateTimeFormat("en-US", {
      ...{ timeZone, hourCycle: "h23", year: "numeric", month: "2-digit", day: "2-digit" },
      ...{ hour: "2-digit", minute: "2-digit" },
    });
  clocks.set(timeZone, format);
  const parts = Object.fromEntries(format.formatToParts(at).map(({ type, value }) => [type, value]));
  return `${parts.year}-${parts.month}-${parts.day} ${parts.hour}:${parts.minute}`;
}

const found = new Map<string, number>();

/** The first instant at which the wall clock shows this or, where it leaves it out, an hour later. */
export function instantAt(date: string, time: string, timeZone: string): number {
  const key = `${date} ${time} ${timeZone}`;
  const known = found.get(key);
  if (known !== undefined) return known;
  const naive = Date.parse(`${date}T${time}:00Z`);
  for (const shown of [naive, naive + 60 * minute]) {
    const asShown = new Date(shown).toISOString().slice(0, 16).replace("T", " ");
    for (let at = shown - 14 * 60 * minute; at <= shown + 14 * 60 * minute; at += 15 * minute)
      if (wallClock(at, timeZone) === asShown) {
        found.set(key, at);
        return at;
      }
  }
  throw new Error(`No instant for ${key}`);
}

export const dateAfter = (date: string, days: number): string =>
  new Date(Date.parse(`${date}T00:00:00Z`) + days * day).toISOString().slice(0, 10);

/** The person that a guest is now. */
export function personOf(world: World, key: string): string {
  const guest = world.guests.get(key);
  return guest?.mergedInto === undefined ? key : personOf(world, guest.mergedInto);
}

const midnightAfter = (date: string, timeZone: string) => instantAt(dateAfter(date, 1), "00:00", timeZone);

/** `isAhead`: also of a guest who should be checked in by then, and is not. */
function span(
  rule: ModelRule,
  stay: ModelStay,
  timeZone: string,
  isAhead = false,
): [due: number, until: number] | undefined {
  const at = (date: string) => instantAt(date, rule.time, timeZone);
  if (rule.kind === "before_arrival" || rule.kind === "arrival_day") {
    if (stay.status !== "confirmed") return undefined;
    const days = rule.kind === "arrival_day" ? 0 : rule.number;
    return [at(dateAfter(stay.arrives, -days)), midnightAfter(stay.arrives, timeZone)];
  }
  if (rule.kind === "after_check_out") {
    if (stay.status !== "checked_out" || stay.since === undefined) return undefined;
    return [stay.since + rule.number * minute, stay.since + rule.number * minute + 2 * day];
  }
  // Held back until the guest is checked in.
  if (stay.status !== "checked_in" && !(isAhead && stay.status === "confirmed")) return undefined;
  if (rule.kind === "after_check_in") {
    if (stay.since === undefined || stay.status !== "checked_in") return undefined;
    const due = stay.since + rule.number * minute;
    return [due, Math.min(due + day, midnightAfter(stay.leaves, timeZone))];
  }
  if (rule.kind === "mid_stay") {
    const date = dateAfter(stay.arrives, rule.number - 1);
    return date < stay.leaves ? [at(date), midnightAfter(date, timeZone)] : undefined;
  }
  const date = dateAfter(stay.leaves, -rule.number);
  return date >= stay.arrives ? [at(date), instantAt(stay.leaves, "12:00", timeZone)] : undefined;
}

function isQuiet(world: World, at: number): boolean {
  const time = wallClock(at, world.timezone).slice(11);
  const { quietFrom: from, quietTo: to } = world;
  return from < to ? time >= from && time < to : time >= from || time < to;
}

/** The first minute from then on that is not quiet. */
function loud(world: World, at: number): number {
  if (!isQuiet(world, at)) return at;
  let next = Math.floor(at / minute) * minute;
  while (isQuiet(world, next)) next += minute;
  return next;
}

const isIn = ({ from, until = Infinity }: World["pauses"][number], at: number) => at >= from && at < until;

/** What a run at `now` holds back for good. */
export function heldBackAt(world: World, now: number): string[] {
  const open = world.pauses.findLast(({ until }) => until === undefined);
  const held: string[] = [];
  for (const stay of world.stays.values())
    for (const person of new Set(stay.guests.map((key) => personOf(world, key)))) {
      if (world.guests.get(person)?.erased) continue;
      for (const rule of world.rules.values()) {
        const when = span(rule, stay, world.timezone, true);
        if (!rule.isOn || !when || when[1] <= stay.knownSince || hasGot(world, rule, stay, person)) continue;
        if (hasGot(world, rule, stay, person, world.dropped)) continue;
        const natural = loud(world, Math.max(when[0], stay.knownSince));
        const ended = world.pauses.filter(({ until }) => until !== undefined);
        if (natural < rule.switchedAt || ended.some((pause) => isIn(pause, natural))) continue;
        const isInPause = open !== undefined && natural >= open.from && natural <= now;
        const of = { rule: rule.id, stay: stay.id, person, kind: rule.kind };
        if (now >= when[1] || isInPause) held.push(`${keyOf(of)} ${when[0]}`);
      }
    }
  return held;
}

export type Expected = { rule: string; stay: string; person: string; kind: ModelRule["kind"] };

const keyOf = ({ rule, stay, person, kind }: Expected) => `${rule} ${stay} ${person} ${kind}`;

/** What must be sent if someone looks at `now`; with `perhaps`, also what may have been held back before. */
export function dueIn(world: World, now: number, { perhaps = false } = {}): Expected[] {
  if (world.pauses.at(-1)?.until === undefined && world.pauses.length > 0) return [];
  const due: Expected[] = [];
  for (const stay of world.stays.values()) {
    const persons = new Set(stay.guests.map((key) => personOf(world, key)));
    for (const person of persons) {
      if (world.guests.get(person)?.erased || hasStopped(world, person)) continue;
      for (const rule of world.rules.values()) {
        const when = span(rule, stay, world.timezone);
        if (!rule.isOn || !when || now < rule.countsFrom) continue;
        const [at, until] = when;
        if (until <= stay.knownSince || until <= now) continue;
        const natural = loud(world, Math.max(at, stay.knownSince));
        const isLost = natural < rule.switchedAt || world.pauses.some((pause) => isIn(pause, natural));
        if (isLost || natural > now || isQuiet(world, now) || hasGot(world, rule, stay, person)) continue;
        if (isAmong(world, world.heldBack, { rule, stay, person, at })) continue;
        if (!perhaps && isAmong(world, world.perhapsHeldBack, { rule, stay, person, at })) continue;
        due.push({ rule: rule.id, stay: stay.id, person, kind: rule.kind });
      }
    }
  }
  return due;
}

const hasStopped = (world: World, person: string) =>
  [...world.guests.values()].some(
    ({ key, stopped, erased }) => stopped && !erased && personOf(world, key) === person,
  );

const isAmong = (
  world: World,
  held: ReadonlySet<string>,
  { rule, stay, person, at }: { rule: ModelRule; stay: ModelStay; person: string; at: number },
) =>
  [...world.guests.keys()].some(
    (key) =>
      personOf(world, key) === person &&
      held.has(`${keyOf({ rule: rule.id, stay: stay.id, person: key, kind: rule.kind })} ${at}`),
  );

const hasGot = (
  world: World,
  rule: ModelRule,
  stay: ModelStay,
  person: string,
  among: ReadonlySet<string> = world.sent,
) =>
  [...world.guests.keys()].some(
    (key) =>
      personOf(world, key) === person &&
      among.has(keyOf({ rule: rule.id, stay: stay.id, person: key, kind: rule.kind })),
  );

/** Whether a message has the rule's words, for a guest of any name. */
export function hasWordsOf({ text }: ModelRule, sent: string): boolean {
  const [before = "", after = ""] = text.split("{first_name}");
  return sent.startsWith(before) && sent.endsWith(after);
}

/** How many hours the clocks of the venue go forward between two times; negative: back. */
export const clockChange = (timeZone: string, from: number, to: number): number => {
  const shown = (at: number) => Date.parse(`${wallClock(at, timeZone).replace(" ", "T")}:00Z`);
  const minutes = (at: number) => Math.floor(at / minute) * minute;
  return (shown(to) - minutes(to) - (shown(from) - minutes(from))) / (60 * minute);
};

export function note(world: World, sent: readonly Expected[]) {
  for (const one of sent) {
    world.sent.add(keyOf(one));
    world.dropped.delete(keyOf(one));
  }
}

/** Notes that a message was dropped, so that it is due again for the changed stay. */
export function noteDropped(world: World, { rule, stay, person }: Omit<Expected, "kind">) {
  const kind = world.rules.get(rule)?.kind;
  const key = kind && keyOf({ rule, stay, person, kind });
  if (key && world.sent.delete(key)) world.dropped.add(key);
}
