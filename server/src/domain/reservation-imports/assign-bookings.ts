import { createHash, randomInt } from "node:crypto";
import { limits } from "@bellhop/contract/limits";
import type { AtVenue } from "../../platform/at/index.ts";
import { type ListedReservation, listTaken, lockListed, setExternalIds } from "../reservations/index.ts";
import { type SourceRow, sortedWords, uidOf } from "./reading/index.ts";

type Reading = { feedId: string; system: string; today: string; rows: readonly SourceRow[] };

/** Each row has the id and the number of its reservation, and `listedIds` are the reservations that are listed. */
export type Assigned = { rows: SourceRow[]; listedIds: string[]; cancelledIds: string[] };

/**
 * Finds the reservation of each event of a calendar. The key is the calendar and the event's id. Some systems make new ids
 * at each reading, give one id to several events, or number events by their place: then number, dates and name decide.
 */
export async function assignBookings(at: AtVenue, reading: Reading): Promise<Assigned> {
  const { feedId, system, today } = reading;
  const rows = withoutRepeats(reading.rows);
  const events = rows.filter(({ is }) => is === "read").map(toEvent);
  const dates = rows.flatMap(({ parsed }) => parsed.checkin ?? []);
  const stored = await lockListed(at, {
    feedId,
    from: dates.reduce((first, date) => (date < first ? date : first), today),
    source: system,
    externalIds: events.map((event) => event.key),
    numbers: events.flatMap(({ code }) => code ?? []),
  });
  const candidates = stored.map(toCandidate);
  const found = matchEvents(events, candidates, today);
  const names = await namesFor(at, reading, events, found);
  const kept = candidates.filter((one) => !found.has(one) && isOnlyBlocked(one, rows));
  await setExternalIds(at, names.changed);
  return {
    rows: rows.map((row) => names.rows.get(row) ?? row),
    listedIds: [...found.keys(), ...kept].map((one) => one.reservation_id),
    cancelledIds: [...found].filter(([, event]) => isCancelled(event)).map(([one]) => one.reservation_id),
  };
}

/** The last of equal events counts. */
function withoutRepeats(rows: readonly SourceRow[]): SourceRow[] {
  const last = new Map(rows.map((row) => [row.identity ?? row, row]));
  return rows.filter((row) => last.get(row.identity ?? row) === row);
}

const isCancelled = ({ row }: Event) => row.parsed.status === "cancelled";

type Event = ReturnType<typeof toEvent>;

function toEvent(row: SourceRow) {
  const { external_id, reservation_number, guest_name, checkin, checkout } = row.parsed;
  const key = external_id ?? "";
  return {
    row,
    key,
    uid: uidOf(key),
    code: row.hasMadeNumber ? undefined : reservation_number,
    name: sortedWords(guest_name),
    checkin: checkin ?? "",
    checkout: checkout ?? "",
  };
}

type Candidate = ReturnType<typeof toCandidate>;

const toCandidate = (stored: ListedReservation) => ({
  ...stored,
  uid: stored.external_id === null ? "" : uidOf(stored.external_id),
  codes: codesOf(stored.reservation_number),
  /** Names of its guests, but not the number of the reservation in place of a name. */
  names: stored.names.filter((name) => name !== stored.reservation_number).map(sortedWords),
});

/** "HM123-2" and "HM123-9f3a" are the numbers of further bookings with the code HM123. */
const codesOf = (number: string) => [number, number.replace(/-(?:\d{1,2}|[0-9a-f]{4})$/, "")];

type Rule = {
  /** What an event and a reservation have in common; undefined: the rule does not apply. */
  ofEvent: (event: Event) => string | undefined;
  ofCandidate: (one: Candidate) => (string | undefined)[];
  fits?: (event: Event, one: Candidate) => boolean;
};

const together = (...parts: (string | undefined)[]) =>
  parts.some((part) => part === undefined || part === "") ? undefined : JSON.stringify(parts);

const overlaps = (event: Event, one: Candidate) =>
  event.checkin < one.checkout && one.checkin < event.checkout;

const isOnlyOne = (uid: string, all: readonly { uid: string }[]) =>
  all.filter((one) => one.uid === uid).length === 1;

/** The surest rule first. */
function rulesFor(events: readonly Event[], candidates: readonly Candidate[], today: string): Rule[] {
  const uids = new Set(events.map(({ uid }) => uid));
  const live = candidates.filter(
    (one) => one.feed_id !== null && one.checkin >= today && one.status !== "cancelled",
  );
  const areNew = live.filter(({ uid }) => !uids.has(uid)).length * 2 > live.length;
  // Staff cancelled it, and it may be booked again.
  const mayHaveNewId = (event: Event, one: Candidate) =>
    !isCancelled(event) &&
    event.code === undefined &&
    (one.status !== "cancelled" || one.vanished_at !== null || areNew);
  const isUnnamed = (event: Event, one: Candidate) => event.name === "" || one.names.length === 0;
  const dates = ({ checkin, checkout }: Event | Candidate) => JSON.stringify([checkin, checkout]);
  return [
    {
      ofEvent: (event) => together(event.uid, dates(event), event.name),
      ofCandidate: (one) => one.names.map((name) => together(one.uid, dates(one), name)),
    },
    {
      ofEvent: (event) => together(event.code && codesOf(event.code)[1], dates(event)),
      ofCandidate: (one) => one.codes.map((code) => together(code, dates(one))),
    },
    {
      ofEvent: (event) => together(event.uid, dates(event)),
      ofCandidate: (one) => [together(one.uid, dates(one))],
    },
    {
      ofEvent: (event) => together(event.code),
      ofCandidate: (one) => one.codes.map((code) => together(code)),
    },
    {
      ofEvent: (event) => together(event.uid, event.name),
      ofCandidate: (one) => one.names.map((name) => together(one.uid, name)),
    },
    {
      ofEvent: (event) => together(dates(event), event.name),
      ofCandidate: (one) => one.names.map((name) => together(dates(one), name)),
      fits: mayHaveNewId,
    },
    {
      ofEvent: (event) => together(dates(event)),
      ofCandidate: (one) => [together(dates(one))],
      fits: (event, one) =>
        mayHaveNewId(event, one) &&
        isUnnamed(event, one) &&
        // After a gap it may be another guest's.
        (one.vanished_at === null || one.names.length === 0),
    },
    {
      ofEvent: (event) => together(event.uid),
      ofCandidate: (one) => [together(one.uid)],
      fits: (event, one) =>
        isOnlyOne(event.uid, events) &&
        isOnlyOne(event.uid, candidates) &&
        // After a gap, systems that number events by their place give the id to another booking.
        (overlaps(event, one) || (one.vanished_at === null && isUnnamed(event, one))),
    },
    {
      ofEvent: (event) => together(event.name),
      ofCandidate: (one) => one.names.map((name) => together(name)),
      fits: (event, one) => mayHaveNewId(event, one) && overlaps(event, one),
    },
  ];
}

/** Finds a reservation for each event. Each reservation has one event at most. */
function matchEvents(
  events: readonly Event[],
  candidates: readonly Candidate[],
  today: string,
): Map<Candidate, Event> {
  const found = new Map<Candidate, Event>();
  const open = new Set(events);
  for (const { ofEvent, ofCandidate, fits } of rulesFor(events, candidates, today)) {
    const byKey = new Map<string, Candidate[]>();
    for (const one of candidates) {
      if (found.has(one)) continue;
      for (const key of new Set(ofCandidate(one)))
        if (key !== undefined) byKey.set(key, [...(byKey.get(key) ?? []), one]);
    }
    for (const event of open) {
      const match = byKey
        .get(ofEvent(event) ?? "")
        ?.find((one) => !found.has(one) && (fits?.(event, one) ?? true));
      if (!match) continue;
      found.set(match, event);
      open.delete(event);
    }
  }
  return found;
}

/** Its nights are listed, without saying that they are booked. */
const isOnlyBlocked = ({ uid, checkin, checkout }: Candidate, rows: readonly SourceRow[]) =>
  rows.some(
    ({ is, parsed }) =>
      is !== "read" &&
      parsed.external_id !== null &&
      uidOf(parsed.external_id) === uid &&
      (parsed.checkin === null || parsed.checkin < checkout) &&
      (parsed.checkout === null || parsed.checkout > checkin),
  );

/** The ids and numbers of the events' reservations. Other calendars may have the same ids: then a mark is added. */
async function namesFor(
  at: AtVenue,
  { feedId, system }: Reading,
  events: readonly Event[],
  found: ReadonlyMap<Candidate, Event>,
) {
  const keysOf = (event: Event) => variantsOf(feedId, event.key);
  const numbersOf = (event: Event) => numberVariantsOf(feedId, event.row.parsed.reservation_number);
  const listed = (externalIds: string[], usedNumbers: string[]) =>
    listTaken(at, { source: system, externalIds, numbers: usedNumbers });
  const taken = await listed(events.flatMap(keysOf), events.flatMap(numbersOf));
  // Where all variants are taken, further ones may be too.
  const isUsed = new Set(taken.flatMap((one) => [one.external_id, one.reservation_number]));
  const further = (all: string[][]) =>
    all.flatMap((options) => (isUsed.has(options.at(-1) ?? null) ? furtherOf(options) : []));
  taken.push(...(await listed(further(events.map(keysOf)), further(events.map(numbersOf)))));
  const ids = new Map(
    taken.flatMap((one) => (one.external_id ? [[one.external_id, one.reservation_id]] : [])),
  );
  const numbers = new Map(taken.map((one) => [one.reservation_number, one.reservation_id]));
  const take = (owners: Map<string, string>, options: readonly string[], owner: string) => {
    const all = [...options, ...furtherOf(options)];
    const free = all.find((option) => (owners.get(option) ?? owner) === owner);
    const chosen = free ?? `${options.at(-1)}-${randomInt(100, 1_000_000_000)}`;
    owners.set(chosen, owner);
    return chosen;
  };
  const rows = new Map<SourceRow, SourceRow>();
  const changed: { reservation_id: string; external_id: string }[] = [];
  for (const [{ reservation_id: id, source, uid, ...one }, event] of found) {
    let key = one.external_id;
    if (source === system && uid !== event.uid) {
      key = take(ids, keysOf(event), id);
      changed.push({ reservation_id: id, external_id: key });
    }
    const isKnown = event.code === undefined || one.codes.includes(event.code);
    const number = isKnown ? one.reservation_number : take(numbers, numbersOf(event), id);
    rows.set(event.row, named(event.row, key, number, id));
  }
  for (const event of events) {
    if (rows.has(event.row)) continue;
    const key = take(ids, keysOf(event), event.key);
    rows.set(event.row, named(event.row, key, take(numbers, numbersOf(event), `new ${key}`), `new ${key}`));
  }
  return { rows, changed };
}

/** "…-2", "…-3": for systems that number events by their place, so that many bookings have had an id. */
const furtherOf = (options: readonly string[]): string[] =>
  Array.from({ length: maxFurther }, (_, index) => `${options.at(-1)}-${index + 2}`);
const maxFurther = 30;

const named = (row: SourceRow, externalId: string | null, number: string, identity: string): SourceRow => ({
  ...row,
  identity,
  parsed: { ...row.parsed, external_id: externalId, reservation_number: number },
});

const markOf = (feedId: string, key: string) =>
  createHash("sha256").update(`${feedId} ${key}`).digest("hex").slice(0, 8);

/** An id in a calendar, and what it is called if another calendar has it too. */
export const variantsOf = (feedId: string, key: string): string[] => [key, `${key}~${markOf(feedId, key)}`];

export const numberVariantsOf = (feedId: string, number: string): string[] => [
  number,
  `${number.slice(0, limits.reservationNumberCharacters - 8)}-${markOf(feedId, number).slice(0, 4)}`,
];
