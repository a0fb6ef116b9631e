import type { ServerResponse } from "node:http";
import type { GuestPageEvent } from "@bellhop/contract/guest-page";
import { readToken } from "../../domain/guest-sessions/index.ts";
import { findForGuest } from "../../domain/guest-thread/index.ts";
import { showDoorCodes } from "../../journeys/guests/show-door-codes.ts";
import { findScope, type Visit } from "../../journeys/guests/view-guest-page.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import type { Log } from "../../platform/log.ts";
import type { Services } from "../../services.ts";
import { openEventStream } from "../live/event-stream.ts";
import type { GuestChange, GuestFeed } from "./guest-feed.ts";

type Parts = {
  services: Services;
  feed: GuestFeed;
  log: Log;
  /** The open streams of the process. */
  streams: Set<() => void>;
  send(event: GuestPageEvent): string;
  release(): void;
};

/**
 * Streams what changes in the thread of a browser's session. A change only says what to read again: the guest gets what
 * the session may see at that time. The headers come once nothing can be missed; the page reads its thread then.
 */
export async function followThread(
  { services, feed, log, streams, send, release }: Parts,
  visit: Visit,
  response: ServerResponse,
) {
  const { db } = services;
  /** Ids of messages, and `answerer`. */
  const changed = new Set<string>();
  let isReading = false;
  let followedId: string | undefined;
  let leave: (() => void) | undefined;
  const stream = openEventStream(response, () => {
    streams.delete(stream.end);
    release();
    leave?.();
  });
  streams.add(stream.end);

  /** Without an event, the page connects again: to the conversation that shows its messages now. */
  const end = (event?: GuestPageEvent) => {
    if (event) stream.write(send(event));
    stream.end();
  };
  const catchUp = async () => {
    while (changed.size > 0 && !stream.isOver()) {
      const now = [...changed];
      changed.clear();
      const read = await db.readAtVenue(visit.venueId, (at) => readChanged(at, visit.token, now, services));
      if (read === "moved") return end();
      if (!read) return end({ kind: "ended" });
      if (read.conversationId !== followedId) return end();
      for (const event of read.events) stream.write(send(event));
      await stream.drained();
    }
  };
  const wake = async () => {
    if (isReading) return;
    isReading = true;
    try {
      await catchUp();
    } catch (error) {
      log.warn({ venue: visit.venueId, err: error }, "a guest's changes were not read");
      end();
    } finally {
      isReading = false;
    }
  };
  const hear = (change: GuestChange) => {
    if (change === "deleted") return end({ kind: "ended" });
    if (change === "merged") return end();
    changed.add(typeof change === "string" ? change : change.messageId);
    void wake();
  };

  try {
    const findFollowed = () => db.readAtVenue(visit.venueId, (at) => scopeOf(at, visit.token));
    const scope = await findFollowed();
    if (!scope || scope === "moved") {
      stream.writeHead();
      return end(scope ? undefined : { kind: "ended" });
    }
    followedId = scope.conversationId;
    leave = await feed.join(visit.venueId, followedId, hear);
    if (stream.isOver()) leave();
    stream.writeHead();
    // Staff may have merged the guest before this stream heard of changes.
    const joined = await findFollowed();
    if (joined === "moved") return end();
    if (!joined) return end({ kind: "ended" });
    if (joined.conversationId !== followedId) return end();
  } catch (error) {
    log.warn({ err: error }, "a guest's stream was not opened");
    response.destroy();
  }
}

/** Undefined if the session has ended. `moved`: the browser has a new token and reconnects with it. */
async function scopeOf(at: ReadingAtVenue, token: string) {
  const state = await readToken(at, token);
  if (state.is === "moved") return "moved";
  if (state.is !== "current") return undefined;
  const scope = await findScope(at, state.session);
  return scope && { ...scope, session: state.session };
}

/** Undefined if the session has ended. */
async function readChanged(
  at: ReadingAtVenue,
  token: string,
  changed: readonly string[],
  services: Services,
): Promise<{ conversationId: string; events: GuestPageEvent[] } | "moved" | undefined> {
  const found = await scopeOf(at, token);
  if (!found || found === "moved") return found;
  const { answerer, session, ...scope } = found;
  const messageIds = changed.filter((change) => change !== "answerer");
  const visible = messageIds.length > 0 ? await findForGuest(at, scope, messageIds) : [];
  const messages = await showDoorCodes(at, services, session, visible);
  const events = [
    ...messages.map((message) => ({ kind: "message", message }) as const),
    ...(changed.includes("answerer") ? [{ kind: "answerer", answerer } as const] : []),
  ];
  return { conversationId: scope.conversationId, events };
}
