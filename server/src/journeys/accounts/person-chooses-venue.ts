import { type Member, type Person, setCurrentVenue } from "../../domain/members/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";

/** A person chooses the venue for calls that name none. Returns the member they act as there. */
export async function personChoosesVenue(
  at: AtInstallation,
  { memberships }: Person,
  venueId: number,
): Promise<Member> {
  const chosen = memberships.find((member) => member.venueIds.includes(venueId));
  if (!chosen) throw refuse("not_found");
  await setCurrentVenue(at, chosen.member_id, venueId);
  return chosen;
}
