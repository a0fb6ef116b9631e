import type { Role } from "@bellhop/contract/access";
import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";

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
  /** The open venues of the operator that the member may see. */
  venues: NamedVenue[];
};

/** Whom an identity stands for: where they chose a venue last first, else where they have been the longest. */
export const listMemberships = statement<MembershipRow>(
  "list memberships",
  `select m.member_id, m.operator_id, o.name as operator_name, m.name, m.email, m.role, m.venue_ids, m.current_venue_id,
     m.last_seen_at,
     coalesce((select jsonb_agg(jsonb_build_object('venue_id', v.venue_id, 'name', v.name) order by v.venue_id)
               from venues v where v.operator_id = m.operator_id and v.closed_at is null
               and (m.venue_ids is null or v.venue_id = any (m.venue_ids))), '[]') as venues
   from members m join operators o using (operator_id)
   where m.identity_sub = $1 and m.removed_at is null
   order by m.chosen_at desc nulls last, m.created_at, m.member_id`,
);

export const findEndedMembership = statement<{ operator_name: string; removed_at: Date }>(
  "find ended membership",
  `select o.name as operator_name, m.removed_at from members m join operators o using (operator_id)
   where m.identity_sub = $1 and m.removed_at > $2 order by m.removed_at desc limit 1`,
);

export const markSeen = statement(
  "mark seen",
  "update members set last_seen_at = $2 where identity_sub = $1 and (last_seen_at is null or last_seen_at < $3)",
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

/** What memberships, removed ones too, show of their person; null: as it is. Answers those that showed something else. */
export const setPersonOfMembers = statement<ChangedPerson>(
  "set person of members",
  `update members m set name = coalesce($2, m.name), email = coalesce($3, m.email)
   from (select member_id, name, email from members
         where identity_sub = $1 and (name <> $2::text or email <> $3::text) order by member_id for update) was
   where m.member_id = was.member_id
   returning m.member_id, m.operator_id, m.name, m.email, was.name as name_before, was.email as email_before,
     m.removed_at is null as is_there`,
);

export const listVenuesOfOwners = statement<{ venue_id: number }>(
  "list venues of owners",
  `select v.venue_id from members m join venues v using (operator_id)
   where m.email = any ($1) and m.role = 'owner' order by v.venue_id`,
);

export const insertOperator = statement(
  "insert operator",
  "insert into operators (operator_id, name, created_at) values ($1, $2, $3)",
);

/** Whoever changes an operator's members, invitations or venues takes turns. */
export const lockOperator = statement<{ name: string }>(
  "lock operator",
  "select name from operators where operator_id = $1 for no key update",
);

/** Somebody who was a member before is the same one again. */
export const insertMember = statement<{ member_id: string }>(
  "insert member",
  `insert into members (member_id, operator_id, identity_sub, name, email, role, venue_ids, current_venue_id, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)
   on conflict (operator_id, identity_sub) do update set name = excluded.name, email = excluded.email, role = excluded.role,
     venue_ids = excluded.venue_ids, current_venue_id = excluded.current_venue_id, rejoined_at = excluded.created_at,
     removed_at = null, removed_by = null
   where members.removed_at is not null
   returning member_id`,
);

export const setCurrentVenue = statement(
  "set current venue",
  "update members set current_venue_id = $2, chosen_at = $3 where member_id = $1",
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
  /** Of those in `venue_ids`, closed ones too; null where that is. */
  venues: NamedVenue[] | null;
};

/** What is listed of the venues that somebody is limited to; `its_venue_ids` is theirs, `its_operator` the operator's id. */
export const namesOfVenues = (its_venue_ids: string, its_operator: string) =>
  `case when ${its_venue_ids} is not null then
     coalesce((select jsonb_agg(jsonb_build_object('venue_id', v.venue_id, 'name', v.name) order by v.name, v.venue_id)
               from venues v where v.operator_id = ${its_operator} and v.venue_id = any (${its_venue_ids})), '[]') end as venues`;

const joined = "coalesce(m.rejoined_at, m.created_at)";
const columns = `m.member_id, m.identity_sub, m.name, m.email, m.role, m.venue_ids, ${joined} as joined_at, m.last_seen_at,
  m.removed_at, m.removed_by,
  (select count(*) from invitations i where i.invited_by = m.member_id and i.operator_id = m.operator_id
   and i.ended_at is null)::int as open_invitations, ${namesOfVenues("m.venue_ids", "m.operator_id")}`;

export const findMemberOfOperator = statement<MemberRow>(
  "find member of operator",
  `select ${columns} from members m where m.operator_id = $1 and m.member_id = $2`,
);

/** `$2`: whoever asks. `$3`: the venues that they are limited to; null where they are not. */
export const listMembersOfOperator = statement<MemberRow & { cursor_at: string }>(
  "list members of operator",
  `select ${columns}, ${cursorAt(joined)}
   from members m
   where m.operator_id = $1 and m.removed_at is null
     and (m.member_id = $2 or $3::bigint[] is null or cardinality(m.venue_ids) > 0 and m.venue_ids <@ $3)
     and ($4::timestamptz is null or (${joined}, m.member_id) > ($4, $5::uuid))
   order by ${joined}, m.member_id limit $6`,
);

export const listStandingsByEmail = statement<{ role: Role; venue_ids: number[] | null }>(
  "list standings by email",
  "select role, venue_ids from members where operator_id = $1 and lower(email) = $2 and removed_at is null",
);

export const countOwners = statement<{ owners: number }>(
  "count owners",
  "select count(*)::int as owners from members where operator_id = $1 and role = 'owner' and removed_at is null",
);

export const updateStanding = statement(
  "update standing",
  "update members set role = $2, venue_ids = $3 where member_id = $1",
);

export const setRemoved = statement(
  "set removed",
  "update members set removed_at = $2, removed_by = $3 where member_id = $1",
);

export const countVenuesOf = statement<{ venues: number }>(
  "count venues of operator among",
  "select count(*)::int as venues from venues where operator_id = $1 and venue_id = any ($2)",
);

/** One row where this person has opened none before. */
export const insertOpenedOperator = statement<{ identity_sub: string }>(
  "insert opened operator",
  `insert into opened_operators (identity_sub, operator_id, opened_at) values ($1, $2, $3)
   on conflict do nothing returning identity_sub`,
);

export const lockOpenedOperator = statement(
  "lock opened operator",
  "select from opened_operators where identity_sub = $1 for update",
);

/** One row where what this person opened before is not theirs anymore. */
export const updateOpenedOperator = statement<{ identity_sub: string }>(
  "update opened operator",
  `update opened_operators one set operator_id = $2, opened_at = $3
   where identity_sub = $1 and not exists (select from members m where m.operator_id = one.operator_id
                                           and m.identity_sub = one.identity_sub and m.removed_at is null)
   returning identity_sub`,
);

/** Every venue that a member may see, closed ones too. */
export const listVenuesOfMember = statement<{ venue_id: number; name: string }>(
  "list venues of member",
  `select v.venue_id, v.name from members m join venues v using (operator_id)
   where m.member_id = $1 and (m.venue_ids is null or v.venue_id = any (m.venue_ids)) order by v.name, v.venue_id`,
);

/** Whoever is or was a member. */
export const listEverybody = statement<{ member_id: string; name: string; sees_all: boolean }>(
  "list everybody",
  "select member_id, name, venue_ids is null as sees_all from members where operator_id = $1 order by name, member_id",
);
