import type { Role } from "@bellhop/contract/access";
import type { InputOf, OutputOf } from "@bellhop/contract/call";
import type { EndedMembership } from "@bellhop/contract/invitations";
import { limits } from "@bellhop/contract/limits";
import type {
  changeMember as changeMemberCall,
  listMembers as listMembersCall,
  OperatorMember,
  removeMember as removeMemberCall,
} from "@bellhop/contract/members";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { refuse, refuseField, refuseNotPossible } from "../../platform/refusal.ts";
import { type Change, recordChange } from "../audit/index.ts";
import { lockOperator } from "./lock-operator.ts";
import { auditedAccess, type MemberAccess, readAccess } from "./member-access.ts";
import {
  endInvitationsBeyondAccess,
  endInvitationsByOrTo,
  reopenInvitationsEndedWith,
} from "./member-invitations.ts";
import {
  countOwners,
  countVenuesOf,
  findEndedMembership,
  findMemberOfOperator,
  listMembersOfOperator,
  type MemberRow,
  setRemoved,
  updateAccess,
} from "./members.queries.ts";
import type { Acting, Member, Person } from "./members.ts";
import { mayChange, mayGrant, requireChangeableBy, requireManager, requireRoleToGrant } from "./rights.ts";

const restorableMs = limits.memberRestorableMinutes * 60_000;
const endedNoticeMs = limits.membershipEndedDays * 24 * 3_600_000;

export async function listVisibleMembers(
  at: Reading,
  who: Member,
  { cursor, limit = limits.pageItems }: InputOf<typeof listMembersCall>,
): Promise<OutputOf<typeof listMembersCall>> {
  const [cursorAt, cursorId] = decodeTimeCursor(cursor, "id");
  const rows = await at.tx.rows(listMembersOfOperator, {
    operatorId: who.operator_id,
    memberId: who.member_id,
    grantedVenueIds: who.grantedVenueIds,
    cursorAt,
    cursorId,
    limit: limit + 1,
  });
  const { shown, next } = toPage(rows, limit, (row) => row.member_id);
  return { items: shown.map((row) => toMember(row, who)), next_cursor: next };
}

/** Ends the invitations that the member may no longer make. Refuses to leave no owner. */
export async function changeMembership(
  at: AtInstallation,
  who: Acting,
  { member_id, role, venue_ids }: InputOf<typeof changeMemberCall>,
): Promise<OperatorMember> {
  const { acting, row } = await lockMember(at, who, member_id);
  const before = readAccess(row);
  const after = accessToGrant(
    role ?? before.role,
    venue_ids === undefined ? before.grantedVenueIds : venue_ids,
    { isGiven: venue_ids !== undefined },
  );
  await requireGrantable(at, who.operator_id, acting, after);
  if (before.role === "owner" && after.role !== "owner") await requireAnotherOwner(at, who.operator_id);
  await at.tx.run(updateAccess, { memberId: member_id, role: after.role, venueIds: after.grantedVenueIds });
  await endInvitationsBeyondAccess(at, who, member_id, after);
  const changed = await at.tx.row(findMemberOfOperator, { operatorId: who.operator_id, memberId: member_id });
  await recordMember(at, who, "member_changed", row, { after: auditedAccess(changed) });
  return toMember(changed, { ...who, ...(member_id === who.member_id && { role: after.role }) });
}

/** Ends the invitations by and to the member, too. Can be undone for a while. */
export async function endMembership(
  at: AtInstallation,
  who: Acting,
  memberId: string,
): Promise<OutputOf<typeof removeMemberCall>> {
  const { row } = await lockMember(at, who, memberId);
  if (memberId === who.member_id) {
    throw refuseField("member_id", "own_membership");
  }
  if (row.role === "owner") await requireAnotherOwner(at, who.operator_id);
  await at.tx.run(setRemoved, { memberId, removedAt: at.now, removedBy: who.member_id });
  await recordMember(at, who, "member_removed", row);
  await endInvitationsByOrTo(at, who, memberId);
  return { member_id: memberId, restorable_until: new Date(at.now.getTime() + restorableMs).toISOString() };
}

/** Refuses old removals, members who left, and current members. */
export async function restoreMembership(
  at: AtInstallation,
  who: Acting,
  memberId: string,
): Promise<OperatorMember> {
  const { acting, row } = await lockMember(at, who, memberId, { removed: true });
  const isRecent = row.removed_at && at.now.getTime() - row.removed_at.getTime() < restorableMs;
  if (!row.removed_at) throw refuse("wrong_state");
  if (row.removed_by === null) throw refuseNotPossible("left_themselves");
  if (!isRecent) throw refuseNotPossible("too_late");
  await requireGrantable(at, who.operator_id, acting, readAccess(row));
  await at.tx.run(setRemoved, { memberId, removedAt: null, removedBy: null });
  const changes = { before: null, after: auditedAccess(row) };
  await recordMember(at, who, "member_restored", row, changes);
  await reopenInvitationsEndedWith(at, who, memberId, row.removed_at);
  return toMember(await at.tx.row(findMemberOfOperator, { operatorId: who.operator_id, memberId }), who);
}

export async function endOwnMembership(
  at: AtInstallation,
  { memberships }: Person,
  operatorId: string,
  call: string,
): Promise<Pick<Member, "member_id">> {
  const member = memberships.find((one) => one.operator_id === operatorId);
  if (!member) throw refuse("not_found");
  const who = { ...member, call };
  await lockOperator(at, who.operator_id);
  const row = await at.tx.row(findMemberOfOperator, { operatorId: who.operator_id, memberId: who.member_id });
  if (row.removed_at) throw refuse("not_found");
  if (row.role === "owner") await requireAnotherOwner(at, who.operator_id);
  await at.tx.run(setRemoved, { memberId: who.member_id, removedAt: at.now, removedBy: null });
  await recordMember(at, who, "member_left", row);
  await endInvitationsByOrTo(at, who, who.member_id);
  return who;
}

/** Null once the notice has expired. */
export async function lastEndedMembership(at: Reading, sub: string): Promise<EndedMembership | null> {
  const since = new Date(at.now.getTime() - endedNoticeMs);
  const row = await at.tx.maybeRow(findEndedMembership, { identitySub: sub, since });
  return row ? { operator_name: row.operator_name, ended_at: row.removed_at.toISOString() } : null;
}

/** Locks the operator's members, invitations and venues, and returns the caller's current access. */
export async function lockOperatorFor(at: AtInstallation, who: Member): Promise<MemberAccess> {
  await lockOperator(at, who.operator_id);
  const row = await at.tx.maybeRow(findMemberOfOperator, {
    operatorId: who.operator_id,
    memberId: who.member_id,
  });
  if (!row || row.removed_at) throw refuse("not_a_member");
  requireManager(row.role);
  return readAccess(row);
}

async function lockMember(
  at: AtInstallation,
  who: Member,
  memberId: string,
  { removed = false } = {},
): Promise<{ acting: MemberAccess; row: MemberRow }> {
  const acting = await lockOperatorFor(at, who);
  const row = await at.tx.maybeRow(findMemberOfOperator, { operatorId: who.operator_id, memberId });
  const isThere = row && (removed || row.removed_at === null);
  if (memberId !== who.member_id || !row) requireChangeableBy(acting, isThere ? readAccess(row) : undefined);
  if (!row) throw refuse("not_found");
  return { acting, row };
}

export function accessToGrant(
  role: Role,
  grantedVenueIds: readonly number[] | null,
  { isGiven }: { isGiven: boolean },
): MemberAccess {
  if (role !== "owner" || grantedVenueIds === null) return { role, grantedVenueIds };
  if (!isGiven) return { role, grantedVenueIds: null };
  throw refuseField("venue_ids", "owner_has_all_venues");
}

/** Refuses as absent venues of other operators or beyond the caller's access. */
export async function requireGrantable(
  at: AtInstallation,
  operatorId: string,
  acting: MemberAccess,
  granted: MemberAccess,
): Promise<void> {
  requireRoleToGrant(acting, granted);
  if (granted.grantedVenueIds !== null && granted.grantedVenueIds.length > 0) {
    const { venues } = await at.tx.row(countVenuesOf, { operatorId, venueIds: granted.grantedVenueIds });
    if (venues !== granted.grantedVenueIds.length) throw refuse("not_found");
  }
  if (!mayGrant(acting, granted)) throw refuse("not_found");
}

async function requireAnotherOwner(at: AtInstallation, operatorId: string) {
  const { owners } = await at.tx.row(countOwners, { operatorId });
  if (owners <= 1) throw refuse("last_owner");
}

function toMember(
  row: MemberRow,
  who: Pick<Member, "member_id" | "role" | "grantedVenueIds">,
): OperatorMember {
  return {
    member_id: row.member_id,
    name: row.name,
    email: row.email,
    role: row.role,
    venues: row.venues,
    joined_at: row.joined_at.toISOString(),
    last_seen_at: row.last_seen_at?.toISOString() ?? null,
    open_invitations: row.open_invitations,
    is_you: row.member_id === who.member_id,
    may_change: row.member_id === who.member_id || mayChange(who, readAccess(row)),
  };
}

async function recordMember(
  at: AtInstallation,
  who: Acting,
  kind: "member_changed" | "member_removed" | "member_restored" | "member_left",
  row: MemberRow,
  { before = auditedAccess(row), after = null }: Partial<Pick<Change, "before" | "after">> = {},
) {
  const subject = { id: row.member_id, name: row.name };
  await recordChange(at, who, { kind, subject, venueIds: readAccess(row).grantedVenueIds, before, after });
}
