import type { Duty, DutyPlan, MemberDuty } from "@bellhop/contract/notifications";
import {
  type Acting,
  hasRole,
  listTeam,
  maySee,
  readAccess,
  type TeamMember,
} from "../../domain/members/index.ts";
import { changeDuty, changeDutyPlan } from "../../domain/notifications/index.ts";
import { findVenue } from "../../domain/venues/index.ts";
import type { AtVenue } from "../../platform/at/index.ts";
import { refuse, refuseField, refuseRole } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";

type Whose = { member_id?: string | undefined };

/** Members are the operator's: they are read before the venue's transaction. */
export async function withTeam<Input>(input: Input, venueId: number, { db }: Services) {
  return { input, team: await db.readAtInstallation((at) => listTeam(at, venueId)) };
}

/** Everyone sets their own duty; managers and owners also that of members whom they may see. */
function requireMember(team: TeamMember[], who: Acting, { member_id = who.member_id }: Whose): TeamMember {
  const isOwn = member_id === who.member_id;
  if (!isOwn && !hasRole(who.role, "manager")) throw refuseRole("manager");
  const member = team.find((one) => one.member_id === member_id);
  if (!member || !(isOwn || maySee(who, readAccess(member)))) throw refuse("not_found");
  return member;
}

const shown = ({ member_id, name, role }: TeamMember, who: Acting, duty: Duty): MemberDuty => ({
  ...{ member_id, name, role, duty, is_you: member_id === who.member_id },
});

type ByHand = Whose & { is_on: boolean | null; until?: string | null | undefined };

export async function memberSetsDuty(
  at: AtVenue,
  who: Acting,
  { input, team }: { input: ByHand; team: TeamMember[] },
): Promise<MemberDuty> {
  const member = requireMember(team, who, input);
  const until = input.until ? new Date(input.until) : null;
  if (until && until <= at.now) throw refuseField("until", "invalid");
  const { timezone } = await findVenue(at);
  const { member_id, name } = member;
  const duty = await changeDuty(at, who, { member_id, name, timezone }, { isOn: input.is_on, until });
  return shown(member, who, duty);
}

export async function memberPlansDuty(
  at: AtVenue,
  who: Acting,
  { input, team }: { input: Whose & { plan: DutyPlan | null }; team: TeamMember[] },
): Promise<MemberDuty> {
  const member = requireMember(team, who, input);
  const { timezone } = await findVenue(at);
  const { member_id, name } = member;
  return shown(member, who, await changeDutyPlan(at, who, { member_id, name, timezone }, input.plan));
}
