import type { LiveEvent } from "@bellhop/contract/live";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { selectEventsAfter, selectStaysOfNamed } from "./changes.queries.ts";

/** Stays and guests that may be planned otherwise than before. */
export type Changes = { reservationIds: ReadonlySet<string>; guestIds: ReadonlySet<string> };

/** Events after which no stay is planned otherwise, unless the settings that were read have changed too. */
const harmless = new Set<string>([
  "alerts",
  "settings",
  "task",
  "knowledge",
  "contradictions",
  "suggestions",
  "test_questions",
  "gaps",
  "concierge",
  "reservation_import",
  "shift_note",
  "notification",
  "duty",
  "simulator",
  "plan",
] satisfies LiveEvent["kind"][]);

const naming = new Set<string>([
  "message",
  "conversation",
  "reservations",
  "guest_deleted",
  "request_changed",
] satisfies LiveEvent["kind"][]);

/** With more events, reading everything again is faster. */
const maxEvents = 300;

/** What the live events from `after` to `until` name; undefined if everything may have changed. */
export async function listChanges(
  at: ReadingAtVenue,
  { after, until }: { after: number; until: number },
): Promise<Changes | undefined> {
  const expected = until - after;
  if (expected <= 0) return { reservationIds: new Set(), guestIds: new Set() };
  if (expected > maxEvents) return undefined;
  const { venueId } = at;
  const events = await at.tx.rows(selectEventsAfter, { venueId, afterSeq: after, limit: expected });
  if (events.length < expected) return undefined;
  const told = events.filter(({ kind }) => !harmless.has(kind));
  const isVague = told.some(
    ({ kind, reservation_ids, request_ids }) =>
      !naming.has(kind) ||
      (kind === "reservations" && !reservation_ids) ||
      (kind === "request_changed" && !request_ids),
  );
  if (isVague) return undefined;
  const rows = await at.tx.rows(selectStaysOfNamed, {
    venueId,
    guestIds: told.flatMap(({ guest_id, guest_ids }) => [
      ...(guest_ids ?? []),
      ...(guest_id ? [guest_id] : []),
    ]),
    conversationIds: told.flatMap(({ conversation_id }) => conversation_id ?? []),
    requestIds: told.flatMap(({ request_ids }) => request_ids ?? []),
  });
  return {
    reservationIds: new Set([
      ...told.flatMap(({ reservation_ids }) => reservation_ids ?? []),
      ...rows.flatMap(({ reservation_id }) => reservation_id ?? []),
    ]),
    guestIds: new Set(rows.map(({ guest_id }) => guest_id)),
  };
}
