import type { InputOf } from "@bellhop/contract/call";
import type { FileRefusal, saveCalendarFeed } from "@bellhop/contract/reservation-imports";
import { type Actor, recordChange } from "../../domain/audit/index.ts";
import {
  addReservationImport,
  addressOf,
  addVanished,
  applyRows,
  assignBookings,
  changeImport,
  countApplied,
  countRows,
  dropSameRows,
  FileRefused,
  findFeed,
  judgeRows,
  lockFeed,
  mergeRows,
  noteFeedProblem,
  noteFeedRead,
  type ReadCalendar,
  type ReadingContext,
  readFeedQueue,
  readFileApart,
  removeFeed,
  removeImport,
  rowsPerBatch,
  type SourceRow,
  type StoredFeed,
  saveFeed,
  slicesOfBytes,
  storeRows,
  sweepOldImports,
} from "../../domain/reservation-imports/index.ts";
import {
  cancelVanished,
  lockVanished,
  noteCancelledByFeed,
  noteListed,
  releaseFeed,
} from "../../domain/reservations/index.ts";
import { findVenueDay } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { retryOnConflict } from "../../platform/db/index.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import { refuseField } from "../../platform/refusal.ts";
import { isUnencrypted } from "../../platform/safe-fetch/index.ts";
import type { Services } from "../../services.ts";
import { broadcastImported } from "./broadcast-imported.ts";
import { fetchCalendar } from "./fetch-calendar.ts";
import { readingContext } from "./read-reservations.ts";

const hourMs = 60 * 60 * 1_000;
/** Per calendar, because it is imported in one transaction. */
const maxEvents = 5_000;

/** A member saves a calendar. It is read at once, and then every hour. */
export async function staffSavesFeed(
  at: AtVenue,
  by: Actor,
  input: InputOf<typeof saveCalendarFeed>,
  { config, sealingKey }: Services,
) {
  if (input.url !== undefined && isUnencrypted(input.url, config.safeFetchAllow))
    throw refuseField("url", "url_not_https");
  const { before, after } = await saveFeed(at, input, sealingKey);
  // Another key than the hourly reading's, which may be waiting.
  const feed = { venue_id: at.venueId, feed_id: after.feed_id };
  await at.enqueue(readFeedQueue, feed, { key: `${after.feed_id} now` });
  const seen = ({ name, host, room, ends_on_last_night }: typeof after) => ({
    name,
    host,
    room,
    ends_on_last_night,
  });
  await recordChange(at, by, {
    kind: "calendar_feed_saved",
    subject: { id: after.feed_id, name: after.name },
    before: before ? seen(before) : null,
    after: { ...seen(after), ...(input.url !== undefined && before && { address: "new" }) },
  });
  return after;
}

/** A member removes a calendar. Its reservations stay. */
export async function staffRemovesFeed(at: AtVenue, by: Actor, feedId: string) {
  const { name, host } = await removeFeed(at, feedId);
  await releaseFeed(at, feedId);
  const subject = { id: feedId, name };
  await recordChange(at, by, { kind: "calendar_feed_removed", subject, before: { name, host }, after: null });
  return { feed_id: feedId };
}

/** Reads a calendar and imports it. A failure is shown with the calendar, and does not change reservations. */
export const readCalendarFeed = jobHandler(
  readFeedQueue,
  async ({ venue_id: venueId, feed_id: feedId }, services: Services) => {
    const { db, erasureKey, log } = services;
    const begun = await db.atVenue(venueId, async (at) => {
      const feed = await findFeed(at, feedId);
      if (!feed) return undefined;
      // First, so that the next reading takes place whatever happens to this one.
      const startAfter = new Date(at.now.getTime() + hourMs);
      await at.enqueue(readFeedQueue, { venue_id: venueId, feed_id: feedId }, { key: feedId, startAfter });
      return { feed, context: await readingContext(at, erasureKey) };
    });
    if (!begun) return;
    const { feed, context } = begun;
    try {
      const bytes = await fetchCalendar(addressOf(services.sealingKey, venueId, feed), services);
      const { room, ends_on_last_night: endsOnLastNight } = feed;
      const read = await readCalendar(bytes, { ...context, room, endsOnLastNight });
      await retryOnConflict(() => db.atVenue(venueId, (at) => importCalendar(at, feed, read, services)));
    } catch (error) {
      if (!(error instanceof FileRefused)) throw error;
      log.info({ venue: venueId, feed: feedId, code: error.refusal.code }, "a calendar could not be read");
      await noteProblem(services, venueId, feedId, error.refusal);
    }
  },
);

const noteProblem = ({ db }: Services, venueId: number, feedId: string, problem: FileRefusal) =>
  db.atVenue(venueId, (at) => noteFeedProblem(at, feedId, problem));

type Read = { system: string; rows: SourceRow[]; calendar: ReadCalendar };

async function readCalendar(
  bytes: Buffer,
  context: ReadingContext & { room: string; key: Buffer },
): Promise<Read> {
  if (bytes.length === 0) throw new FileRefused("empty");
  const { key, ...order } = context;
  const reading = readFileApart(slicesOfBytes(bytes), { key, context: order }, async (file) => {
    if (file.format.kind !== "ical") throw new FileRefused("not_a_calendar", 1);
    const rows: SourceRow[] = [];
    for (;;) {
      const next = await file.rows.next();
      if (next.done) return { system: file.system, rows, calendar: next.value };
      rows.push(...next.value);
      if (rows.length > maxEvents) throw new FileRefused("too_many_rows", rows[maxEvents]?.line ?? null);
    }
  });
  return reading.catch((error) => {
    const isTable = error instanceof FileRefused && error.refusal.code === "not_a_table";
    throw isTable ? new FileRefused("not_a_calendar", 1) : error;
  });
}

/** An import is kept only if it changed something. */
async function importCalendar(
  at: AtVenue,
  { feed_id: feedId, host }: StoredFeed,
  read: Read,
  services: Services,
) {
  const feed = await lockFeed(at, feedId);
  if (!feed) return;
  await sweepOldImports(at);
  const { system, calendar } = read;
  const { today } = await findVenueDay(at);
  const origin = { kind: "feed", source: host, system, feedId, askedBy: feed.name } as const;
  const importId = await addReservationImport(at, origin);
  const importing = { importId, system, feedId, key: services.erasureKey };
  const { rows, listedIds, cancelledIds } = await assignBookings(at, {
    feedId,
    system,
    today,
    rows: read.rows,
  });
  for (let first = 0; first < rows.length; first += rowsPerBatch)
    await storeRows(at, importing, first + 1, rows.slice(first, first + rowsPerBatch));
  await mergeRows(at, importId);
  for (let after: number | undefined = 0; after !== undefined; )
    after = (await judgeRows(at, importing, after)).last;
  const changed = { rows: 0, reservationIds: [] as string[], guestIds: [] as string[] };
  for (let after: number | undefined = 0; after !== undefined; ) {
    const batch = await applyRows(at, importing, after);
    after = batch.last;
    changed.rows += batch.changed;
    changed.reservationIds.push(...batch.reservationIds);
    changed.guestIds.push(...batch.guestIds);
  }
  const listed = [...new Set([...listedIds, ...changed.reservationIds])];
  const cancelled = new Set(cancelledIds);
  await noteListed(
    at,
    feedId,
    listed.filter((id) => !cancelled.has(id)),
  );
  await noteCancelledByFeed(
    at,
    changed.reservationIds.filter((id) => cancelled.has(id)),
  );
  const vanished = await cancelWhatVanished(
    at,
    { feedId, importId, today, listedIds: listed },
    { ...read, rows },
  );
  changed.rows += vanished.length;
  changed.reservationIds.push(...vanished);
  const isKept = changed.rows > 0;
  if (isKept) {
    await countRows(at, importId);
    await countApplied(at, importId, changed.rows);
    await dropSameRows(at, importId);
    await changeImport(at, importId, { state: "applied", hasEnded: true });
    await broadcastImported(at, changed);
  } else await removeImport(at, importId);
  await noteFeedRead(at, feedId, { problem: problemOf(calendar), importId: isKept ? importId : null, rows });
}

function problemOf({ isComplete, firstUnreadable }: ReadCalendar): FileRefusal | null {
  if (!isComplete) return { code: "unfinished", line: null };
  return firstUnreadable === null ? null : { code: "events_unreadable", line: firstUnreadable };
}

type Listed = { feedId: string; importId: string; today: string; listedIds: string[] };

/** Only a calendar that is complete, readable and not empty says what it does not list. Returns the reservations. */
async function cancelWhatVanished(at: AtVenue, { importId, ...listed }: Listed, { rows, calendar }: Read) {
  if (!calendar.isComplete || calendar.firstUnreadable !== null || rows.length === 0) return [];
  const vanished = await lockVanished(at, listed);
  const ids = vanished.map((one) => one.reservation_id);
  await cancelVanished(at, ids);
  await addVanished(at, importId, rows.length + 1, vanished);
  return ids;
}
