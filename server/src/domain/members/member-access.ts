import type { Role } from "@bellhop/contract/access";

/** `grantedVenueIds` null: all venues. */
export type MemberAccess = { role: Role; grantedVenueIds: readonly number[] | null };

type Row = { role: Role; venue_ids: readonly number[] | null };

export function readAccess({ role, venue_ids }: Row): MemberAccess {
  return { role, grantedVenueIds: venue_ids?.map(Number) ?? null };
}

export function auditedAccess({ role, venues }: { role: Role; venues: readonly { name: string }[] | null }) {
  return { role, venues: venues?.map((venue) => venue.name) ?? "all" };
}
