import type { DutyPlan, NotificationCause } from "@bellhop/contract/notifications";
import { change, statement } from "../../platform/db/index.ts";
import { joinGuest } from "../guests/index.ts";

export type NotifiedMemberRow = {
  member_id: string;
  duty_by_hand: boolean | null;
  duty_until: Date | null;
  duty_plan: DutyPlan | null;
  sound: boolean;
  email: boolean;
  summary: boolean;
  week_summary: boolean;
};

const columns = "member_id, duty_by_hand, duty_until, duty_plan, sound, email, summary, week_summary";

export const selectNotifiedMembers = statement<{ venueId: number }, NotifiedMemberRow>(
  "list notified members",
  `select ${columns} from notified_members where venue_id = $venueId`,
);

export const lockNotifiedMember = change<{ venueId: number; memberId: string }, NotifiedMemberRow>(
  "lock notified member",
  `insert into notified_members (venue_id, member_id) values ($venueId, $memberId)
   on conflict (venue_id, member_id) do update set member_id = excluded.member_id
   returning ${columns}`,
);

export const updateNotifiedMember = change<{
  venueId: number;
  memberId: string;
  byHand: boolean | null;
  until: Date | null;
  plan: string | null;
  sound: boolean;
  email: boolean;
  summary: boolean;
  weekSummary: boolean;
}>(
  "update notified member",
  `update notified_members set duty_by_hand = $byHand, duty_until = $until, duty_plan = $plan::jsonb, sound = $sound,
     email = $email, summary = $summary, week_summary = $weekSummary
   where venue_id = $venueId and member_id = $memberId`,
);

export type MuteRow = {
  mute_id: string;
  member_id: string;
  cause: NotificationCause | null;
  guest_id: string | null;
  guest_name: string | null;
  /** An alert that the member has snoozed. */
  ladder_id: string | null;
  until: Date;
};

/** A merged guest counts as the guest they were merged into. */
export const selectMutes = statement<{ venueId: number; memberId: string | null; now: Date }, MuteRow>(
  "list mutes",
  `select m.mute_id, m.member_id, m.cause, coalesce(g.merged_into, m.guest_id) as guest_id, g.name as guest_name, m.ladder_id, m.until
   from notification_mutes m left ${joinGuest("m.venue_id", "m.guest_id")}
   where m.venue_id = $venueId and m.until > $now and ($memberId::uuid is null or m.member_id = $memberId)
   order by m.until, m.mute_id`,
);

export const upsertMute = change<
  {
    venueId: number;
    muteId: string;
    memberId: string;
    cause: NotificationCause | null;
    guestId: string | null;
    ladderId: string | null;
    until: Date;
  },
  { mute_id: string }
>(
  "mute notifications",
  `insert into notification_mutes (venue_id, mute_id, member_id, cause, guest_id, ladder_id, until)
   values ($venueId, $muteId, $memberId, $cause, $guestId, $ladderId, $until)
   on conflict (venue_id, member_id, cause, guest_id, ladder_id) do update set until = excluded.until
   returning mute_id`,
);

/** Ends a mute. Its row is deleted later, so that ended snoozes are found. */
export const endMute = change<
  { venueId: number; memberId: string; muteId: string; endsAt: Date },
  { ladder_id: string | null }
>(
  "unmute notifications",
  `update notification_mutes set until = $endsAt
   where venue_id = $venueId and member_id = $memberId and mute_id = $muteId and until > $endsAt
   returning ladder_id`,
);

export const deleteEndedSnoozes = change<
  { venueId: number; ladderId: string; endedAt: Date },
  { member_id: string }
>(
  "delete ended snoozes",
  `delete from notification_mutes where venue_id = $venueId and ladder_id = $ladderId and until <= $endedAt
   returning member_id`,
);

export const deleteMutesOfGuests = change<{ venueId: number; guestIds: string[] }>(
  "delete mutes of guests",
  "delete from notification_mutes where venue_id = $venueId and guest_id = any ($guestIds::uuid[])",
);

export const deleteExpiredMutes = change<{ venueId: number; until: Date }>(
  "delete expired mutes",
  "delete from notification_mutes where venue_id = $venueId and until <= $until",
);

/** Marks those of the members who want the day's summary and have not got it, and returns them. */
export const markSummarized = change<
  { venueId: number; memberIds: string[]; day: string },
  { member_id: string }
>(
  "mark summarized",
  `update notified_members set summarized_on = $day
   where venue_id = $venueId and member_id = any ($memberIds::uuid[]) and summary
     and summarized_on is distinct from $day::date
   returning member_id`,
);

/** The same for the summary of the week that ended before this Monday. Who has changed nothing wants it. */
export const markWeekSummarized = change<
  { venueId: number; memberIds: string[]; monday: string },
  { member_id: string }
>(
  "mark week summarized",
  `insert into notified_members as known (venue_id, member_id, week_summarized_on)
   select $venueId, member_id, $monday::date from unnest($memberIds::uuid[]) member_id
   on conflict (venue_id, member_id) do update set week_summarized_on = excluded.week_summarized_on
   where known.week_summary and (known.week_summarized_on is null or known.week_summarized_on < excluded.week_summarized_on)
   returning member_id`,
);
