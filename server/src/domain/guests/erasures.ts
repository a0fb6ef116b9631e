import type { LiveEvent } from "@bellhop/contract/live";
import * as z from "zod/mini";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { open, seal } from "../../platform/crypto/seal.ts";
import { newId } from "../../platform/ids.ts";
import { queue } from "../../platform/jobs/queue.ts";
import type { Traces } from "../../platform/traces.ts";
import { deleteErasure, insertErasure, selectErasure, setSearched } from "./erasures.queries.ts";

/** Removes what a deleted guest left in raw webhooks, files of imports and stored answers. */
export const eraseTracesQueue = queue(
  "erase-traces",
  z.object({ venue_id: z.number(), erasure_id: z.string() }),
  {
    retries: 20,
    timeLimitSeconds: 300,
    atOnce: 1,
    once: false,
  },
);

/** The time limit of a request. */
const requestsEndMs = 15_000;

export type Erasure = {
  erasureId: string;
  traces: Traces;
  /** Takes the place of earlier live events. */
  event: Extract<LiveEvent, { kind: "guest_deleted" }>;
  receivedUntil: Date;
  /** Deliveries up to this id are done. */
  searchedId: string | null;
};

const placeOf = (venueId: number, erasureId: string) => `${venueId} erasures traces_sealed ${erasureId}`;

/** Enqueues the job. What it looks for is stored sealed, and deleted when it has finished. */
export async function beginErasure(
  at: AtVenue,
  sealingKey: Buffer,
  { traces, event, receivedUntil }: Pick<Erasure, "traces" | "event" | "receivedUntil">,
) {
  const erasureId = newId();
  const tracesSealed = seal(sealingKey, JSON.stringify({ traces, event }), placeOf(at.venueId, erasureId));
  await at.tx.run(insertErasure, { venueId: at.venueId, erasureId, tracesSealed, receivedUntil });
  // Requests that began before the deletion are over by then.
  const startAfter = new Date(at.now.getTime() + requestsEndMs);
  const payload = { venue_id: at.venueId, erasure_id: erasureId };
  await at.enqueue(eraseTracesQueue, payload, { key: erasureId, startAfter });
}

/** Undefined once it has finished. */
export async function findErasure(
  at: ReadingAtVenue,
  sealingKey: Buffer,
  erasureId: string,
): Promise<Erasure | undefined> {
  const row = await at.tx.maybeRow(selectErasure, { venueId: at.venueId, erasureId });
  if (!row) return undefined;
  const opened = open(sealingKey, row.traces_sealed, placeOf(at.venueId, erasureId));
  const { traces, event }: Pick<Erasure, "traces" | "event"> = JSON.parse(opened);
  const { received_until: receivedUntil, searched_delivery_id: searchedId } = row;
  return { erasureId, traces, event, receivedUntil, searchedId };
}

export const noteSearched = (at: AtVenue, erasureId: string, deliveryId: string) =>
  at.tx.run(setSearched, { venueId: at.venueId, erasureId, deliveryId });

export const endErasure = (at: AtVenue, erasureId: string) =>
  at.tx.run(deleteErasure, { venueId: at.venueId, erasureId });
