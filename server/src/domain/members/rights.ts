import type { Role } from "@bellhop/contract/access";
import type { May } from "@bellhop/contract/call";
import { refuse, refuseRole } from "../../platform/refusal.ts";
import type { MemberAccess } from "./member-access.ts";

const rank: Record<May, number> = { person: 0, member: 0, staff: 0, manager: 1, owner: 2 };

/** True where the role reaches what the call asks for. */
export function hasRole(role: Role, asked: May): boolean {
  return rank[role] >= rank[asked];
}

/** True where the second has venues, and none that the first has not. */
function isWithin(
  { grantedVenueIds: own }: MemberAccess,
  { grantedVenueIds: theirs }: MemberAccess,
): boolean {
  if (own === null) return true;
  return theirs !== null && theirs.length > 0 && theirs.every((id) => own.includes(id));
}

/** True where the first may know of the second: a manager of some venues knows those who work at these only. */
export function maySee(one: MemberAccess, other: MemberAccess): boolean {
  return hasRole(one.role, "manager") && isWithin(one, other);
}

/** True where the first may change or remove the second: nobody does so to somebody above them. */
export function mayChange(one: MemberAccess, other: MemberAccess): boolean {
  return maySee(one, other) && rank[other.role] <= rank[one.role];
}

/** True where the first may make somebody this: nobody grants above their own role, or more venues than they have. */
export function mayGrant(one: MemberAccess, granted: MemberAccess): boolean {
  return mayChange(one, granted);
}

/** Refuses as absent whom the first may not know of, and by role whom they may know of and not change. */
export function mustBeChangeableBy(
  one: MemberAccess,
  other: MemberAccess | undefined,
): asserts other is MemberAccess {
  if (!other || !maySee(one, other)) throw refuse("not_found");
  if (!mayChange(one, other)) throw refuseRole("owner");
}

/** Venues come and go for the whole operator: by its owners, and by managers of all of them. */
export function mustActForAllVenues(one: MemberAccess) {
  if (!hasRole(one.role, "manager") || one.grantedVenueIds !== null) throw refuseRole("owner");
}
