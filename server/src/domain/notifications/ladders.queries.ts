import type {
  NotificationCause,
  NotificationState,
  NotificationStep,
  NotificationWay,
  NotifiedThing,
} from "@bellhop/contract/notifications";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";
import type { Reached } from "./climb.ts";

type Thing = { venueId: number; kind: NotifiedThing["kind"]; id: string | null };

/** Waits until other units that follow the thing have ended. */
export const lockThing = change<Thing>(
  "lock notified thing",
  `select pg_advisory_xact_lock(hashtextextended('notified ' || $kind::text || ' ' || coalesce($id::text, ''), $venueId))`,
);

export type LadderRow = {
  ladder_id: string;
  cause: NotificationCause;
  thing_kind: NotifiedThing["kind"];
  thing_id: string | null;
  raised_at: Date;
  steps: Reached[];
  next_step: NotificationStep | null;
  next_at: Date | null;
  settled_at: Date | null;
};

const columns = `l.ladder_id, l.cause, l.thing_kind, l.thing_id, l.raised_at, l.steps, l.next_step, l.next_at, l.settled_at`;

/** As read together with its thing. */
export type LadderOfThing = Pick<LadderRow, "ladder_id" | "cause" | "steps" | "next_step"> & {
  next_at: string | null;
};

export const selectOpenLadders = statement<Thing, LadderRow>(
  "list open ladders of thing",
  `select ${columns} from notification_ladders l
   where l.venue_id = $venueId and l.thing_kind = $kind and l.thing_id is not distinct from $id::uuid
     and l.settled_at is null
   order by l.ladder_id`,
);

export const selectOpenThings = statement<
  { venueId: number },
  { kind: NotifiedThing["kind"]; id: string | null }
>(
  "list things with open ladders",
  `select distinct thing_kind as kind, thing_id as id from notification_ladders
   where venue_id = $venueId and settled_at is null`,
);

export const selectLadder = statement<{ venueId: number; ladderId: string }, LadderRow>(
  "find ladder",
  `select ${columns} from notification_ladders l where l.venue_id = $venueId and l.ladder_id = $ladderId`,
);

/** Adds nothing if one is open for the cause. */
export const insertLadder = change<
  Thing & { ladderId: string; cause: NotificationCause; raisedAt: Date },
  { ladder_id: string }
>(
  "insert ladder",
  `insert into notification_ladders (venue_id, ladder_id, cause, thing_kind, thing_id, raised_at)
   values ($venueId, $ladderId, $cause, $kind, $id, $raisedAt)
   on conflict do nothing returning ladder_id`,
);

export const updateLadder = change<{
  venueId: number;
  ladderId: string;
  steps: string;
  nextStep: NotificationStep | null;
  nextAt: Date | null;
}>(
  "climb ladder",
  `update notification_ladders set steps = $steps, next_step = $nextStep, next_at = $nextAt
   where venue_id = $venueId and ladder_id = $ladderId`,
);

export const settleLadder = change<{ venueId: number; ladderId: string; settledAt: Date }>(
  "settle ladder",
  `update notification_ladders set settled_at = $settledAt, next_step = null, next_at = null
   where venue_id = $venueId and ladder_id = $ladderId and settled_at is null`,
);

/** Drops notifications that were not sent yet. An attempt that is under way finishes. */
export const dropUnsent = change<{ venueId: number; ladderId: string; changedAt: Date }>(
  "drop unsent notifications",
  `update notifications set state = 'dropped', changed_at = $changedAt
   where venue_id = $venueId and ladder_id = $ladderId and what = 'step' and state in ('queued', 'snoozed')`,
);

export type What = "step" | "settled" | "opened" | "snoozed";

export type NotificationRow = {
  notification_id: string;
  ladder_id: string;
  what: What;
  step: NotificationStep;
  way: NotificationWay;
  member_id: string | null;
  target_id: string | null;
  state: NotificationState;
  attempts: number;
  created_at: Date;
  changed_at: Date;
  opened_at: Date | null;
  snoozed_until: Date | null;
};

const rowColumns = `n.notification_id, n.ladder_id, n.what, n.step, n.way, n.member_id, n.target_id, n.state, n.attempts,
  n.created_at, n.changed_at, n.opened_at, n.snoozed_until`;

/** Adds nothing if the same person, device or system was told about this step before. */
export const insertNotification = change<
  {
    venueId: number;
    notificationId: string;
    ladderId: string;
    what: What;
    step: NotificationStep;
    way: NotificationWay;
    memberId: string | null;
    targetId: string | null;
    state: NotificationState;
    createdAt: Date;
  },
  { notification_id: string }
>(
  "insert notification",
  `insert into notifications (venue_id, notification_id, ladder_id, what, step, way, member_id, target_id, state,
     created_at, changed_at)
   values ($venueId, $notificationId, $ladderId, $what, $step, $way, $memberId, $targetId, $state, $createdAt, $createdAt)
   on conflict do nothing returning notification_id`,
);

type One = { venueId: number; notificationId: string };

export const selectNotification = statement<One, NotificationRow>(
  "find notification",
  `select ${rowColumns} from notifications n where n.venue_id = $venueId and n.notification_id = $notificationId`,
);

export const lockNotification = change<One, NotificationRow>(
  "lock notification",
  `select ${rowColumns} from notifications n
   where n.venue_id = $venueId and n.notification_id = $notificationId for update`,
);

export const beginAttempt = change<One & { changedAt: Date }>(
  "begin notification attempt",
  `update notifications set state = 'sending', attempts = attempts + 1, changed_at = $changedAt
   where venue_id = $venueId and notification_id = $notificationId`,
);

/** The outcome of an attempt. One that a later attempt has ended already stays ended. */
export const endAttempt = change<One & { state: NotificationState; status: number | null; changedAt: Date }>(
  "end notification attempt",
  `update notifications set state = $state, status = $status, changed_at = $changedAt
   where venue_id = $venueId and notification_id = $notificationId and state in ('queued', 'sending')`,
);

export const selectNotificationsOfLadders = statement<
  { venueId: number; ladderIds: string[] },
  NotificationRow
>(
  "list notifications of ladders",
  `select ${rowColumns} from notifications n
   where n.venue_id = $venueId and n.ladder_id = any ($ladderIds::uuid[]) and n.what = 'step'
   order by n.created_at, n.notification_id`,
);

/**
 * Devices that may still show an alert, by person, with the last step that they were told about. A push whose answer was
 * lost may have arrived.
 */
export const selectShownOnDevices = statement<
  { venueId: number; ladderId: string; memberId: string | null },
  { member_id: string; target_id: string; step: NotificationStep }
>(
  "list devices that show a ladder",
  `select distinct on (member_id, target_id) member_id, target_id, step from notifications
   where venue_id = $venueId and ladder_id = $ladderId and way = 'push' and what = 'step'
     and (state in ('sent', 'sending') or state in ('queued', 'dropped') and attempts > 0) and ($memberId::uuid is null or member_id = $memberId)
   order by member_id, target_id, created_at desc`,
);

/** What has taken a step back from a device while its push was under way waits to be sent once more. */
export const queueTakenBack = change<
  { venueId: number; ladderId: string; targetId: string | null; since: Date; changedAt: Date },
  { notification_id: string }
>(
  "queue what was taken back",
  `update notifications set state = 'queued', changed_at = $changedAt
   where venue_id = $venueId and ladder_id = $ladderId and target_id = $targetId and way = 'push' and what <> 'step'
     and state in ('sent', 'failed') and created_at >= $since
   returning notification_id`,
);

export const markOpened = change<{ venueId: number; ladderId: string; memberId: string; openedAt: Date }>(
  "mark notifications opened",
  `update notifications set opened_at = $openedAt
   where venue_id = $venueId and ladder_id = $ladderId and member_id = $memberId and what = 'step' and opened_at is null`,
);

/** The newest push to each device waits until the snooze ends. */
export const snoozeRows = change<
  { venueId: number; ladderId: string; memberId: string; until: Date; changedAt: Date },
  { notification_id: string }
>(
  "snooze notifications",
  `update notifications set state = 'snoozed', snoozed_until = $until, opened_at = null, changed_at = $changedAt
   where venue_id = $venueId and notification_id in (
     select distinct on (target_id) notification_id from notifications
     where venue_id = $venueId and ladder_id = $ladderId and member_id = $memberId and way = 'push' and what = 'step'
     order by target_id, created_at desc)
   returning notification_id`,
);

/** Pushes of a step that a snooze held back. */
export const wakeRows = change<
  { venueId: number; ladderId: string; memberId: string; step: NotificationStep; changedAt: Date },
  { notification_id: string }
>(
  "wake notifications",
  `update notifications set state = 'queued', snoozed_until = $changedAt, changed_at = $changedAt
   where venue_id = $venueId and ladder_id = $ladderId and member_id = $memberId and state = 'snoozed' and step = $step
   returning notification_id`,
);

export const dropSnoozed = change<{ venueId: number; ladderId: string; memberId: string; changedAt: Date }>(
  "drop snoozed notifications",
  `update notifications set state = 'dropped', changed_at = $changedAt
   where venue_id = $venueId and ladder_id = $ladderId and member_id = $memberId and state = 'snoozed'`,
);

export const listLadderRows = statement<
  {
    venueId: number;
    thingId: string | null;
    cursorAt: string | null;
    cursorId: string | null;
    limit: number;
  },
  LadderRow & { cursor_at: string }
>(
  "list ladders",
  `select ${cursorAt("l.raised_at")}, ${columns} from notification_ladders l
   where l.venue_id = $venueId
     and case when $thingId::uuid is null then l.settled_at is null else l.thing_id = $thingId end
     and ($cursorAt::timestamptz is null or (l.raised_at, l.ladder_id) < ($cursorAt::timestamptz, $cursorId::uuid))
   order by l.raised_at desc, l.ladder_id desc limit $limit`,
);

/** Their notifications go with them. */
export const deleteOldLadders = change<{ venueId: number; settledUntil: Date; limit: number }>(
  "delete old ladders",
  `delete from notification_ladders where venue_id = $venueId and ladder_id in (
     select ladder_id from notification_ladders
     where venue_id = $venueId and settled_at <= $settledUntil order by ladder_id limit $limit for update)`,
);

export const countLadders = statement<
  { venueId: number; from: Date; to: Date },
  { cause: NotificationCause; alerts: number; open: number; longest_minutes: number }
>(
  "count ladders of a day",
  `select cause, count(*)::int as alerts, (count(*) filter (where settled_at is null))::int as open,
     max(extract(epoch from coalesce(settled_at, $to::timestamptz) - raised_at) / 60)::int as longest_minutes
   from notification_ladders where venue_id = $venueId and raised_at >= $from and raised_at < $to::timestamptz
   group by cause order by count(*) desc, cause`,
);
