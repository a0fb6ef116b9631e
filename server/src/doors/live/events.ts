import { liveEventsPath, mayHearLiveEvents, resetEventName } from "@bellhop/contract/live";
import type { FastifyInstance } from "fastify";
import type { LiveHub } from "../../platform/live/hub.ts";
import type { LiveEventRow } from "../../platform/live/live.queries.ts";
import type { Log } from "../../platform/log.ts";
import { refuseFor } from "../../platform/refusal.ts";
import { venueOf } from "../http/answer.ts";
import { memberWhoAsks, type WhoAsks } from "../http/who-asks.ts";
import { standingRights } from "./standing-rights.ts";

const heartbeatMs = 15_000;
/** How long a reader gets to take what was written before its stream is cut. */
const endingMs = 2_000;
/** Nobody's right to listen is taken from memory. */
const looksAnew = "changes";
/** How long a stream too many is told to wait. */
const comeAgainSeconds = 30;
/** A reader that leaves so much unread is dropped; it comes back by its last event id. */
const unreadBytesMost = 1024 * 1024;

type LiveDoor = {
  hub: LiveHub;
  whoAsks: WhoAsks;
  log: Log;
  /** Beyond so many of one member another is refused; undefined: as many as they like. */
  streamsPerMember: number | undefined;
};

/** The venue's live events as server-sent events: resumed by `Last-Event-ID`, ended when the right to hear them ends. */
export async function liveEvents(app: FastifyInstance, { hub, whoAsks, log, streamsPerMember }: LiveDoor) {
  const open = new Set<() => void>();
  const ofMembers = new Map<string, Set<() => void>>();
  const rights = standingRights();
  app.addHook("preClose", async () => {
    for (const end of open) end();
  });

  app.get(liveEventsPath, { config: { may: mayHearLiveEvents } }, async (request, reply) => {
    const who = memberWhoAsks(request, await whoAsks(request, looksAnew));
    const venueId = venueOf(request, who);
    const own = ofMembers.get(who.member_id) ?? new Set();
    // Not the oldest is ended for it: its reader would come back as the newest and end the next, without end.
    if (streamsPerMember !== undefined && own.size >= streamsPerMember)
      throw refuseFor("too_many", comeAgainSeconds);
    const lastSeq = seqOf(String(request.headers["last-event-id"] ?? ""));
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      "content-type": "text/event-stream; charset=utf-8",
      "x-accel-buffering": "no",
    });
    let leave: (() => void) | undefined;
    let isOver = false;
    /** Nothing is written behind the end: the reader leaves first, and one that has stopped reading is cut off. */
    const end = () => {
      if (isOver) return;
      isOver = true;
      open.delete(end);
      own.delete(end);
      if (own.size === 0) ofMembers.delete(who.member_id);
      clearInterval(heartbeat);
      unwatch();
      leave?.();
      stream.end();
      setTimeout(() => stream.destroy(), endingMs).unref();
    };
    const write = (text: string) => {
      if (isOver) return;
      // A message is told as several events at once: they go out together.
      stream.cork();
      process.nextTick(() => stream.uncork());
      stream.write(text);
      if (stream.writableLength > unreadBytesMost) stream.destroy();
    };
    const heartbeat = setInterval(() => write(": still here\n\n"), heartbeatMs);
    const { authorization = "", "bellhop-venue": named } = request.headers;
    // Without a venue of its own the stream is about the member's current one, which may be another by now.
    const stillMay = async () =>
      venueOf(request, memberWhoAsks(request, await whoAsks(request, looksAnew))) === venueId;
    const unwatch = rights.watch(`${venueId} ${named} ${authorization}`, stillMay, end);
    open.add(end);
    ofMembers.set(who.member_id, own.add(end));
    stream.on("close", end);
    // A connection that breaks while it is written to closes as well.
    stream.on("error", () => {});
    write("retry: 1000\n: welcome\n\n");

    const reader = {
      send: (event: LiveEventRow) => write(`id: ${event.seq}\ndata: ${JSON.stringify(event.event)}\n\n`),
      startsAt: (seq: number, reset: boolean) =>
        write(reset ? `id: ${seq}\nevent: ${resetEventName}\ndata: {}\n\n` : `id: ${seq}\n\n`),
      hasTaken: () =>
        new Promise<void>((resolve) => {
          if (isOver || !stream.writableNeedDrain) return resolve();
          const done = () => {
            stream.off("drain", done).off("close", done);
            resolve();
          };
          stream.on("drain", done).on("close", done);
        }),
    };
    try {
      leave = await hub.join(venueId, reader, lastSeq);
      if (isOver) leave();
    } catch (error) {
      log.warn({ err: error }, "live events not opened");
      stream.destroy();
    }
  });
}

/** Where a reader wants to go on; null: from now. What cannot be read is no place, and nobody goes on from there. */
function seqOf(lastEventId: string): number | null {
  if (lastEventId === "") return null;
  return /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1;
}
