import type { Database } from "../at/index.ts";
import { failpoint } from "../failpoints.ts";
import type { Log } from "../log.ts";
import type { Bus } from "./bus.ts";
import { findLiveEnds, type LiveEventRow, listLiveCounters, listLiveEvents } from "./live.queries.ts";

export type LiveReader = {
  send(event: LiveEventRow): void;
  /** Called once if there is nothing to resume; `reset` if events are missing. */
  startsAt(seq: number, reset: boolean): void;
  /** Resolves when most of the sent events are read, or the reader is gone. */
  drained(): Promise<void>;
};

export type LiveHub = {
  /** Sends the events after `lastSeq` (null: only new ones), then new ones until `leave` is called. */
  join(venueId: number, reader: LiveReader, lastSeq: number | null): Promise<() => void>;
  close(): void;
};

const liveEventsPage = 200;
const recheckMs = 5_000;

/** `tail`: the last event read; `told`: the last one that a wake-up named. */
type Room = { readers: Set<Joined>; tail: number; told: number; reading?: Promise<void> };
type Joined = { reader: LiveReader; cursor: number; held: LiveEventRow[] | undefined };

/** Reads each venue's new events once per process and passes them to all its readers. */
export function openLiveHub({ db, bus, log }: { db: Database; bus: Bus; log: Log }): LiveHub {
  const rooms = new Map<number, Room>();

  bus.onWake("live", (key) => {
    const [venueId, seq] = key.split(" ").map(Number) as [number, number];
    const room = rooms.get(venueId);
    if (!room || room.tail >= seq) return;
    room.told = Math.max(room.told, seq);
    void catchUp(venueId, room);
  });
  const recheckAll = () =>
    void recheck().catch((error) => log.warn({ err: error }, "live events not rechecked"));
  bus.onResync(recheckAll);
  const timer = setInterval(recheckAll, recheckMs).unref();

  async function recheck() {
    const venueIds = [...rooms.keys()];
    if (venueIds.length === 0) return;
    const scope = { operatorId: "", venueIds };
    for (const { venue_id, last_seq } of await db.readAtOperator(scope, (at) =>
      at.tx.rows(listLiveCounters, { venueIds }),
    )) {
      const room = rooms.get(venue_id);
      if (room && room.tail < last_seq) await catchUp(venue_id, room);
    }
  }

  /** One read at a time per venue. */
  function catchUp(venueId: number, room: Room): Promise<void> {
    room.reading ??= read(venueId, room)
      .catch((error) => log.warn({ venue: venueId, err: error }, "live events not read; trying again"))
      .finally(() => {
        room.reading = undefined;
      });
    return room.reading;
  }

  async function read(venueId: number, room: Room) {
    for (let isMore = true; isMore; ) {
      const { told } = room;
      const events = await readPage(db, venueId, room.tail);
      if (events.length > 0) failpoint("live.read");
      for (const event of events) {
        room.tail = event.seq;
        for (const joined of room.readers) pass(joined, event);
      }
      const wasToldMeanwhile = room.told > Math.max(told, room.tail);
      isMore = events.length === liveEventsPage || wasToldMeanwhile;
    }
  }

  return {
    async join(venueId, reader, lastSeq) {
      const { last_seq, first_seq } = await db.readAtVenue(venueId, (at) =>
        at.tx.row(findLiveEnds, { venueId }),
      );
      const tooOld = lastSeq !== null && !canResume(lastSeq, last_seq, first_seq);
      const startsNow = tooOld || lastSeq === null;
      if (startsNow) reader.startsAt(last_seq, tooOld);
      const cursor = startsNow ? last_seq : await sendMissed(db, venueId, reader, lastSeq);
      const joined: Joined = { reader, cursor, held: [] };
      const room = rooms.get(venueId) ?? { readers: new Set(), tail: last_seq, told: last_seq };
      rooms.set(venueId, room);
      // Joins before it reads the rest: events that arrive meanwhile are held back and sent after it.
      room.readers.add(joined);
      const leave = () => {
        room.readers.delete(joined);
        if (room.readers.size === 0 && rooms.get(venueId) === room) rooms.delete(venueId);
      };
      try {
        const rest = await readAfter(db, venueId, joined.cursor);
        const held = joined.held ?? [];
        joined.held = undefined;
        for (const event of [...rest, ...held]) pass(joined, event);
      } catch (error) {
        leave();
        throw error;
      }
      void catchUp(venueId, room);
      return leave;
    },
    close: () => clearInterval(timer),
  };
}

/** With more missed events, reading everything again is faster. */
const maxMissed = 5_000;

function canResume(from: number, last: number, firstKept: number | null): boolean {
  return from <= last && last - from <= maxMissed && from + 1 >= (firstKept ?? last + 1);
}

function pass(joined: Joined, event: LiveEventRow) {
  if (joined.held) {
    joined.held.push(event);
    return;
  }
  if (event.seq <= joined.cursor) return;
  joined.cursor = event.seq;
  joined.reader.send(event);
}

async function sendMissed(db: Database, venueId: number, reader: LiveReader, after: number): Promise<number> {
  for (let cursor = after; ; ) {
    const page = await readPage(db, venueId, cursor);
    for (const event of page) {
      reader.send(event);
      cursor = event.seq;
      await reader.drained();
    }
    if (page.length < liveEventsPage) return cursor;
  }
}

async function readAfter(db: Database, venueId: number, after: number): Promise<LiveEventRow[]> {
  const events = await readPage(db, venueId, after);
  const last = events.at(-1);
  return last ? [...events, ...(await readAfter(db, venueId, last.seq))] : events;
}

function readPage(db: Database, venueId: number, after: number): Promise<LiveEventRow[]> {
  return db.readAtVenue(venueId, (at) =>
    at.tx.rows(listLiveEvents, { venueId, afterSeq: after, limit: liveEventsPage }),
  );
}
