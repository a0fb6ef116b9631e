import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { acceptInvitation, inviteMember } from "@bellhop/contract/invitations";
import { limits } from "@bellhop/contract/limits";
import type { OperatorMember } from "@bellhop/contract/members";
import { accountPaths, normalizeEmail, signInPath } from "../../domain/identity/index.ts";
import {
  type Acting,
  countSeats,
  findInvitationTo,
  findPerson,
  type InvitationRow,
  invitationToken,
  makeInvitation,
  type Person,
  redeemInvitation,
  renewInvitation,
  restoreMembership,
  toInvitation,
} from "../../domain/members/index.ts";
import { requireSeat } from "../../domain/plans/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import { nameOf } from "./refresh-person.ts";

type Sent = OutputOf<typeof inviteMember>;

/** A member invites a person, by mail if this installation sends mail. */
export async function memberInvites(
  at: AtInstallation,
  who: Acting,
  input: InputOf<typeof inviteMember>,
  services: Services,
): Promise<Sent> {
  const row = await makeInvitation(at, who, { ...input, email: normalizeEmail(input.email) });
  await requireSeatFor(at, who, services);
  return send(at, who, row, services);
}

/** Asked after the invitation was added: it counts. */
const requireSeatFor = (at: AtInstallation, { operator_id }: Acting, { config }: Pick<Services, "config">) =>
  requireSeat(at, config.billing, operator_id, () => countSeats(at, operator_id));

/** A member who was removed lately is a member again. */
export async function memberIsRestored(
  at: AtInstallation,
  who: Acting,
  memberId: string,
  services: Pick<Services, "config">,
): Promise<OperatorMember> {
  const restored = await restoreMembership(at, who, memberId);
  await requireSeatFor(at, who, services);
  return restored;
}

/** A member sends an invitation again. The link in the earlier mail no longer works. */
export async function memberInvitesAgain(
  at: AtInstallation,
  who: Acting,
  invitationId: string,
  services: Services,
): Promise<Sent> {
  const before = await countSeats(at, who.operator_id);
  const row = await renewInvitation(at, who, invitationId);
  // Only one that had expired takes a seat again.
  if ((await countSeats(at, who.operator_id)) > before) await requireSeatFor(at, who, services);
  return send(at, who, row, services);
}

async function send(
  at: AtInstallation,
  who: Acting,
  row: InvitationRow,
  { config, mail }: Services,
): Promise<Sent> {
  const token = invitationToken(config.secretKey, row);
  await mail.queueMail(at, {
    to: row.email,
    language: row.language,
    kind: "invitation",
    params: {
      inviterName: who.name,
      operatorName: row.operator_name,
      // With a tenant, accounts are not ours: the mail links to the tenant's sign-in.
      path: config.auth0 ? signInPath : `${accountPaths.invitation}/${token}`,
      validHours: limits.invitationDays * 24,
    },
  });
  return { ...toInvitation(row, who, at.now), mail_sent: mail.canSend };
}

/** A person accepts an invitation to their confirmed address. They keep their other memberships. */
export async function personAccepts(
  at: AtInstallation,
  { sub, email }: Pick<Person, "sub" | "email">,
  invitationId: string,
  call: string,
): Promise<OutputOf<typeof acceptInvitation>> {
  if (!email) throw refuse("not_found");
  const row = await findInvitationTo(at, { sub, email }, invitationId);
  const invited = { sub, email, name: await nameOf(at, { sub, email }) };
  const member_id = await redeemInvitation(at, invited, row, call);
  if (!member_id) throw refuse("not_found");
  const { memberships } = await findPerson(at, { sub }, []);
  const venues = memberships.find((member) => member.member_id === member_id)?.venues ?? [];
  const { operator_id, operator_name, role } = row;
  return { member_id, operator_id, operator_name, role, venues };
}
