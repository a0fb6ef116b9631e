import type { InputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type {
  changeMyNotifications,
  Duty,
  DutyPlan,
  Mute,
  NotificationCause,
  OwnNotifications,
} from "@bellhop/contract/notifications";
import type { AtVenue, ReadingAtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import { type Actor, recordChange } from "../audit/index.ts";
import { dutyAt, planChangesAt, type StoredDuty, usualDuty } from "./duty.ts";
import {
  deleteEndedSnoozes,
  endMute,
  lockNotifiedMember,
  type MuteRow,
  markSummarized,
  markWeekSummarized,
  type NotifiedMemberRow,
  selectMutes,
  selectNotifiedMembers,
  updateNotifiedMember,
  upsertMute,
} from "./people.queries.ts";

/** How members are told; who has changed nothing is missing. */
export async function listNotifiedMembers(at: ReadingAtVenue): Promise<Map<string, NotifiedMemberRow>> {
  const rows = await at.tx.rows(selectNotifiedMembers, { venueId: at.venueId });
  return new Map(rows.map((row) => [row.member_id, row]));
}

export const storedDuty = (row: NotifiedMemberRow | undefined): StoredDuty =>
  row ? { by_hand: row.duty_by_hand, until: row.duty_until, plan: row.duty_plan } : usualDuty;

/** Mutes that hold now, of one member or all. */
export const listMutes = (at: ReadingAtVenue, memberId: string | null = null): Promise<MuteRow[]> =>
  at.tx.rows(selectMutes, { venueId: at.venueId, memberId, now: at.now });

/** The caller's own preferences. */
export async function viewOwn(
  at: ReadingAtVenue,
  memberId: string,
  timezone: string,
): Promise<OwnNotifications> {
  const [members, mutes] = await Promise.all([listNotifiedMembers(at), listMutes(at, memberId)]);
  const row = members.get(memberId);
  return {
    duty: dutyAt(storedDuty(row), timezone, at.now),
    sound: row?.sound ?? true,
    email: row?.email ?? false,
    summary: row?.summary ?? false,
    week_summary: row?.week_summary ?? true,
    mutes: mutes.filter(({ ladder_id }) => ladder_id === null).map(toMute),
  };
}

const toMute = ({ mute_id, cause, guest_id, guest_name, until }: MuteRow): Mute => ({
  ...{ mute_id, cause },
  guest: guest_id === null ? null : { guest_id, name: guest_name ?? "" },
  until: until.toISOString(),
});

type Changes = Partial<Omit<NotifiedMemberRow, "member_id">>;

async function change(at: AtVenue, memberId: string, changes: (row: NotifiedMemberRow) => Changes) {
  const { venueId } = at;
  const before = await at.tx.row(lockNotifiedMember, { venueId, memberId });
  const after = { ...before, ...changes(before) };
  await at.tx.run(updateNotifiedMember, {
    ...{ venueId, memberId, byHand: after.duty_by_hand, until: after.duty_until },
    plan: after.duty_plan && JSON.stringify(after.duty_plan),
    ...{ sound: after.sound, email: after.email, summary: after.summary },
    weekSummary: after.week_summary,
  });
  return { before, after };
}

export const changeOwn = (
  at: AtVenue,
  memberId: string,
  { sound, email, summary, week_summary }: InputOf<typeof changeMyNotifications>,
) =>
  change(at, memberId, () => ({
    ...(sound !== undefined && { sound }),
    ...(email !== undefined && { email }),
    ...(summary !== undefined && { summary }),
    ...(week_summary !== undefined && { week_summary }),
  }));

type Whose = { member_id: string; name: string; timezone: string };

/** By hand; until the plan changes it next, unless a time is given. */
export async function changeDuty(
  at: AtVenue,
  by: Actor,
  { member_id, name, timezone }: Whose,
  { isOn, until }: { isOn: boolean | null; until: Date | null },
): Promise<Duty> {
  return changeDutyRow(at, by, { member_id, name, timezone }, (row) => ({
    duty_by_hand: isOn,
    duty_until: isOn === null ? null : (until ?? planChangesAt(storedDuty(row), timezone, at.now)),
  }));
}

/**
 * What was set by hand for good holds until the new plan changes it next, or no longer if that never happens: else the
 * plan would never begin.
 */
export const changeDutyPlan = (at: AtVenue, by: Actor, whose: Whose, plan: DutyPlan | null): Promise<Duty> =>
  changeDutyRow(at, by, whose, (row) => {
    if (!plan || row.duty_by_hand === null || row.duty_until !== null) return { duty_plan: plan };
    const until = planChangesAt({ ...storedDuty(row), plan }, whose.timezone, at.now);
    return { duty_plan: plan, duty_until: until, duty_by_hand: until && row.duty_by_hand };
  });

async function changeDutyRow(
  at: AtVenue,
  by: Actor,
  { member_id, name, timezone }: Whose,
  changes: (row: NotifiedMemberRow) => Changes,
): Promise<Duty> {
  const { before, after } = await change(at, member_id, changes);
  const audited = ({ duty_by_hand, duty_until, duty_plan }: NotifiedMemberRow) => ({
    duty: { by_hand: duty_by_hand, until: duty_until?.toISOString() ?? null, plan: duty_plan },
  });
  await recordChange(at, by, {
    kind: "settings_changed",
    subject: { id: member_id, name },
    before: { notifications: audited(before) },
    after: { notifications: audited(after) },
  });
  at.broadcast({ kind: "duty" });
  return dutyAt(storedDuty(after), timezone, at.now);
}

type NewMute = { until: Date } & ({ cause: NotificationCause } | { guestId: string } | { ladderId: string });

/** Refused at the limit. Returns the mute's id. */
export async function addMute(at: AtVenue, memberId: string, { until, ...muted }: NewMute): Promise<string> {
  const mutes = await listMutes(at, memberId);
  if (mutes.length >= limits.maxMutes) throw refuse("limit_reached");
  const { mute_id } = await at.tx.row(upsertMute, {
    ...{ venueId: at.venueId, muteId: newId(), memberId, until },
    ...{ cause: null, guestId: null, ladderId: null, ...muted },
  });
  return mute_id;
}

/** Returns the ladder that was snoozed; null for other mutes. */
export async function endMuteOf(at: AtVenue, memberId: string, muteId: string): Promise<string | null> {
  const ended = await at.tx.maybeRow(endMute, { venueId: at.venueId, memberId, muteId, endsAt: at.now });
  if (!ended) throw refuse("not_found");
  return ended.ladder_id;
}

/** The members whose snooze of a ladder has ended since this was asked last. */
export async function takeEndedSnoozes(at: AtVenue, ladderId: string): Promise<string[]> {
  const rows = await at.tx.rows(deleteEndedSnoozes, { venueId: at.venueId, ladderId, endedAt: at.now });
  return rows.map(({ member_id }) => member_id);
}

/** The members who want a summary and have not got that of the day; from now on they have. */
export async function claimSummaries(at: AtVenue, memberIds: string[], day: string): Promise<string[]> {
  const rows = await at.tx.rows(markSummarized, { venueId: at.venueId, memberIds, day });
  return rows.map(({ member_id }) => member_id);
}

/** The same for the week that ended before this Monday. Who has changed nothing wants it. */
export async function claimWeekSummaries(
  at: AtVenue,
  memberIds: string[],
  monday: string,
): Promise<string[]> {
  const rows = await at.tx.rows(markWeekSummarized, { venueId: at.venueId, memberIds, monday });
  return rows.map(({ member_id }) => member_id);
}
