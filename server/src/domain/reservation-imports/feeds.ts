import { limits } from "@bellhop/contract/limits";
import type { CalendarFeed, FileRefusal, LeftOut, RowProblem } from "@bellhop/contract/reservation-imports";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { open, seal } from "../../platform/crypto/seal.ts";
import { newId } from "../../platform/ids.ts";
import { Refusal, refuse, refuseField } from "../../platform/refusal.ts";
import {
  clearLeftOut,
  deleteFeed,
  insertFeed,
  lockFeeds,
  type StoredFeed,
  selectFeed,
  selectFeedForUpdate,
  selectFeeds,
  updateFeed,
  updateFeedProblem,
  updateFeedRead,
} from "./feeds.queries.ts";
import type { SourceRow } from "./reading/index.ts";

export type { StoredFeed };

const placeOf = (venueId: number, feedId: string) => `venue ${venueId} calendar_feeds.url_sealed ${feedId}`;

export const addressOf = (sealingKey: Buffer, venueId: number, { feed_id, url_sealed }: StoredFeed): string =>
  open(sealingKey, url_sealed, placeOf(venueId, feed_id));

export async function listFeeds(at: ReadingAtVenue): Promise<CalendarFeed[]> {
  return (await at.tx.rows(selectFeeds, { venueId: at.venueId })).map(toFeed);
}

/** Undefined if there is none any more. */
export const findFeed = (at: AtVenue, feedId: string) =>
  at.tx.maybeRow(selectFeed, { venueId: at.venueId, feedId });

export const lockFeed = (at: AtVenue, feedId: string) =>
  at.tx.maybeRow(selectFeedForUpdate, { venueId: at.venueId, feedId });

type FeedInput = {
  feed_id?: string | undefined;
  name: string;
  url?: string | undefined;
  room: string;
  ends_on_last_night?: boolean | undefined;
};

/** Adds a calendar, or changes one. Without an address it keeps its own. Returns it before and after. */
export async function saveFeed(at: AtVenue, input: FeedInput, sealingKey: Buffer) {
  const { feed_id, name, url, room } = input;
  const feedId = feed_id ?? newId();
  const key = { venueId: at.venueId, feedId };
  const before = feed_id === undefined ? undefined : await at.tx.maybeRow(selectFeedForUpdate, key);
  if (feed_id !== undefined && !before) throw refuse("not_found");
  if (!before) await requireRoomForFeed(at);
  if (url === undefined && !before) throw refuseField("url", "url_invalid");
  const sealed =
    url === undefined
      ? { urlSealed: before?.url_sealed ?? "", host: before?.host ?? "" }
      : { urlSealed: seal(sealingKey, url, placeOf(at.venueId, feedId)), host: new URL(url).host };
  const endsOnLastNight = input.ends_on_last_night ?? before?.ends_on_last_night ?? false;
  const values = { ...key, name, room, endsOnLastNight, ...sealed };
  if (before) await at.tx.run(updateFeed, values);
  else await at.tx.run(insertFeed, { ...values, createdAt: at.now });
  const after = await at.tx.row(selectFeed, key);
  return { before: before && toFeed(before), after: toFeed(after) };
}

async function requireRoomForFeed(at: AtVenue) {
  await at.tx.run(lockFeeds, { venueId: at.venueId });
  const count = (await at.tx.rows(selectFeeds, { venueId: at.venueId })).length;
  if (count < limits.maxCalendarFeeds) return;
  const detail = `A venue can have ${limits.maxCalendarFeeds} calendars.`;
  throw new Refusal("limit_reached", undefined, { detail });
}

/** Refused if there is none. */
export async function removeFeed(at: AtVenue, feedId: string): Promise<{ name: string; host: string }> {
  const removed = await at.tx.maybeRow(deleteFeed, { venueId: at.venueId, feedId });
  if (!removed) throw refuse("not_found");
  return removed;
}

type Reading = { problem: FileRefusal | null; importId: string | null; rows: readonly SourceRow[] };

/** The calendar was read now. */
export const noteFeedRead = (at: AtVenue, feedId: string, { problem, importId, rows }: Reading) =>
  at.tx.run(updateFeedRead, {
    venueId: at.venueId,
    feedId,
    readAt: at.now,
    problem,
    importId,
    bookings: rows.filter(({ is }) => is === "read").length,
    leftOut: JSON.stringify(leftOutOf(rows)),
  });

/** The calendar could not be read. */
export const noteFeedProblem = (at: AtVenue, feedId: string, problem: FileRefusal) =>
  at.tx.run(updateFeedProblem, { venueId: at.venueId, feedId, problem });

/** Call it when a guest is deleted. */
export const forgetLeftOut = (at: AtVenue) => at.tx.run(clearLeftOut, { venueId: at.venueId });

const maxLeftOutEvents = 20;

function leftOutOf(rows: readonly SourceRow[]): LeftOut[] {
  const byCode = new Map<RowProblem["code"], LeftOut>();
  for (const { is, problems, parsed } of rows) {
    const [problem] = problems;
    if (is === "read" || !problem) continue;
    const { code } = problem;
    const one = byCode.get(code) ?? { code, count: 0, events: [] };
    one.count++;
    const { checkin, checkout } = parsed;
    if (one.events.length < maxLeftOutEvents) one.events.push({ title: problem.value, checkin, checkout });
    byCode.set(code, one);
  }
  return [...byCode.values()].toSorted((one, other) => other.count - one.count);
}

const toFeed = ({ read_at, url_sealed: _, ...row }: StoredFeed): CalendarFeed => ({
  ...row,
  read_at: read_at?.toISOString() ?? null,
});
