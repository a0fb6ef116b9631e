import { liveEventsPath, mayHearLiveEvents, resetEventName } from "@bellhop/contract/live";
import type { FastifyInstance } from "fastify";
import type { LiveHub, LiveReader } from "../../platform/live/hub.ts";
import type { Log } from "../../platform/log.ts";
import { refuseFor } from "../../platform/refusal.ts";
import { venueOf } from "../http/answer.ts";
import { type Authenticate, actingMember } from "../http/authenticate.ts";
import { openAccessChecks } from "./access-checks.ts";

/** At most. Streams that opened together get different periods, so that their heartbeats do not make one burst. */
const heartbeatMs = 15_000;
/** How long a client gets to read what was written before its stream is cut. */
const endingMs = 2_000;
/** Access is read from the database, not from the cache. */
const uncached = "changes";
const streamRetryAfterSeconds = 30;
/** A slower client is dropped; it resumes from its last event id. */
const maxUnreadBytes = 1024 * 1024;

type LiveDoor = {
  hub: LiveHub;
  authenticate: Authenticate;
  log: Log;
  streamsPerMember: number | undefined;
};

/** Resumes after `Last-Event-ID`; ends when the member loses access. */
export async function liveEvents(
  app: FastifyInstance,
  { hub, authenticate, log, streamsPerMember }: LiveDoor,
) {
  const open = new Set<() => void>();
  let opened = 0;
  const ofMembers = new Map<string, Set<() => void>>();
  const rights = openAccessChecks();
  app.addHook("preClose", async () => {
    for (const end of open) end();
  });

  app.get(liveEventsPath, { config: { may: mayHearLiveEvents } }, async (request, reply) => {
    const who = actingMember(request, await authenticate(request, uncached));
    const venueId = venueOf(request, who);
    const own = ofMembers.get(who.member_id) ?? new Set();
    // Ending the oldest stream instead would make its client reconnect and end the next one, forever.
    if (streamsPerMember !== undefined && own.size >= streamsPerMember)
      throw refuseFor("too_many", streamRetryAfterSeconds);
    const lastSeq = seqOf(String(request.headers["last-event-id"] ?? ""));
    reply.hijack();
    const stream = reply.raw;
    let leave: (() => void) | undefined;
    let isOver = false;
    /** Leaves the hub first, so that nothing is written after the end. */
    const end = () => {
      if (isOver) return;
      isOver = true;
      open.delete(end);
      own.delete(end);
      if (own.size === 0) ofMembers.delete(who.member_id);
      clearInterval(heartbeat);
      unwatch();
      leave?.();
      if (!stream.headersSent) return void stream.destroy();
      stream.end();
      setTimeout(() => stream.destroy(), endingMs).unref();
    };
    const write = (text: string) => {
      if (isOver) return;
      // One change often causes several events: cork sends them in one packet.
      stream.cork();
      process.nextTick(() => stream.uncork());
      stream.write(text);
      if (stream.writableLength > maxUnreadBytes) stream.destroy();
    };
    const writeHead = () => {
      if (isOver) return;
      stream.writeHead(200, {
        "content-type": "text/event-stream; charset=utf-8",
        "x-accel-buffering": "no",
      });
      write("retry: 1000\n: welcome\n\n");
    };
    const heartbeat = setInterval(
      () => stream.headersSent && write(": still here\n\n"),
      heartbeatMs - (opened++ % 100) * 30,
    );
    const { authorization = "", "bellhop-venue": named } = request.headers;
    // Without `Bellhop-Venue`, the current venue applies, which may change while the stream is open.
    const stillMay = async () =>
      venueOf(request, actingMember(request, await authenticate(request, uncached))) === venueId;
    const unwatch = rights.watch(`${venueId} ${named} ${authorization}`, stillMay, end);
    open.add(end);
    ofMembers.set(who.member_id, own.add(end));
    stream.on("close", end);
    // A connection that breaks during a write emits "close" as well.
    stream.on("error", () => {});

    // The dashboard reads everything once it has the headers, then relies on events. So the headers wait for the
    // starting event number: an event committed in between would be in neither.
    const reader: LiveReader = {
      send: (event) => write(`id: ${event.seq}\ndata: ${event.event}\n\n`),
      startsAt: (seq, reset) => {
        if (!stream.headersSent) writeHead();
        write(reset ? `id: ${seq}\nevent: ${resetEventName}\ndata: {}\n\n` : `id: ${seq}\n\n`);
      },
      drained: () =>
        new Promise<void>((resolve) => {
          if (isOver || !stream.writableNeedDrain) return resolve();
          const done = () => {
            stream.off("drain", done).off("close", done);
            resolve();
          };
          stream.on("drain", done).on("close", done);
        }),
    };
    if (lastSeq !== null) writeHead();
    try {
      leave = await hub.join(venueId, reader, lastSeq);
      if (isOver) leave();
    } catch (error) {
      log.warn({ err: error }, "live events not opened");
      stream.destroy();
    }
  });
}

/** Null starts with the next event. With an invalid id the client must read everything again. */
function seqOf(lastEventId: string): number | null {
  if (lastEventId === "") return null;
  return /^\d{1,15}$/.test(lastEventId) ? Number(lastEventId) : -1;
}
