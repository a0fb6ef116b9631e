import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type {
  Invitation,
  inviteMember as inviteMemberCall,
  listInvitations as listInvitationsCall,
  MyInvitation,
} from "@bellhop/contract/invitations";
import { limits } from "@bellhop/contract/limits";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { newId } from "../../platform/ids.ts";
import { refuse, refuseField, refuseFor } from "../../platform/refusal.ts";
import { recordChange } from "../audit/index.ts";
import {
  countInvitations,
  countSeatRows,
  endInvitation,
  findOpenInvitation,
  type InvitationRow,
  insertInvitation,
  listOpenInvitations,
  listOpenInvitationsTo,
  listRedeemableInvitations,
  markInvitationAccepted,
  setInvitedMember,
  updateInvitationSent,
} from "./invitations.queries.ts";
import { auditedAccess, type MemberAccess, readAccess } from "./member-access.ts";
import { recordInvitation } from "./member-invitations.ts";
import { listAccessByEmail } from "./members.queries.ts";
import { type Acting, addMember, type Member } from "./members.ts";
import { accessToGrant, lockOperatorFor, requireGrantable } from "./memberships.ts";
import { mayChange, maySee, requireChangeableBy } from "./rights.ts";

const dayMs = 86_400_000;
const hourSeconds = 3_600;
const invitationMs = limits.invitationDays * dayMs;
const minResendMs = 60_000;

export async function listInvitations(
  at: Reading,
  who: Member,
  { cursor, limit = limits.pageItems }: InputOf<typeof listInvitationsCall>,
): Promise<OutputOf<typeof listInvitationsCall>> {
  const [cursorAt, cursorId] = decodeTimeCursor(cursor, "id");
  const rows = await at.tx.rows(listOpenInvitations, {
    operatorId: who.operator_id,
    grantedVenueIds: who.grantedVenueIds,
    cursorAt,
    cursorId,
    limit: limit + 1,
  });
  const { shown, next } = toPage(rows, limit, (row) => row.invitation_id);
  return { items: shown.map((row) => toInvitation(row, who, at.now)), next_cursor: next };
}

/** Members of an operator, and invitations that can still be accepted. */
export async function countSeats(at: Reading, operatorId: string): Promise<number> {
  return (await at.tx.row(countSeatRows, { operatorId, now: at.now })).seats;
}

/** `email` must be normalized. */
export async function makeInvitation(
  at: AtInstallation,
  who: Acting,
  { email, role, venue_ids, language }: InputOf<typeof inviteMemberCall>,
): Promise<InvitationRow> {
  const acting = await lockOperatorFor(at, who);
  const granted = accessToGrant(role, venue_ids, { isGiven: true });
  await requireGrantable(at, who.operator_id, acting, granted);
  await requireNotInvited(at, who, acting, email);
  const counted = await at.tx.row(countInvitations, {
    operatorId: who.operator_id,
    since: new Date(at.now.getTime() - dayMs),
  });
  if (counted.open >= limits.maxOpenInvitations) throw refuse("limit_reached");
  if (counted.lately >= limits.invitationsPerDay) throw refuseFor("too_many", hourSeconds);
  const invitationId = newId();
  await at.tx.run(insertInvitation, {
    invitationId,
    operatorId: who.operator_id,
    email,
    role: granted.role,
    venueIds: granted.grantedVenueIds,
    language,
    invitedBy: who.member_id,
    invitedByName: who.name,
    createdAt: at.now,
    expiresAt: new Date(at.now.getTime() + invitationMs),
  });
  const row = await at.tx.row(findOpenInvitation, { invitationId });
  await recordInvitation(at, who, "invitation_made", row);
  return row;
}

/** Reveals only members and invitations that the inviter may see. */
async function requireNotInvited(at: AtInstallation, who: Member, acting: MemberAccess, email: string) {
  if (email === who.email.toLowerCase()) throw refuseField("email", "own_email");
  const members = await at.tx.rows(listAccessByEmail, { operatorId: who.operator_id, email });
  if (members.some((row) => maySee(acting, readAccess(row)))) throw refuseField("email", "already_member");
  const open = await at.tx.rows(listOpenInvitationsTo, { operatorId: who.operator_id, email });
  for (const { invitation_id, expires_at } of open.filter((row) => maySee(acting, readAccess(row)))) {
    if (expires_at > at.now) throw refuseField("email", "already_invited");
    await at.tx.run(endInvitation, { invitationId: invitation_id, endedAt: at.now, endedAs: "expired" });
  }
}

/** Renews an open invitation in one's own name: it gets a new expiry and a new link; older links stop working. */
export async function renewInvitation(
  at: AtInstallation,
  who: Acting,
  invitationId: string,
): Promise<InvitationRow> {
  const before = await lockInvitation(at, who, invitationId);
  const since = at.now.getTime() - before.sent_at.getTime();
  if (since < minResendMs) throw refuseFor("too_many", Math.ceil((minResendMs - since) / 1_000));
  await at.tx.run(updateInvitationSent, {
    invitationId,
    sentAt: at.now,
    expiresAt: new Date(at.now.getTime() + invitationMs),
    invitedBy: who.member_id,
    invitedByName: who.name,
  });
  const row = await at.tx.row(findOpenInvitation, { invitationId });
  const expiryOf = ({ expires_at }: InvitationRow) => ({ expires_at: expires_at.toISOString() });
  const changes = { before: expiryOf(before), after: expiryOf(row) };
  await recordInvitation(at, who, "invitation_changed", row, changes);
  return row;
}

export async function withdrawInvitation(
  at: AtInstallation,
  who: Acting,
  invitationId: string,
): Promise<void> {
  const row = await lockInvitation(at, who, invitationId);
  if (!(await at.tx.maybeRow(endInvitation, { invitationId, endedAt: at.now, endedAs: "withdrawn" })))
    throw refuse("not_found");
  await recordInvitation(at, who, "invitation_withdrawn", row);
}

async function lockInvitation(at: AtInstallation, who: Member, invitationId: string): Promise<InvitationRow> {
  const acting = await lockOperatorFor(at, who);
  const row = await at.tx.maybeRow(findOpenInvitation, { invitationId });
  const isTheirs = row?.operator_id === who.operator_id;
  requireChangeableBy(acting, isTheirs && row ? readAccess(row) : undefined);
  if (!row) throw refuse("not_found");
  return row;
}

type Invited = { sub: string; email: string; name: string };

export function listInvitationsTo(
  at: Reading,
  { sub, email }: Pick<Invited, "sub" | "email">,
): Promise<InvitationRow[]> {
  return at.tx.rows(listRedeemableInvitations, { email, now: at.now, identitySub: sub });
}

/** Throws `not_found` if the invitation is for someone else or has ended. */
export async function findInvitationTo(
  at: Reading,
  invited: Pick<Invited, "sub" | "email">,
  invitationId: string,
): Promise<InvitationRow> {
  const row = (await listInvitationsTo(at, invited)).find((one) => one.invitation_id === invitationId);
  if (!row) throw refuse("not_found");
  return row;
}

/** Returns the member id, or undefined if the invitation has ended. */
export async function redeemInvitation(
  at: AtInstallation,
  invited: Invited,
  row: InvitationRow,
  call: string,
): Promise<string | undefined> {
  const { invitation_id, operator_id, role } = row;
  if (!(await at.tx.maybeRow(markInvitationAccepted, { invitationId: invitation_id, endedAt: at.now })))
    return undefined;
  const { grantedVenueIds } = readAccess(row);
  const { sub, name, email } = invited;
  const memberId = await addMember(at, { operatorId: operator_id, sub, name, email, role, grantedVenueIds });
  await at.tx.run(setInvitedMember, { invitationId: invitation_id, memberId });
  const by = { member_id: memberId, name, operator_id, call };
  const changes = { before: null, after: auditedAccess(row) };
  const subject = { id: memberId, name };
  await recordChange(at, by, { kind: "member_joined", subject, venueIds: grantedVenueIds, ...changes });
  return memberId;
}

export async function declineInvitation(
  at: AtInstallation,
  invited: Pick<Invited, "sub" | "email">,
  invitationId: string,
  call: string,
): Promise<void> {
  const row = await findInvitationTo(at, invited, invitationId);
  if (!(await at.tx.maybeRow(endInvitation, { invitationId, endedAt: at.now, endedAs: "declined" })))
    throw refuse("not_found");
  const by = { member_id: null, name: row.email, operator_id: row.operator_id, call };
  await recordInvitation(at, by, "invitation_declined", row);
}

export function toInvitation(row: InvitationRow, who: Member, now: Date): Invitation {
  return {
    invitation_id: row.invitation_id,
    email: row.email,
    role: row.role,
    venues: row.venues,
    language: row.language,
    invited_by: row.invited_by_name,
    invited_at: row.created_at.toISOString(),
    sent_at: row.sent_at.toISOString(),
    expires_at: row.expires_at.toISOString(),
    is_expired: row.expires_at <= now,
    may_change: mayChange(who, readAccess(row)),
  };
}

export function toMyInvitation(row: InvitationRow): MyInvitation {
  return {
    invitation_id: row.invitation_id,
    operator_name: row.operator_name,
    role: row.role,
    venues: row.venues,
    invited_by: row.invited_by_name,
    expires_at: row.expires_at.toISOString(),
  };
}
