import { type Access, chooseLanguage, fetchAccess, listVenues, switchVenue } from "@bellhop/contract/access";
import { limits } from "@bellhop/contract/limits";
import { allOff } from "@bellhop/contract/switches";
import { findAssistantName } from "../../domain/assistant/index.ts";
import { countUnseenNews } from "../../domain/ideas/index.ts";
import { setPersonLanguage } from "../../domain/identity/index.ts";
import { findPerson } from "../../domain/members/index.ts";
import { type Billing, findPlanName } from "../../domain/plans/index.ts";
import { listFirstVenuesOfUnit, listVenuesOfUnit, switchesOf } from "../../domain/venues/index.ts";
import { personChoosesVenue } from "../../journeys/accounts/person-chooses-venue.ts";
import { viewVenues } from "../../journeys/accounts/view-venues.ts";
import type { AtInstallation, ReadingAtOperator } from "../../platform/at/index.ts";
import { refuse } from "../../platform/refusal.ts";
import type { Services } from "../../services.ts";
import {
  type ActingMember,
  changesAboveVenues,
  changesAsPerson,
  namedVenue,
  type Route,
  readsAtOperator,
  scopeOf,
} from "./answer.ts";

export const accessRoutes = [
  {
    call: fetchAccess,
    // A tab that names its venue keeps it, even if the member switches to another venue in another tab.
    answer: (request, _input, who, { db, config }) =>
      db.readAtOperator(scopeOf(who), (at) =>
        accessOf(at, config.billing, who, namedVenue(request, who) ?? who.currentVenueId),
      ),
  } satisfies Route,

  readsAtOperator(listVenues, async (at) => ({ items: await viewVenues(at, await listVenuesOfUnit(at)) })),

  changesAboveVenues(switchVenue, async (at, { venue_id }, { person }, { config }) => {
    const who = { ...(await personChoosesVenue(at, person, venue_id)), person };
    return at.inOperator(scopeOf(who), (atOperator) => accessOf(atOperator, config.billing, who, venue_id));
  }),

  changesAsPerson(chooseLanguage, async (at, { language }, person) => {
    await setPersonLanguage(at, person.sub, language);
    return { language };
  }),
];

/** For a person who has just become a member. */
export async function accessAt(
  at: AtInstallation,
  sub: string,
  venueId: number,
  { hostEmails, config }: Pick<Services, "hostEmails" | "config">,
) {
  const person = await findPerson(at, { sub }, hostEmails);
  const member = person.memberships.find((one) => one.venueIds.includes(venueId));
  if (!member) throw refuse("not_found");
  return at.inOperator(scopeOf(member), (atOperator) =>
    accessOf(atOperator, config.billing, { ...member, person }, venueId),
  );
}

async function accessOf(
  at: ReadingAtOperator,
  billing: Billing,
  who: ActingMember,
  venueId: number | null,
): Promise<Access> {
  const [{ venues, venue, count }, plan, unseenNews, assistantName] = await Promise.all([
    listFirstVenuesOfUnit(at, { with: venueId, limit: limits.venuesInAccess }),
    findPlanName(at, billing, who.operator_id),
    countUnseenNews(at, who.member_id),
    venueId === null ? null : findAssistantName(at, venueId),
  ]);
  const summaries = await viewVenues(at, venue ? [...venues, venue] : venues);
  return {
    member: {
      member_id: who.member_id,
      name: who.name,
      email: who.email,
      role: who.role,
      has_all_venues: who.grantedVenueIds === null,
      language: who.language,
    },
    operator: { operator_id: who.operator_id, name: who.operator_name },
    venue: venue ? (summaries.at(-1) ?? null) : null,
    venues: summaries.slice(0, venues.length),
    venues_count: count,
    memberships: who.person.memberships
      .filter((member) => member.member_id !== who.member_id)
      .map(({ operator_id, operator_name, role, venues: memberVenues }) => ({
        operator_id,
        operator_name,
        role,
        venues: memberVenues,
      })),
    plan: { name: plan, includes_everything: plan === "self-hosted" },
    flags: venue ? switchesOf(venue) : allOff,
    assistant_name: venue ? assistantName : null,
    is_host: who.isHost,
    unseen_news: unseenNews,
  };
}
