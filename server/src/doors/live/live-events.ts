import { liveEventsPath, liveEventsRole, resetEventName } from "@bellhop/contract/live";
import type { FastifyInstance } from "fastify";
import type { LiveHub, LiveReader } from "../../platform/live/hub.ts";
import type { Log } from "../../platform/log.ts";
import { refuseFor } from "../../platform/refusal.ts";
import { venueOf } from "../http/answer.ts";
import { type Authenticate, actingMember } from "../http/authenticate.ts";
import { openEventStream, seqOf } from "./event-stream.ts";
import { openAccessChecks } from "./open-access-checks.ts";

/** Access is read from the database, not from the cache. */
const uncached = "changes";
const streamRetryAfterSeconds = 30;

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
  const ofMembers = new Map<string, Set<() => void>>();
  const rights = openAccessChecks();
  app.addHook("preClose", async () => {
    for (const end of open) end();
  });

  app.get(liveEventsPath, { config: { role: liveEventsRole } }, async (request, reply) => {
    const who = actingMember(request, await authenticate(request, uncached));
    const venueId = venueOf(request, who);
    const own = ofMembers.get(who.member_id) ?? new Set();
    // Ending the oldest stream instead would make its client reconnect and end the next one, forever.
    if (streamsPerMember !== undefined && own.size >= streamsPerMember)
      throw refuseFor("too_many", streamRetryAfterSeconds);
    const lastSeq = seqOf(String(request.headers["last-event-id"] ?? ""));
    reply.hijack();
    let leave: (() => void) | undefined;
    const stream = openEventStream(reply.raw, () => {
      open.delete(stream.end);
      own.delete(stream.end);
      if (own.size === 0) ofMembers.delete(who.member_id);
      unwatch();
      leave?.();
    });
    const { authorization = "", "bellhop-venue": named } = request.headers;
    // Without `Bellhop-Venue`, the current venue applies, which may change while the stream is open.
    const stillMay = async () =>
      venueOf(request, actingMember(request, await authenticate(request, uncached))) === venueId;
    const unwatch = rights.watch(`${venueId} ${named} ${authorization}`, stillMay, stream.end);
    open.add(stream.end);
    ofMembers.set(who.member_id, own.add(stream.end));

    // The dashboard reads everything once it has the headers, then relies on events. So the headers wait for the
    // starting event number: an event committed in between would be in neither.
    const reader: LiveReader = {
      send: (event) => stream.write(`id: ${event.seq}\ndata: ${event.event}\n\n`),
      startsAt: (seq, reset) => {
        stream.writeHead();
        stream.write(reset ? `id: ${seq}\nevent: ${resetEventName}\ndata: {}\n\n` : `id: ${seq}\n\n`);
      },
      drained: stream.drained,
    };
    if (lastSeq !== null) stream.writeHead();
    try {
      leave = await hub.join(venueId, reader, lastSeq);
      if (stream.isOver()) leave();
    } catch (error) {
      log.warn({ err: error }, "live events not opened");
      reply.raw.destroy();
    }
  });
}
