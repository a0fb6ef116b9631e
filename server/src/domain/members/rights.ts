import type { Role } from "@bellhop/contract/access";
import type { May } from "@bellhop/contract/call";
import { refuse } from "../../platform/refusal.ts";

/** What somebody is, or is to be, at an operator: a role, for some of its venues or for all (null). */
export type Standing = { role: Role; grantedVenueIds: readonly number[] | null };

const rank: Record<May, number> = { person: 0, member: 0, staff: 0, manager: 1, owner: 2 };

/** True where the role reaches what the call asks for. */
export function mayMake(role: Role, asked: May): boolean {
  return rank[role] >= rank[asked];
}

/** True where the second works at the first one's venues and at no others; whoever works at none is nobody's but all. */
function worksWithin({ grantedVenueIds: own }: Standing, { grantedVenueIds: theirs }: Standing): boolean {
  if (own === null) return true;
  return theirs !== null && theirs.length > 0 && theirs.every((id) => own.includes(id));
}

/** True where the first may know of the second: a manager of some venues knows those who work at these only. */
export function maySee(one: Standing, other: Standing): boolean {
  return mayMake(one.role, "manager") && worksWithin(one, other);
}

/** True where the first may change or remove the second: nobody does so to somebody above them. */
export function mayChange(one: Standing, other: Standing): boolean {
  return maySee(one, other) && rank[other.role] <= rank[one.role];
}

/** True where the first may make somebody this: nobody grants above their own role, or more venues than they have. */
export function mayGrant(one: Standing, granted: Standing): boolean {
  return mayChange(one, granted);
}

/** Refuses as absent whom the first may not know of, and by role whom they may know of and not change. */
export function mustBeChangeableBy(one: Standing, other: Standing | undefined): asserts other is Standing {
  if (!other || !maySee(one, other)) throw refuse("not_found");
  if (!mayChange(one, other)) throw refuse("role_required");
}

/** Venues come and go for the whole operator: by its owners, and by managers of all of them. */
export function mustActForAllVenues(one: Standing) {
  if (!mayMake(one.role, "manager") || one.grantedVenueIds !== null) throw refuse("role_required");
}
