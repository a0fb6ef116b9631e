import type { Access, Membership, VenueSummary } from "@bellhop/contract/access";
import { folded } from "../../core/language/folded.ts";

/** From this number of venues on, the menu has a search field. */
export const searchedFrom = 9;

export type VenueChoice = { venue_id: number; name: string; waiting: number };
/** The current operator's venues have no heading. */
type VenueGroup = { operator: string | null; venues: VenueChoice[] };

/** All venues the person can switch to, the current operator's first, filtered by what was typed. */
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

export function countVenues({ venues_count, memberships }: Pick<Access, "venues_count" | "memberships">) {
  return memberships.reduce((sum, { venues }) => sum + venues.length, venues_count);
}
