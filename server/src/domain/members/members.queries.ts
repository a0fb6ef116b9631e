import type { Role } from "@bellhop/contract/access";
import type { Language } from "@bellhop/contract/languages";
import { cursorAt } from "../../platform/cursor.ts";
import { change, statement } from "../../platform/db/index.ts";
import { languageOf } from "../identity/index.ts";

type NamedVenue = { venue_id: number; name: string };

export type MembershipRow = {
  member_id: string;
  operator_id: string;
  operator_name: string;
  name: string;
  email: string;
  role: Role;
  /** Null: all venues of the operator. */
  venue_ids: number[] | null;
  current_venue_id: number | null;
  last_seen_at: Date | null;
  /** The person's, the same in all memberships. */
  language: Language | null;
  /** The open venues that the member may see. */
  venues: NamedVenue[];
};

/** The operator of the venue chosen last comes first, then the oldest membership. */
export const listMemberships = statement<{ identitySub: string }, MembershipRow>(
  "list memberships",
  `select m.member_id, m.operator_id, o.name as operator_name, m.name, m.email, m.role, m.venue_ids, m.current_venue_id,
     m.last_seen_at, ${languageOf("m.identity_sub")} as language,
     coalesce((select jsonb_agg(jsonb_build_object('venue_id', v.venue_id, 'name', v.name) order by v.venue_id)
               from venues v where v.operator_id = m.operator_id and v.closed_at is null
               and (m.venue_ids is null or v.venue_id = any (m.venue_ids))), '[]') as venues
   from members m join operators o using (operator_id)
   where m.identity_sub = $identitySub and m.removed_at is null
   order by m.chosen_at desc nulls last, m.created_at, m.member_id`,
);

export const findEndedMembership = statement<
  { identitySub: string; since: Date },
  { operator_name: string; removed_at: Date }
>(
  "find ended membership",
  `select o.name as operator_name, m.removed_at from members m join operators o using (operator_id)
   where m.identity_sub = $identitySub and m.removed_at > $since order by m.removed_at desc limit 1`,
);

export const markSeen = change<{ identitySub: string; lastSeenAt: Date; seenBefore: Date }>(
  "mark seen",
  `update members set last_seen_at = $lastSeenAt
   where identity_sub = $identitySub and (last_seen_at is null or last_seen_at < $seenBefore)`,
);

type ChangedPerson = {
  member_id: string;
  operator_id: string;
  name: string;
  email: string;
  name_before: string;
  email_before: string;
  is_there: boolean;
};

/** Null keeps the value. Also updates removed memberships; returns the ones that changed. */
export const updateMemberProfiles = change<
  { identitySub: string; name: string | null; email: string | null },
  ChangedPerson
>(
  "set person of members",
  `update members m set name = coalesce($name, m.name), email = coalesce($email, m.email)
   from (select member_id, name, email from members
         where identity_sub = $identitySub and (name <> $name::text or email <> $email::text)
         order by member_id for update) was
   where m.member_id = was.member_id
   returning m.member_id, m.operator_id, m.name, m.email, was.name as name_before, was.email as email_before,
     m.removed_at is null as is_there`,
);

export const selectVenuesOfOwners = statement<{ emails: string[] }, { venue_id: number }>(
  "list venues of owners",
  `select v.venue_id from members m join venues v using (operator_id)
   where m.email = any ($emails) and m.role = 'owner' order by v.venue_id`,
);

export const insertOperator = change<{ operatorId: string; name: string; createdAt: Date }>(
  "insert operator",
  "insert into operators (operator_id, name, created_at) values ($operatorId, $name, $createdAt)",
);

export const selectOperatorForUpdate = change<{ operatorId: string }>(
  "lock operator",
  "select 1 from operators where operator_id = $operatorId for no key update",
);

/** A former member who returns keeps their id. */
export const insertMember = change<
  {
    memberId: string;
    operatorId: string;
    identitySub: string;
    name: string;
    email: string;
    role: Role;
    venueIds: readonly number[] | null;
    currentVenueId: number | null;
    createdAt: Date;
  },
  { member_id: string }
>(
  "insert member",
  `insert into members (member_id, operator_id, identity_sub, name, email, role, venue_ids, current_venue_id, created_at)
   values ($memberId, $operatorId, $identitySub, $name, $email, $role, $venueIds, $currentVenueId, $createdAt)
   on conflict (operator_id, identity_sub) do update set name = excluded.name, email = excluded.email, role = excluded.role,
     venue_ids = excluded.venue_ids, current_venue_id = excluded.current_venue_id, rejoined_at = excluded.created_at,
     removed_at = null, removed_by = null
   where members.removed_at is not null
   returning member_id`,
);

export const updateCurrentVenue = change<{ memberId: string; currentVenueId: number; chosenAt: Date }>(
  "set current venue",
  "update members set current_venue_id = $currentVenueId, chosen_at = $chosenAt where member_id = $memberId",
);

export type MemberRow = {
  member_id: string;
  identity_sub: string;
  name: string;
  email: string;
  role: Role;
  venue_ids: number[] | null;
  joined_at: Date;
  last_seen_at: Date | null;
  removed_at: Date | null;
  removed_by: string | null;
  open_invitations: number;
  /** The venues in `venue_ids`, also closed ones; null if that is null. */
  venues: NamedVenue[] | null;
};

/** The venues that a member is limited to; `its_venue_ids` and `its_operator` are SQL expressions. */
export const namesOfVenues = (its_venue_ids: string, its_operator: string) =>
  `case when ${its_venue_ids} is not null then
     coalesce((select jsonb_agg(jsonb_build_object('venue_id', v.venue_id, 'name', v.name) order by v.name, v.venue_id)
               from venues v where v.operator_id = ${its_operator} and v.venue_id = any (${its_venue_ids})), '[]') end as venues`;

const joined = "coalesce(m.rejoined_at, m.created_at)";
const columns = `m.member_id, m.identity_sub, m.name, m.email, m.role, m.venue_ids, ${joined} as joined_at, m.last_seen_at,
  m.removed_at, m.removed_by,
  (select count(*) from invitations i where i.invited_by = m.member_id and i.operator_id = m.operator_id
   and i.ended_at is null)::int as open_invitations, ${namesOfVenues("m.venue_ids", "m.operator_id")}`;

export const findMemberOfOperator = statement<{ operatorId: string; memberId: string }, MemberRow>(
  "find member of operator",
  `select ${columns} from members m where m.operator_id = $operatorId and m.member_id = $memberId`,
);

export type TeamMember = {
  member_id: string;
  name: string;
  email: string;
  role: Role;
  language: Language | null;
  /** Null: all venues of the operator. */
  venue_ids: number[] | null;
};

/** Members with a right to the venue, by name. */
export const selectTeam = statement<{ venueId: number }, TeamMember>(
  "list members at venue",
  `select m.member_id, m.name, m.email, m.role, m.venue_ids, ${languageOf("m.identity_sub")} as language
   from members m join venues v on v.operator_id = m.operator_id
   where v.venue_id = $venueId and m.removed_at is null
     and (m.venue_ids is null or v.venue_id = any (m.venue_ids))
   order by lower(m.name), m.member_id`,
);

export const selectMemberAtVenue = statement<{ venueId: number; memberId: string }, { name: string }>(
  "find member at venue",
  `select m.name from members m join venues v on v.operator_id = m.operator_id
   where v.venue_id = $venueId and m.member_id = $memberId and m.removed_at is null
     and (m.venue_ids is null or v.venue_id = any (m.venue_ids))`,
);

/** `$memberId` asks; `$grantedVenueIds` are the venues that they are limited to, or null. */
export const listMembersOfOperator = statement<
  {
    operatorId: string;
    memberId: string;
    grantedVenueIds: readonly number[] | null;
    cursorAt: string | null;
    cursorId: string | null;
    limit: number;
  },
  MemberRow & { cursor_at: string }
>(
  "list members of operator",
  `select ${columns}, ${cursorAt(joined)}
   from members m
   where m.operator_id = $operatorId and m.removed_at is null
     and (m.member_id = $memberId or $grantedVenueIds::bigint[] is null or cardinality(m.venue_ids) > 0
     and m.venue_ids <@ $grantedVenueIds)
     and ($cursorAt::timestamptz is null or (${joined}, m.member_id) > ($cursorAt, $cursorId::uuid))
   order by ${joined}, m.member_id limit $limit`,
);

export const listAccessByEmail = statement<
  { operatorId: string; email: string },
  { role: Role; venue_ids: number[] | null }
>(
  "list standings by email",
  `select role, venue_ids from members
   where operator_id = $operatorId and lower(email) = $email and removed_at is null`,
);

export const countOwners = statement<{ operatorId: string }, { owners: number }>(
  "count owners",
  `select count(*)::int as owners from members
   where operator_id = $operatorId and role = 'owner' and removed_at is null`,
);

export const updateAccess = change<{ memberId: string; role: Role; venueIds: readonly number[] | null }>(
  "update standing",
  "update members set role = $role, venue_ids = $venueIds where member_id = $memberId",
);

export const setRemoved = change<{ memberId: string; removedAt: Date | null; removedBy: string | null }>(
  "set removed",
  "update members set removed_at = $removedAt, removed_by = $removedBy where member_id = $memberId",
);

export const countVenuesOf = statement<
  { operatorId: string; venueIds: readonly number[] },
  { venues: number }
>(
  "count venues of operator among",
  "select count(*)::int as venues from venues where operator_id = $operatorId and venue_id = any ($venueIds)",
);

/** Returns a row if this person has not opened an operator before. */
export const insertOpenedOperator = change<
  { identitySub: string; operatorId: string; openedAt: Date },
  { identity_sub: string }
>(
  "insert opened operator",
  `insert into opened_operators (identity_sub, operator_id, opened_at) values ($identitySub, $operatorId, $openedAt)
   on conflict do nothing returning identity_sub`,
);

export const lockOpenedOperator = change<{ identitySub: string }>(
  "lock opened operator",
  "select from opened_operators where identity_sub = $identitySub for update",
);

/** Returns a row if the person is no longer a member of the operator that they opened before. */
export const updateOpenedOperator = change<
  { identitySub: string; operatorId: string; openedAt: Date },
  { identity_sub: string }
>(
  "update opened operator",
  `update opened_operators one set operator_id = $operatorId, opened_at = $openedAt
   where identity_sub = $identitySub and not exists (select from members m where m.operator_id = one.operator_id
                                           and m.identity_sub = one.identity_sub and m.removed_at is null)
   returning identity_sub`,
);

export const selectVenuesOfMember = statement<{ memberId: string }, { venue_id: number; name: string }>(
  "list venues of member",
  `select v.venue_id, v.name from members m join venues v using (operator_id)
   where m.member_id = $memberId and (m.venue_ids is null or v.venue_id = any (m.venue_ids))
   order by v.name, v.venue_id`,
);

/** Every venue of the operator that the member may not see, now that the membership ended or was limited. */
export const selectVenuesBeyondAccess = statement<{ memberId: string }, { venue_id: number }>(
  "list venues beyond access",
  `select v.venue_id from members m join venues v using (operator_id)
   where m.member_id = $memberId
     and (m.removed_at is not null or not coalesce(v.venue_id = any (m.venue_ids), m.venue_ids is null))
   order by v.venue_id`,
);

export const selectPastAndPresentMembers = statement<
  { operatorId: string },
  { member_id: string; name: string; sees_all: boolean }
>(
  "list everybody",
  `select member_id, name, venue_ids is null as sees_all from members where operator_id = $operatorId
   order by name, member_id`,
);
