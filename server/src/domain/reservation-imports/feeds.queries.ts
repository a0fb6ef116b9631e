import type { FileRefusal, LeftOut } from "@bellhop/contract/reservation-imports";
import { change, statement } from "../../platform/db/index.ts";

export type StoredFeed = {
  feed_id: string;
  name: string;
  url_sealed: string;
  host: string;
  room: string;
  ends_on_last_night: boolean;
  read_at: Date | null;
  bookings: number | null;
  left_out: LeftOut[];
  problem: FileRefusal | null;
  import_id: string | null;
};

const columns = `feed_id, name, url_sealed, host, room, ends_on_last_night, read_at, bookings, left_out, problem,
  (select i.import_id from reservation_imports i
   where i.venue_id = calendar_feeds.venue_id and i.import_id = calendar_feeds.import_id) as import_id`;

type Key = { venueId: number; feedId: string };

export const selectFeeds = statement<{ venueId: number }, StoredFeed>(
  "list calendar feeds",
  `select ${columns} from calendar_feeds where venue_id = $venueId order by created_at, feed_id`,
);

export const selectFeed = statement<Key, StoredFeed>(
  "find calendar feed",
  `select ${columns} from calendar_feeds where venue_id = $venueId and feed_id = $feedId`,
);

export const selectFeedForUpdate = change<Key, StoredFeed>(
  "lock calendar feed",
  `select ${columns} from calendar_feeds where venue_id = $venueId and feed_id = $feedId for update`,
);

export const lockFeeds = change<{ venueId: number }>(
  "lock calendar feeds",
  "select pg_advisory_xact_lock(hashtextextended('calendar feeds', $venueId))",
);

type FeedValues = { name: string; urlSealed: string; host: string; room: string; endsOnLastNight: boolean };

export const insertFeed = change<Key & FeedValues & { createdAt: Date }>(
  "insert calendar feed",
  `insert into calendar_feeds (venue_id, feed_id, name, url_sealed, host, room, ends_on_last_night, created_at)
   values ($venueId, $feedId, $name, $urlSealed, $host, $room, $endsOnLastNight, $createdAt)`,
);

export const updateFeed = change<Key & FeedValues>(
  "update calendar feed",
  `update calendar_feeds set name = $name, url_sealed = $urlSealed, host = $host, room = $room,
     ends_on_last_night = $endsOnLastNight
   where venue_id = $venueId and feed_id = $feedId`,
);

export const updateFeedRead = change<
  Key & {
    readAt: Date;
    problem: FileRefusal | null;
    importId: string | null;
    bookings: number;
    leftOut: string;
  }
>(
  "note reading of calendar feed",
  `update calendar_feeds set read_at = $readAt, problem = $problem, import_id = coalesce($importId, import_id),
     bookings = $bookings, left_out = $leftOut
   where venue_id = $venueId and feed_id = $feedId`,
);

export const updateFeedProblem = change<Key & { problem: FileRefusal }>(
  "note problem of calendar feed",
  "update calendar_feeds set problem = $problem where venue_id = $venueId and feed_id = $feedId",
);

/** Titles may name guests. The next reading lists them again without those who were deleted. */
export const clearLeftOut = change<{ venueId: number }>(
  "clear left out events of calendar feeds",
  "update calendar_feeds set left_out = '[]' where venue_id = $venueId and left_out <> '[]'",
);

export const deleteFeed = change<Key, { name: string; host: string }>(
  "delete calendar feed",
  "delete from calendar_feeds where venue_id = $venueId and feed_id = $feedId returning name, host",
);
