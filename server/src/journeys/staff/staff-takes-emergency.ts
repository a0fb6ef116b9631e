import type { takeEmergency } from "@bellhop/contract/alerts";
import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { isEmergencyUntaken } from "../../domain/alerts/index.ts";
import { lockConversation, viewConversation } from "../../domain/conversations/index.ts";
import type { Acting } from "../../domain/members/index.ts";
import type { AtInstallation } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { staffTakesOver } from "./staff-takes-over.ts";

type Taken = OutputOf<typeof takeEmergency>;

/** A member takes an emergency, also at another of their venues. Of two members the first has it. */
export async function staffTakesEmergency(
  at: AtInstallation,
  member: Acting,
  { venue_id, conversation_id }: InputOf<typeof takeEmergency>,
): Promise<Taken> {
  if (!member.venueIds.includes(venue_id)) throw refuse("not_found");
  return at.inVenue(venue_id, async (atVenue) => {
    await lockConversation(atVenue, conversation_id);
    const { held } = (await isEmergencyUntaken(atVenue, conversation_id))
      ? await staffTakesOver(atVenue, member, conversation_id)
      : await viewConversation(atVenue, conversation_id);
    return { taken_by: held.by === "staff" ? held.member_name : null };
  });
}
