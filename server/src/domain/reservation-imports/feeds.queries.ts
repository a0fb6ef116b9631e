import type { FileRefusal } from "@bellhop/contract/reservation-imports";
import { change, statement } from "../../platform/db/index.ts";

export type StoredFeed = {
  feed_id: string;
  name: string;
  url_sealed: string;
  host: string;
  room: string;
  read_at: Date | null;
  problem: FileRefusal | null;
  import_id: string | null;
};

const columns = `feed_id, name, url_sealed, host, room, read_at, problem,
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

export const insertFeed = change<
  Key & { name: string; urlSealed: string; host: string; room: string; createdAt: Date }
>(
  "insert calendar feed",
  `insert into calendar_feeds (venue_id, feed_id, name, url_sealed, host, room, created_at)
   values ($venueId, $feedId, $name, $urlSealed, $host, $room, $createdAt)`,
);

export const updateFeed = change<Key & { name: string; urlSealed: string; host: string; room: string }>(
  "update calendar feed",
  `update calendar_feeds set name = $name, url_sealed = $urlSealed, host = $host, room = $room
   where venue_id = $venueId and feed_id = $feedId`,
);

export const updateFeedRead = change<
  Key & { readAt: Date | null; problem: FileRefusal | null; importId: string | null }
>(
  "note reading of calendar feed",
  `update calendar_feeds set read_at = coalesce($readAt, read_at), problem = $problem, import_id = coalesce($importId, import_id)
   where venue_id = $venueId and feed_id = $feedId`,
);

export const deleteFeed = change<Key, { name: string; host: string }>(
  "delete calendar feed",
  "delete from calendar_feeds where venue_id = $venueId and feed_id = $feedId returning name, host",
);
