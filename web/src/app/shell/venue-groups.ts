import type { Membership, VenueSummary } from "@bellhop/contract/access";
import { folded } from "../../core/language/folded.ts";

/** From so many venues on, there is a field to find one. */
export const searchedFrom = 9;

export type VenueChoice = { venue_id: number; name: string; waiting: number };
/** One operator's venues; the current operator's have no heading. */
export type VenueGroup = { operator: string | null; venues: VenueChoice[] };

/** All venues the person can go to, those of the present operator first; with what was typed, those called so. */
export function venueGroups(
  own: readonly VenueSummary[],
  memberships: readonly Membership[],
  typed = "",
): VenueGroup[] {
  const sought = folded(typed.trim());
  const isSought = (words: string) => folded(words).includes(sought);
  const others = memberships.map(({ operator_name, venues }) => ({
    operator: operator_name,
    venues: venues.map((venue) => ({ ...venue, waiting: 0 })),
  }));
  return [{ operator: null, venues: [...own] }, ...others]
    .map(({ operator, venues }) => ({
      operator,
      venues: venues.filter(({ name }) => isSought(`${name} ${operator ?? ""}`)),
    }))
    .filter(({ venues }) => venues.length > 0);
}

/** How many venues there are to choose from. */
export function countVenues(own: readonly unknown[], memberships: readonly Membership[]): number {
  return memberships.reduce((sum, { venues }) => sum + venues.length, own.length);
}
