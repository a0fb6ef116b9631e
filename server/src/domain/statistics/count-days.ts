import type { OpeningHours } from "@bellhop/contract/hours";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { forEachInSlices } from "../../platform/time-slices.ts";
import { instantOf } from "../requests/index.ts";
import { findVenue } from "../venues/index.ts";
import { type Counting, countThread, type Fact, type PlaceOf, type Thread } from "./count-thread.ts";
import {
  type CountedDay,
  deleteCharted,
  deleteFactsOfDays,
  deleteFactsOfThreads,
  deleteGuests,
  deleteMonths,
  deleteSums,
  insertCharted,
  insertFacts,
  insertGuests,
  insertMonths,
  insertSums,
  lockCounting,
  selectCountedDays,
  selectCountedUntil,
  selectDaysOfTime,
  setFrozen,
  upsertDays,
} from "./facts.queries.ts";
import {
  type HandOverRow,
  type LineRow,
  selectConversationsOfThreads,
  selectEarlierLines,
  selectFirstMessageAt,
  selectHandOversOfConversations,
  selectHandOversToCount,
  selectLines,
  selectLinesOfConversations,
} from "./lines.queries.ts";
import { lastOfMonth } from "./read-figures.ts";
import { readsAs } from "./reads-as.ts";
import { staffedTimeOf } from "./staffed-time.ts";

/** Limits the size of a transaction: a large hotel has thousands of messages a week. */
const daysAtOnce = 7;

/** Groups days that are counted in one transaction. */
export const inParts = (days: readonly CountedDay[]): CountedDay[][] =>
  Array.from({ length: Math.ceil(days.length / daysAtOnce) }, (_, part) =>
    days.slice(part * daysAtOnce, (part + 1) * daysAtOnce),
  );

/** When the hotel is staffed; null if it always is. */
export type Staffed = { hours: OpeningHours | null };

/** At most so many days that are not stored yet are counted when statistics are read. */
const liveDays = 14;
/** The newest stored days are counted again every night: delivery reports and ratings may still arrive. */
const openDays = 7;

/** Days that may still change, and those that ended and are not stored, in order. */
export async function listDaysToCount(at: ReadingAtVenue): Promise<CountedDay[]> {
  const { venueId } = at;
  const open = await at.tx.rows(selectCountedDays, { venueId, from: null, to: null, newest: openDays });
  return withEnded(at, open);
}

/** The stored days of a period, and those that ended and are not stored, in order. */
export async function listDaysToRecount(at: ReadingAtVenue, from: string, to: string): Promise<CountedDay[]> {
  const { venueId } = at;
  return withEnded(at, await at.tx.rows(selectCountedDays, { venueId, from, to, newest: null }));
}

async function withEnded(at: ReadingAtVenue, stored: CountedDay[]): Promise<CountedDay[]> {
  const ended = (await listUncounted(at)).filter(({ until_at }) => until_at <= at.now);
  const days = new Map(stored.map((one) => [one.day, one]));
  // After a change of the time zone, the rest of a stored day may be left.
  for (const one of ended) days.set(one.day, { ...one, from_at: days.get(one.day)?.from_at ?? one.from_at });
  return [...days.values()].toSorted((one, other) => one.from_at.getTime() - other.from_at.getTime());
}

/** Days since those that are stored, until today. */
async function listUncounted(at: ReadingAtVenue): Promise<CountedDay[]> {
  const { venueId, now } = at;
  const { counted_until } = await at.tx.row(selectCountedUntil, { venueId });
  const from = counted_until ?? (await at.tx.row(selectFirstMessageAt, { venueId })).first_at ?? now;
  return from > now ? [] : at.tx.rows(selectDaysOfTime, { venueId, from, until: now });
}

/** Counts the newest days that are not stored yet. `isCounting`: there are older ones. */
export async function countLive(
  at: ReadingAtVenue,
  staffed: Staffed,
): Promise<{ facts: Fact[]; isCounting: boolean }> {
  const uncounted = await listUncounted(at);
  const days = uncounted.slice(-liveDays);
  return { facts: await countDays(at, days, staffed), isCounting: days.length < uncounted.length };
}

/** Counts consecutive days and stores them. Facts of erased conversations stay as they are. */
export async function storeDays(at: AtVenue, days: CountedDay[], staffed: Staffed) {
  const { venueId } = at;
  await at.tx.run(lockCounting, { venueId });
  const facts = await countDays(at, days, staffed);
  const names = days.map(({ day }) => day);
  await at.tx.run(deleteFactsOfDays, { venueId, days: names });
  await insert(at, facts, false);
  await at.tx.run(upsertDays, { venueId, days: JSON.stringify(days), countedAt: at.now });
  await sumDays(at, names);
}

/** Counts these conversations again on all stored days: their guests were merged, or separated. */
export async function recountThreads(at: AtVenue, conversationIds: string[], staffed: Staffed) {
  const { venueId } = at;
  await at.tx.run(lockCounting, { venueId });
  const stored = await at.tx.rows(selectCountedDays, { venueId, from: null, to: null, newest: null });
  if (stored.length === 0) return;
  const facts = await countThreads(at, conversationIds, stored, staffed);
  const cleared = await at.tx.rows(deleteFactsOfThreads, { venueId, threadIds: conversationIds });
  await insert(at, facts, false);
  await sumDays(at, [...cleared.map(({ day }) => day), ...facts.map(({ day }) => day)]);
}

/** Call it before the words of these conversations are erased. Their facts are stored and no longer change. */
export async function freezeThreads(at: AtVenue, conversationIds: string[], staffed: Staffed) {
  if (conversationIds.length === 0) return;
  const { venueId } = at;
  await at.tx.run(lockCounting, { venueId });
  const days = await listUncounted(at);
  const facts = await countThreads(at, conversationIds, days, staffed);
  await insert(at, facts, true);
  await at.tx.run(setFrozen, { venueId, threadIds: conversationIds });
  await sumDays(
    at,
    facts.map(({ day }) => day),
  );
}

const insert = (at: AtVenue, facts: Fact[], isFrozen: boolean) =>
  facts.length > 0
    ? at.tx.run(insertFacts, { venueId: at.venueId, facts: JSON.stringify(facts), isFrozen })
    : undefined;

const monthOf = (day: string): string => `${day.slice(0, 7)}-01`;

async function sumDays(at: AtVenue, days: string[]) {
  const distinct = [...new Set(days)];
  if (distinct.length === 0) return;
  const { venueId } = at;
  const ofDays = { venueId, days: distinct };
  const months = [...new Set(distinct.map(monthOf))];
  const ofMonths = { venueId, months };
  const lasts = months.map(lastOfMonth);
  await at.tx.run(deleteSums, ofDays);
  await at.tx.run(insertSums, ofDays);
  await at.tx.run(deleteCharted, ofDays);
  await at.tx.run(insertCharted, ofDays);
  await at.tx.run(deleteMonths, ofMonths);
  await at.tx.run(insertMonths, { ...ofMonths, lasts });
  await at.tx.run(deleteGuests, ofMonths);
  await at.tx.run(insertGuests, { ...ofMonths, lasts });
}

/** `days` are consecutive. */
async function countDays(at: ReadingAtVenue, days: CountedDay[], staffed: Staffed): Promise<Fact[]> {
  const [first] = days;
  const last = days.at(-1);
  if (!first || !last) return [];
  const { venueId } = at;
  const time = { venueId, from: first.from_at, until: last.until_at };
  const [lines, handOvers] = await Promise.all([
    at.tx.rows(selectLines, time),
    at.tx.rows(selectHandOversToCount, time),
  ]);
  const repliedIn = [...new Set(lines.filter(isByPerson).map(({ thread_id }) => thread_id))];
  if (repliedIn.length === 0) return count(at, lines, handOvers, days, staffed);
  const threads = { venueId, threadIds: repliedIn, before: first.from_at };
  const conversations = await at.tx.rows(selectConversationsOfThreads, threads);
  const lastAt = new Map<string, Date>();
  for (const { thread_id, last_at } of conversations)
    if (last_at && last_at > lastOf(lastAt, thread_id)) lastAt.set(thread_id, last_at);
  const conversationIds = conversations.map(({ conversation_id }) => conversation_id);
  const sinces = conversations.map(({ thread_id }) => lastOf(lastAt, thread_id));
  const [earlierLines, earlierHandOvers] = await Promise.all([
    at.tx.rows(selectEarlierLines, { venueId, conversationIds, sinces, from: first.from_at }),
    at.tx.rows(selectHandOversOfConversations, { venueId, conversationIds, until: first.from_at }),
  ]);
  // Earlier ones were answered with the last message of a person.
  const waiting = earlierHandOvers.filter((one) => one.at >= lastOf(lastAt, one.thread_id));
  return count(at, [...earlierLines, ...lines], [...waiting, ...handOvers], days, staffed);
}

const isByPerson = ({ author }: LineRow): boolean => author === "staff";

const never = new Date(0);
const lastOf = (lastAt: Map<string, Date>, threadId: string): Date => lastAt.get(threadId) ?? never;

async function countThreads(at: ReadingAtVenue, threadIds: string[], days: CountedDay[], staffed: Staffed) {
  const until = days.at(-1)?.until_at;
  if (!until) return [];
  const { venueId } = at;
  const conversations = await at.tx.rows(selectConversationsOfThreads, { venueId, threadIds, before: until });
  const conversationIds = [...new Set(conversations.map(({ conversation_id }) => conversation_id))];
  const which = { venueId, conversationIds, until };
  const [lines, handOvers] = await Promise.all([
    at.tx.rows(selectLinesOfConversations, which),
    at.tx.rows(selectHandOversOfConversations, which),
  ]);
  return count(at, lines, handOvers, days, staffed);
}

async function count(
  at: ReadingAtVenue,
  lines: LineRow[],
  handOvers: HandOverRow[],
  days: CountedDay[],
  { hours }: Staffed,
): Promise<Fact[]> {
  if (lines.length + handOvers.length === 0) return [];
  const { timezone, default_language } = await findVenue(at);
  const counting: Counting = {
    placeOf: placesIn(days),
    readsAs: ({ kind, text, language }) => {
      if (kind === "request_form") return "asks";
      return text.trim() === "" ? "other" : readsAs(text, language ?? default_language);
    },
    staffedTime: staffedTimeOf(hours, (day, time) => instantOf(day, time, timezone)),
  };
  const facts: Fact[] = [];
  // Reading what guests wrote takes long, so other work gets its turn.
  await forEachInSlices(threadsOf(lines, handOvers), (thread) => {
    facts.push(...countThread(thread, counting));
  });
  return facts;
}

function threadsOf(lines: LineRow[], handOvers: HandOverRow[]): Thread[] {
  const threads = new Map<string, Thread>();
  const threadOf = (id: string): Thread => {
    const found = threads.get(id) ?? { id, lines: [], handOvers: [] };
    threads.set(id, found);
    return found;
  };
  for (const line of lines) threadOf(line.thread_id).lines.push(line);
  for (const handOver of handOvers) threadOf(handOver.thread_id).handOvers.push(handOver);
  return [...threads.values()];
}

/** One for each time zone: creating a format is slow. */
const hourFormats = new Map<string, Intl.DateTimeFormat>();

function hourAt(at: Date, timeZone: string): number {
  const format =
    hourFormats.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { timeZone, hour: "2-digit", hourCycle: "h23" });
  hourFormats.set(timeZone, format);
  return Number(format.format(at));
}

/** `days` are in order and do not overlap. */
function placesIn(days: readonly CountedDay[]): PlaceOf {
  return (at) => {
    let low = 0;
    let high = days.length - 1;
    while (low <= high) {
      const middle = (low + high) >> 1;
      const day = days[middle];
      if (!day) return undefined;
      if (at < day.from_at) high = middle - 1;
      else if (at >= day.until_at) low = middle + 1;
      else return { day: day.day, hour: hourAt(at, day.timezone) };
    }
    return undefined;
  };
}
