import type { Role } from "@bellhop/contract/access";

/** What somebody is, or is to be, at an operator: a role, for the venues granted or for all of them (null). */
export type MemberAccess = { role: Role; grantedVenueIds: readonly number[] | null };

type Row = { role: Role; venue_ids: readonly number[] | null };

/** The standing that a member or an invitation has. */
export function readAccess({ role, venue_ids }: Row): MemberAccess {
  return { role, grantedVenueIds: venue_ids?.map(Number) ?? null };
}

/** What the audit log says of it. */
export function auditedAccess({ role, venues }: { role: Role; venues: readonly { name: string }[] | null }) {
  return { role, venues: venues?.map((venue) => venue.name) ?? "all" };
}
