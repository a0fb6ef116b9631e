import type { NotifiedThing } from "@bellhop/contract/notifications";
import type { AtVenue } from "../../platform/at/index.ts";
import { selectOpenThings } from "./ladders.queries.ts";
import { climbLaddersQueue, followAlertsQueue } from "./queues.ts";

/** Things noted by each unit so far. */
const noted = new WeakMap<object, Set<string>>();

/** After the commit, a job looks whether people must be called for the thing, or need not any more. */
export async function noteChange(at: AtVenue, { kind, id }: NotifiedThing): Promise<void> {
  const things = noted.get(at.tx) ?? new Set();
  noted.set(at.tx, things);
  const key = `${at.venueId} ${kind} ${id}`;
  if (things.has(key)) return;
  things.add(key);
  await at.enqueue(followAlertsQueue, { venue_id: at.venueId, kind, id });
}

/** After the commit, all things that call people are looked at, as after a venue was closed. */
export async function noteCalling(at: AtVenue): Promise<void> {
  for (const thing of await at.tx.rows(selectOpenThings, { venueId: at.venueId }))
    await noteChange(at, thing);
}

/** Looks again at that time. */
export async function lookAgain(at: AtVenue, { kind, id }: NotifiedThing, startAfter: Date): Promise<void> {
  const payload = { venue_id: at.venueId, kind, id };
  // A job for another time must not take its place.
  const key = `${at.venueId} ${kind} ${id} ${startAfter.getTime()}`;
  await at.enqueue(climbLaddersQueue, payload, { key, startAfter });
}
