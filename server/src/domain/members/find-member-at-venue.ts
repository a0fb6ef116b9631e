import type { Reading } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { selectMemberAtVenue, selectTeam, type TeamMember } from "./members.queries.ts";

/** A member who has access to the venue. Refused if the id is unknown. */
export async function findMemberAtVenue(
  at: Reading,
  venueId: number,
  memberId: string,
): Promise<{ member_id: string; name: string }> {
  const row = await at.tx.maybeRow(selectMemberAtVenue, { venueId, memberId });
  if (!row) throw refuse("not_found");
  return { member_id: memberId, name: row.name };
}

/** Everyone who has access to the venue, by name. */
export const listTeam = (at: Reading, venueId: number): Promise<TeamMember[]> =>
  at.tx.rows(selectTeam, { venueId });
