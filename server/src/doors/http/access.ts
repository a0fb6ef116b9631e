import {
  type Access,
  fetchAccess,
  listVenues,
  switchVenue,
  type VenueSummary,
} from "@bellhop/contract/access";
import { type Member, setCurrentVenue } from "../../domain/members/index.ts";
import { featureFlagsOf, listVenuesOfUnit } from "../../domain/venues/index.ts";
import type { AtOperator } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import { answerAtInstallation, answerAtOperator, namedVenue, type Route, scopeOf } from "./answer.ts";

export const accessRoutes = [
  {
    call: fetchAccess,
    // A tab that names its venue keeps it, whatever the member chose in another one meanwhile.
    answer: (request, _input, who, { db }) =>
      db.readAtOperator(scopeOf(who), (at) =>
        accessOf(at, who, namedVenue(request, who) ?? who.currentVenueId),
      ),
  } satisfies Route,

  answerAtOperator(listVenues, async (at) => ({ items: (await venuesOf(at)).map(toSummary) })),

  answerAtInstallation(switchVenue, async (at, { venue_id }, who) => {
    if (!who.venueIds.includes(venue_id)) throw refuse("not_found");
    await at.tx.run(setCurrentVenue, [who.member_id, venue_id]);
    return at.inOperator(scopeOf(who), (there) => accessOf(there, who, venue_id));
  }),
];

type VenueOfMember = Awaited<ReturnType<typeof venuesOf>>[number];

function venuesOf(at: AtOperator) {
  return at.tx.rows(listVenuesOfUnit, [at.now]);
}

async function accessOf(at: AtOperator, who: Member, venueId: number | null): Promise<Access> {
  const venues = await venuesOf(at);
  const venue = venues.find((one) => one.venue_id === venueId);
  return {
    member: { member_id: who.member_id, name: who.name, email: who.email, role: who.role },
    operator: { operator_id: who.operator_id, name: who.operator_name },
    venue: venue ? toSummary(venue) : null,
    venues: venues.map(toSummary),
    memberships: [],
    // Nothing is billed here, so nothing is left out.
    plan: { name: "self-hosted", includes_everything: true },
    flags: venue
      ? featureFlagsOf(venue)
      : { dashboardConversationEnable: false, enableWhatsapp: false, builtConcierge: false },
    is_host: who.isHost,
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
