import type { NotificationState } from "@bellhop/contract/notifications";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import type { Told } from "./climb.ts";
import {
  beginAttempt,
  dropSnoozed,
  endAttempt,
  type LadderRow,
  lockNotification,
  markOpened,
  type NotificationRow,
  queueTakenBack,
  selectLadder,
  selectNotification,
  snoozeRows,
  wakeRows,
} from "./ladders.queries.ts";
import { type Reach, takeBack, tellStep, thingOf } from "./ladders.ts";
import { lookAgain } from "./note-change.ts";
import { sendQueues } from "./queues.ts";

export const findNotification = (at: ReadingAtVenue, notificationId: string) =>
  at.tx.maybeRow(selectNotification, { venueId: at.venueId, notificationId });

type Ready = { row: NotificationRow; ladder: LadderRow; begunAt: Date };

/**
 * Counts an attempt before it begins, and returns what to send; undefined if nothing is to be sent any more. An attempt
 * that a dead process has begun is begun again: the reader sees one with the same id only once.
 */
export async function beginSending(
  at: AtVenue,
  notificationId: string,
  { isWanted }: { isWanted: boolean },
): Promise<Ready | undefined> {
  const { venueId, now } = at;
  const row = await at.tx.maybeRow(lockNotification, { venueId, notificationId });
  if (!row || !isDue(row)) return undefined;
  const ladder = await at.tx.maybeRow(selectLadder, { venueId, ladderId: row.ladder_id });
  if (!ladder) return undefined;
  const isStale = row.what === "step" && (ladder.settled_at !== null || row.opened_at !== null);
  if (isStale || !isWanted) {
    await endSending(at, notificationId, { state: "dropped", status: null });
    return undefined;
  }
  await at.tx.run(beginAttempt, { venueId, notificationId, changedAt: now });
  return { row: { ...row, attempts: row.attempts + 1 }, ladder, begunAt: now };
}

const isDue = ({ state }: NotificationRow) => state === "queued" || state === "sending";

export const endSending = (
  at: AtVenue,
  notificationId: string,
  { state, status }: { state: NotificationState; status: number | null },
) => at.tx.run(endAttempt, { venueId: at.venueId, notificationId, state, status, changedAt: at.now });

/** A slow push may arrive after what took it back, and would stay on the device. */
export async function takeBackAgain(at: AtVenue, { ladder_id, target_id }: NotificationRow, begunAt: Date) {
  const { venueId, now: changedAt } = at;
  for (const { notification_id } of await at.tx.rows(queueTakenBack, {
    ...{ venueId, ladderId: ladder_id, targetId: target_id, since: begunAt, changedAt },
  }))
    await at.enqueue(sendQueues.push, { venue_id: venueId, notification_id });
}

/** The member has opened it: their other devices show it no more. */
export async function markAllOpened(
  at: AtVenue,
  ladder: LadderRow,
  { memberId, exceptDevice }: { memberId: string; exceptDevice: string | undefined },
) {
  const { venueId, now: openedAt } = at;
  const opened = await at.tx.run(markOpened, { venueId, ladderId: ladder.ladder_id, memberId, openedAt });
  if (opened > 0) await takeBack(at, ladder, { what: "opened", memberId, exceptDevice });
}

/** The member's devices show it no more until then. Then a job ends it by `callAgain`. */
export async function snooze(
  at: AtVenue,
  ladder: LadderRow,
  { memberId, exceptDevice, until }: { memberId: string; exceptDevice: string | undefined; until: Date },
) {
  await takeBack(at, ladder, { what: "snoozed", memberId, exceptDevice });
  const { venueId, now: changedAt } = at;
  const { ladder_id: ladderId } = ladder;
  await at.tx.run(snoozeRows, { venueId, ladderId, memberId, until, changedAt });
  await lookAgain(at, thingOf(ladder), until);
}

/**
 * A snooze has ended: calls the member by the last step that was reached for them. Devices that it reached before the
 * snooze show its push again.
 */
export async function callAgain(
  at: AtVenue,
  ladder: LadderRow,
  {
    memberId,
    told,
    sound,
    reach,
  }: { memberId: string; told: Told | undefined; sound: boolean; reach: Reach },
) {
  const { venueId, now: changedAt } = at;
  const whose = { venueId, ladderId: ladder.ladder_id, memberId, changedAt };
  const woken = told ? await at.tx.rows(wakeRows, { ...whose, step: told.step }) : [];
  await at.tx.run(dropSnoozed, whose);
  for (const { notification_id } of woken)
    await at.enqueue(sendQueues.push, { venue_id: venueId, notification_id });
  if (told) await tellStep(at, ladder, told, { sound, reach });
}
