import type { InputOf, OutputOf } from "@bellhop/contract/call";
import {
  type LadderWarning,
  type listDuty,
  type listLadders,
  type MemberDuty,
  minutesOf,
  type Notifications,
  notificationSteps,
} from "@bellhop/contract/notifications";
import { findHold } from "../../domain/conversations/index.ts";
import { listTeam, type Member, type TeamMember } from "../../domain/members/index.ts";
import {
  dutyAt,
  listNotifiedMembers,
  storedDuty,
  viewDevices,
  viewLadders,
  viewOwn,
  whoIsTold,
} from "../../domain/notifications/index.ts";
import { findDue } from "../../domain/requests/index.ts";
import { afterQuietHours, findVenue, settingsOf } from "../../domain/venues/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { peopleOf, readTeam } from "./follow-thing.ts";

/** Who would be told about an alert now, and the caller's own part in it. */
export async function viewNotifications(
  { db, mail, pushKeys }: Services,
  venueId: number,
  who: Member,
): Promise<Notifications> {
  const [team, devices] = await db.readAtInstallation((at) =>
    Promise.all([readTeam(at, venueId), viewDevices(at, who.member_id)]),
  );
  const { publicKey } = await pushKeys();
  return db.readAtVenue(venueId, async (at) => {
    const [venue, notified] = await Promise.all([findVenue(at), listNotifiedMembers(at)]);
    const { timezone } = venue;
    const { notifications: settings } = settingsOf(venue);
    const people = peopleOf(team, notified, { timezone, now: at.now, isMuted: () => false });
    const minutes = minutesOf(settings);
    const steps = notificationSteps.map((step) => {
      const told = whoIsTold(step, people, mail.canSend);
      const named = told.people.map(({ member_id, ways }) => ({
        ...{ member_id, ways, name: people.find((one) => one.member_id === member_id)?.name ?? "" },
        is_you: member_id === who.member_id,
      }));
      return { step, minutes: minutes[step], people: named, skipped: told.skipped };
    });
    const quietEnd = afterQuietHours(settings, timezone, at.now);
    const onDuty = people.filter(({ isOnDuty }) => isOnDuty);
    return {
      push_key: publicKey,
      steps,
      on_duty: { now: onDuty.length, of: people.length },
      warning: warningOf(steps, people, onDuty.length),
      quiet_until: quietEnd > at.now ? quietEnd.toISOString() : null,
      ask: people.filter(({ role }) => role !== "staff").map(({ member_id, name }) => ({ member_id, name })),
      you: await viewOwn(at, who.member_id, timezone),
      devices,
      can_mail: mail.canSend,
    };
  });
}

type Steps = Pick<Notifications["steps"][number], "step" | "skipped">[];

function warningOf(steps: Steps, people: ReturnType<typeof peopleOf>, onDuty: number): LadderWarning | null {
  // Who looks at the dashboard sees alerts anyway.
  if (steps.every(({ step, skipped }) => step === "in_app" || skipped !== null)) return "no_one_reachable";
  if (onDuty === 0) return "no_one_on_duty";
  return people.some(({ role }) => role === "manager") ? null : "no_manager";
}

export async function viewDuty(
  { db }: Services,
  venueId: number,
  who: Member,
): Promise<OutputOf<typeof listDuty>> {
  const members = await db.readAtInstallation((at) => listTeam(at, venueId));
  return db.readAtVenue(venueId, async (at) => ({ items: await dutiesOf(at, members, who) }));
}

async function dutiesOf(at: ReadingAtVenue, members: TeamMember[], who: Member): Promise<MemberDuty[]> {
  const [{ timezone }, notified] = await Promise.all([findVenue(at), listNotifiedMembers(at)]);
  return members.map(({ member_id, name, role }) => ({
    ...{ member_id, name, role, is_you: member_id === who.member_id },
    duty: dutyAt(storedDuty(notified.get(member_id)), timezone, at.now),
  }));
}

export async function viewToldPeople(
  { db }: Services,
  venueId: number,
  input: InputOf<typeof listLadders>,
): Promise<OutputOf<typeof listLadders>> {
  const members = await db.readAtInstallation((at) => listTeam(at, venueId));
  const names = new Map(members.map(({ member_id, name }) => [member_id, name]));
  return db.readAtVenue(venueId, async (at) => {
    const { conversation_id, request_id } = input;
    const found = await Promise.all([
      conversation_id === undefined || findHold(at, conversation_id),
      request_id === undefined || findDue(at, request_id),
    ]);
    if (!found.every(Boolean)) throw refuse("not_found");
    return viewLadders(at, input, (memberId) => names.get(memberId) ?? "");
  });
}
