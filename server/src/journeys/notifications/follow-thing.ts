import { type NotifiedThing, ruleOf } from "@bellhop/contract/notifications";
import { isOpenRequest } from "@bellhop/contract/request-fields";
import { listAlertsOfThing } from "../../domain/alerts/index.ts";
import { findHold } from "../../domain/conversations/index.ts";
import { listTeam, type TeamMember } from "../../domain/members/index.ts";
import {
  callAgain,
  causesOfChannel,
  causesOfConversation,
  climb,
  climbLaddersQueue,
  type DeviceRow,
  dutyAt,
  followAlertsQueue,
  type Holding,
  type LadderRow,
  lastToldTo,
  listDevices,
  listMutes,
  listNotifiedMembers,
  listWebhooksToCall,
  lockLadders,
  lookAgain,
  type MuteRow,
  type NotifiedMemberRow,
  openLadder,
  type Person,
  reachSteps,
  settle,
  storedDuty,
  takeEndedSnoozes,
} from "../../domain/notifications/index.ts";
import { findLastWarning } from "../../domain/plans/index.ts";
import { findDue } from "../../domain/requests/index.ts";
import { afterQuietHours, findVenue, settingsOf, type Venue } from "../../domain/venues/index.ts";
import type { AtVenue, Reading, ReadingAtVenue } from "../../platform/at/index.ts";
import { failpoint } from "../../platform/failpoints.ts";
import { jobHandler } from "../../platform/jobs/job-handler.ts";
import type { Services } from "../../services.ts";

/** Members with a right to the venue, and their devices. */
export type Team = { members: TeamMember[]; devices: Map<string, DeviceRow[]> };

export async function readTeam(at: Reading, venueId: number): Promise<Team> {
  const members = await listTeam(at, venueId);
  const devices = await listDevices(
    at,
    members.map(({ member_id }) => member_id),
  );
  return { members, devices };
}

/** Whether and how the team hears of alerts at a venue now. `isMuted` says for whom an alert is muted. */
export function peopleOf(
  { members, devices }: Team,
  notified: ReadonlyMap<string, NotifiedMemberRow>,
  { timezone, now, isMuted }: { timezone: string; now: Date; isMuted: (memberId: string) => boolean },
): (Person & { name: string })[] {
  return members.map(({ member_id, role, name }) => {
    const row = notified.get(member_id);
    return {
      ...{ member_id, role, name },
      isOnDuty: dutyAt(storedDuty(row), timezone, now).is_on,
      devices: devices.get(member_id)?.length ?? 0,
      wantsEmail: row?.email ?? false,
      hasMuted: isMuted(member_id),
    };
  });
}

const follow = async (
  { venue_id, kind, id }: { venue_id: number; kind: NotifiedThing["kind"]; id: string | null },
  { db, mail }: Pick<Services, "db" | "mail">,
) => {
  const team = await db.readAtInstallation((at) => readTeam(at, venue_id));
  await db.atVenue(venue_id, (at) => followThing(at, { kind, id }, { team, canMail: mail.canSend }));
};

/** Brings the ladders of a thing up to date. Repeating it changes nothing. */
export const followAlerts = jobHandler(followAlertsQueue, (thing, services: Services) =>
  follow(thing, services),
);
export const climbLadders = jobHandler(climbLaddersQueue, (thing, services: Services) =>
  follow(thing, services),
);

/**
 * Compares a thing as it is now with its open ladders: what holds no more is settled, what is new begins to climb, and
 * steps that are due are reached. All of it is in the unit, so a process that dies in between has done nothing. Returns
 * the guest whom it is about.
 */
export async function followThing(
  at: AtVenue,
  thing: NotifiedThing,
  { team, canMail }: { team: Team; canMail: boolean },
): Promise<{ guestId: string | null }> {
  const known = await lockLadders(at, thing);
  const [{ holding, recheckAt, guestId }, venue] = await Promise.all([readHolding(at, thing), findVenue(at)]);
  const current = venue.closed_at ? [] : holding;
  const isOver = ({ cause, raised_at }: LadderRow) => {
    const still = current.find((one) => one.cause === cause);
    // It ended and began again in between.
    return !still || still.since > raised_at;
  };
  if (recheckAt && !venue.closed_at) await lookAgain(at, thing, recheckAt);
  if (known.length === 0 && current.length === 0) return { guestId };
  const webhooks = await listWebhooksToCall(at);
  const over = known.filter(isOver);
  for (const ladder of over) await settle(at, ladder, webhooks);
  const open = known.filter((ladder) => !over.includes(ladder));
  for (const one of current)
    if (!open.some(({ cause }) => cause === one.cause)) open.push(await openLadder(at, thing, one));
  if (open.length === 0) return { guestId };

  const { notifications: settings } = settingsOf(venue);
  const peopleAbout = await readPeople(at, team, venue, guestId);
  const afterQuiet = afterQuietHours(settings, venue.timezone, at.now);
  const reach = {
    devicesOf: (memberId: string) => (team.devices.get(memberId) ?? []).map(({ device_id }) => device_id),
  };
  for (const ladder of open) {
    const people = peopleAbout(ladder);
    const climbing = climb({
      ...{ cause: ladder.cause, settings, raisedAt: ladder.raised_at, reached: ladder.steps },
      people,
      ...{ canMail, now: at.now, quietUntil: afterQuiet > at.now ? afterQuiet : null },
    });
    const { sound } = ruleOf(settings, ladder.cause);
    await reachSteps(at, ladder, climbing, { sound, reach, webhooks });
    for (const memberId of await takeEndedSnoozes(at, ladder.ladder_id)) {
      const told = lastToldTo(memberId, ladder.steps, people, canMail);
      await callAgain(at, ladder, { memberId, told, sound, reach });
    }
  }
  failpoint("notification.before-commit");
  return { guestId };
}

/** The team as seen from an alert about that guest, now. */
export async function readPeople(
  at: ReadingAtVenue,
  team: Team,
  { timezone }: Venue,
  guestId: string | null,
): Promise<(ladder: LadderRow) => Person[]> {
  const [notified, mutes] = await Promise.all([listNotifiedMembers(at), listMutes(at)]);
  return (ladder) => {
    const isMuted = (memberId: string) =>
      mutes.some((mute) => mute.member_id === memberId && mutesIt(mute, ladder, guestId));
    return peopleOf(team, notified, { timezone, now: at.now, isMuted });
  };
}

const mutesIt = (mute: MuteRow, { ladder_id, cause }: LadderRow, guestId: string | null) =>
  mute.ladder_id === ladder_id ||
  mute.cause === cause ||
  (mute.guest_id !== null && mute.guest_id === guestId);

type ThingState = { holding: Holding[]; recheckAt: Date | null; guestId: string | null };

const nothing: ThingState = { holding: [], recheckAt: null, guestId: null };

/** Reads for what a thing calls people now. */
async function readHolding(at: ReadingAtVenue, { kind, id }: NotifiedThing): Promise<ThingState> {
  if (id === null || kind === "venue") return readPlan(at);
  if (kind === "channel")
    return { ...nothing, holding: causesOfChannel(await listAlertsOfThing(at, { channelId: id })) };
  if (kind === "request") return readRequest(at, id);
  const [hold, alerts] = await Promise.all([findHold(at, id), listAlertsOfThing(at, { conversationId: id })]);
  if (!hold) return nothing;
  const handedOver = alerts.find(({ cause, reason }) => cause === "handed_over" && reason !== null);
  const { holding, recheckAt } = causesOfConversation({
    alerts,
    handOver:
      handedOver?.reason && handedOver.asked_at
        ? { reason: handedOver.reason, at: handedOver.asked_at }
        : undefined,
    heldBy: hold.held_by,
    claimedSince: hold.holder_member_id === null ? null : hold.held_since,
    waitingSince: hold.waiting_since,
    hasDraft: hold.has_draft,
    now: at.now,
  });
  return { holding, recheckAt, guestId: hold.guest_id };
}

/** Owners hear once of a warning about the plan. */
const warningLastsMs = 24 * 3_600_000;

async function readPlan(at: ReadingAtVenue): Promise<ThingState> {
  const { operator_id } = await findVenue(at);
  const since = await findLastWarning(at, operator_id);
  const until = new Date((since?.getTime() ?? 0) + warningLastsMs);
  if (!since || until <= at.now) return nothing;
  return { ...nothing, holding: [{ cause: "plan", since }], recheckAt: until };
}

async function readRequest(at: ReadingAtVenue, requestId: string): Promise<ThingState> {
  const request = await findDue(at, requestId);
  if (!request || !isOpenRequest(request.state)) return nothing;
  const { due_at: dueAt, guest_id: guestId } = request;
  if (dueAt > at.now) return { holding: [], recheckAt: dueAt, guestId };
  return { holding: [{ cause: "request_due", since: dueAt }], recheckAt: null, guestId };
}
