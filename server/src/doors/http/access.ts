import {
  type Access,
  fetchAccess,
  listVenues,
  switchVenue,
  type VenueSummary,
} from "@bellhop/contract/access";
import { type Member, setCurrentVenue } from "../../domain/members/index.ts";
import { featureFlagsOf, listVenuesOfUnit } from "../../domain/venues/index.ts";
import type { Parts } from "../../journeys/parts.ts";
import { refuse } from "../../platform/refusal.ts";
import { answerForMember, namedVenue, type Route } from "./answer.ts";

export const accessRoutes = [
  {
    call: fetchAccess,
    // A tab that names its venue keeps it, whatever the member chose in another one meanwhile.
    answer: (request, _input, who, parts) =>
      accessOf(who, namedVenue(request, who) ?? who.currentVenueId, parts),
  } satisfies Route,

  answerForMember(listVenues, async (who, _input, parts) => ({
    items: (await venuesOf(who, parts)).map(toSummary),
  })),

  answerForMember(switchVenue, async (who, { venue_id }, parts) => {
    if (!who.venueIds.includes(venue_id)) throw refuse("not_found");
    await parts.db.atInstallation((at) => at.tx.run(setCurrentVenue, [who.member_id, venue_id]));
    return accessOf(who, venue_id, parts);
  }),
];

type VenueOfMember = Awaited<ReturnType<typeof venuesOf>>[number];

function venuesOf(who: Member, parts: Parts) {
  const scope = { operatorId: who.operator_id, venueIds: who.venueIds };
  return parts.db.atOperator(scope, (at) => at.tx.rows(listVenuesOfUnit, [at.now]));
}

async function accessOf(who: Member, venueId: number | null, parts: Parts): Promise<Access> {
  const venue = (await venuesOf(who, parts)).find((one) => one.venue_id === venueId);
  return {
    member: { member_id: who.member_id, name: who.name, email: who.email, role: who.role },
    operator: { operator_id: who.operator_id, name: who.operator_name },
    venue: venue ? toSummary(venue) : null,
    flags: venue
      ? featureFlagsOf(venue)
      : { dashboardConversationEnable: false, enableWhatsapp: false, builtConcierge: false },
  };
}

function toSummary({
  venue_id,
  name,
  timezone,
  default_language,
  open_alerts,
  waiting,
}: VenueOfMember): VenueSummary {
  return { venue_id, name, timezone, default_language, open_alerts, waiting };
}
