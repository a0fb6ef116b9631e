import type { LiveEvent } from "@bellhop/contract/live";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { selectEventsAfter, selectStaysOfNamed } from "./changes.queries.ts";

/** Stays and guests that may be planned otherwise than before. */
export type Changes = { reservationIds: ReadonlySet<string>; guestIds: ReadonlySet<string> };

/**
 * What an event means for the plan. `none`: no stay is planned otherwise, unless the rules and settings, which are read
 * each time, have changed too. `named`: the event names the stays or persons. All stays are read after a kind that is not
 * listed here, such as one of a newer version.
 */
const effects: Record<LiveEvent["kind"], "none" | "named"> = {
  message: "named",
  conversation: "named",
  reservations: "named",
  guest_deleted: "named",
  request_changed: "named",
  proactive_rules: "none",
  alerts: "none",
  settings: "none",
  task: "none",
  knowledge: "none",
  contradictions: "none",
  suggestions: "none",
  test_questions: "none",
  gaps: "none",
  concierge: "none",
  reservation_import: "none",
  shift_note: "none",
  notification: "none",
  duty: "none",
  simulator: "none",
  plan: "none",
};
const effectOf = (kind: string): "none" | "named" | undefined =>
  Object.hasOwn(effects, kind) ? effects[kind as LiveEvent["kind"]] : undefined;

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
  const relevant = events.filter(({ kind }) => effectOf(kind) !== "none");
  const isVague = relevant.some(
    ({ kind, reservation_ids, request_ids }) =>
      effectOf(kind) === undefined ||
      (kind === "reservations" && !reservation_ids) ||
      (kind === "request_changed" && !request_ids),
  );
  if (isVague) return undefined;
  const rows = await at.tx.rows(selectStaysOfNamed, {
    venueId,
    guestIds: relevant.flatMap(({ guest_id, guest_ids }) => [
      ...(guest_ids ?? []),
      ...(guest_id ? [guest_id] : []),
    ]),
    conversationIds: relevant.flatMap(({ conversation_id }) => conversation_id ?? []),
    requestIds: relevant.flatMap(({ request_ids }) => request_ids ?? []),
  });
  return {
    reservationIds: new Set([
      ...relevant.flatMap(({ reservation_ids }) => reservation_ids ?? []),
      ...rows.flatMap(({ reservation_id }) => reservation_id ?? []),
    ]),
    guestIds: new Set(rows.map(({ guest_id }) => guest_id)),
  };
}
