import type { Role } from "@bellhop/contract/access";
import type { CallRole } from "@bellhop/contract/call";
import { refuse, refuseRole } from "../../platform/refusal.ts";
import type { MemberAccess } from "./member-access.ts";

const rank: Record<CallRole, number> = { person: 0, member: 0, staff: 0, manager: 1, owner: 2 };

export function hasRole(role: Role, required: CallRole): boolean {
  return rank[role] >= rank[required];
}

/** True if `theirs` has venues, and only such as `own` has. */
function isWithin(
  { grantedVenueIds: own }: MemberAccess,
  { grantedVenueIds: theirs }: MemberAccess,
): boolean {
  if (own === null) return true;
  return theirs !== null && theirs.length > 0 && theirs.every((id) => own.includes(id));
}

/** A manager of some venues sees only members who work at no others. */
export function maySee(one: MemberAccess, other: MemberAccess): boolean {
  return hasRole(one.role, "manager") && isWithin(one, other);
}

/** Not members of a higher role. */
export function mayChange(one: MemberAccess, other: MemberAccess): boolean {
  return maySee(one, other) && rank[other.role] <= rank[one.role];
}

/** Not a higher role or more venues than one's own. */
export function mayGrant(one: MemberAccess, granted: MemberAccess): boolean {
  return mayChange(one, granted);
}

/** Only owners grant what they have and others lack: their role, and all venues. */
export function requireRoleToGrant(one: MemberAccess, granted: MemberAccess) {
  const isBeyond = granted.grantedVenueIds === null && one.grantedVenueIds !== null;
  if (!hasRole(one.role, granted.role) || isBeyond) throw refuseRole("owner");
}

/** Only managers and owners change members, invitations and venues. */
export function requireManager(role: Role) {
  if (!hasRole(role, "manager")) throw refuseRole("manager");
}

/** True if the member works at the venue. */
export const isWithinReach = ({ grantedVenueIds }: MemberAccess, venueId: number): boolean =>
  grantedVenueIds === null || grantedVenueIds.includes(venueId);

/** Refuses as absent what the caller may not see. */
export function requireChangeableBy(
  one: MemberAccess,
  other: MemberAccess | undefined,
): asserts other is MemberAccess {
  if (!other || !maySee(one, other)) throw refuse("not_found");
  if (!mayChange(one, other)) throw refuseRole("owner");
}

/** Only owners, and managers of all venues, add or close venues. */
export function requireAllVenues(one: MemberAccess) {
  if (!hasRole(one.role, "manager") || one.grantedVenueIds !== null) throw refuseRole("owner");
}
