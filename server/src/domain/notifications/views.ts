import type { Alert } from "@bellhop/contract/alerts";
import type { OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { Ladder, listLadders, Notification } from "@bellhop/contract/notifications";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { causeOfAlert } from "./causes.ts";
import {
  type LadderOfThing,
  type LadderRow,
  listLadderRows,
  type NotificationRow,
  selectNotificationsOfLadders,
} from "./ladders.queries.ts";
import type { MuteRow } from "./people.queries.ts";

const nextOf = ({ next_step, next_at }: Pick<LadderRow, "next_step"> & { next_at: Date | string | null }) =>
  next_step && next_at ? { step: next_step, at: new Date(next_at).toISOString() } : null;

const toLadder = (row: LadderRow): Ladder => ({
  ladder_id: row.ladder_id,
  cause: row.cause,
  thing: { kind: row.thing_kind, id: row.thing_id },
  raised_at: row.raised_at.toISOString(),
  steps: row.steps,
  next: nextOf(row),
  settled_at: row.settled_at?.toISOString() ?? null,
});

type Filter = {
  conversation_id?: string | undefined;
  request_id?: string | undefined;
  cursor?: string | undefined;
  limit?: number | undefined;
};

/** Open ladders, or all about a thing, with their notifications. `nameOf` names members. */
export async function viewLadders(
  at: ReadingAtVenue,
  { conversation_id, request_id, cursor, limit = limits.pageItems }: Filter,
  nameOf: (memberId: string) => string,
): Promise<OutputOf<typeof listLadders>> {
  const [cursorAt, cursorId] = decodeTimeCursor(cursor, "id");
  const thingId = conversation_id ?? request_id ?? null;
  const rows = await at.tx.rows(listLadderRows, {
    ...{ venueId: at.venueId, thingId, cursorAt, cursorId, limit: limit + 1 },
  });
  const { shown, next } = toPage(rows, limit, (row) => row.ladder_id);
  const notifications = await at.tx.rows(selectNotificationsOfLadders, {
    venueId: at.venueId,
    ladderIds: shown.map(({ ladder_id }) => ladder_id),
  });
  const byLadder = Map.groupBy(notifications, ({ ladder_id }) => ladder_id);
  return {
    items: shown.map((row) => ({
      ...toLadder(row),
      notifications: (byLadder.get(row.ladder_id) ?? []).map((one) => toNotification(one, nameOf)),
    })),
    next_cursor: next,
  };
}

const toNotification = (row: NotificationRow, nameOf: (memberId: string) => string): Notification => ({
  ...{ notification_id: row.notification_id, step: row.step, way: row.way },
  member: row.member_id === null ? null : { member_id: row.member_id, name: nameOf(row.member_id) },
  ...{ state: row.state, attempts: row.attempts, at: row.changed_at.toISOString() },
  opened_at: row.opened_at?.toISOString() ?? null,
});

/**
 * Who has been told about an alert so far; undefined if it does not climb. `ladders` are the open ones of its thing, and
 * `mutes` those of the reader.
 */
export function tellOf(
  { cause, reason }: Pick<Alert, "cause" | "reason">,
  ladders: LadderOfThing[],
  mutes: MuteRow[],
): Alert["told"] {
  const climbing = causeOfAlert(cause, reason);
  const isAboutWaiting = cause === "guest_waits" || cause === "handed_over";
  const row =
    ladders.find((one) => one.cause === climbing) ??
    // A claimed thread has another cause.
    ladders.find((one) => isAboutWaiting && one.cause === "claimed_unanswered");
  if (!row) return undefined;
  const snooze = mutes.find(({ ladder_id }) => ladder_id === row.ladder_id);
  return {
    ...{ ladder_id: row.ladder_id, steps: row.steps, next: nextOf(row) },
    snoozed: snooze ? { until: snooze.until.toISOString(), mute_id: snooze.mute_id } : null,
  };
}
