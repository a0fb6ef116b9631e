import type { Role } from "@bellhop/contract/access";
import { statement } from "../../platform/db/index.ts";

export type MemberRow = {
  member_id: string;
  operator_id: string;
  operator_name: string;
  name: string;
  email: string;
  role: Role;
  current_venue_id: number | null;
  /** The venues the member may see; those of the operator, narrowed to the member's own list. */
  venue_ids: number[];
};

export const findMemberBySub = statement<MemberRow>(
  "find member by sub",
  `select m.member_id, m.operator_id, o.name as operator_name, m.name, m.email, m.role, m.current_venue_id,
     array(select v.venue_id from venues v where v.operator_id = m.operator_id
           and (m.venue_ids is null or v.venue_id = any (m.venue_ids)) order by v.venue_id) as venue_ids
   from members m join operators o using (operator_id)
   where m.identity_sub = $1 order by m.created_at limit 1`,
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

export const insertMember = statement(
  "insert member",
  `insert into members (member_id, operator_id, identity_sub, name, email, role, venue_ids, current_venue_id, created_at)
   values ($1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

export const setCurrentVenue = statement(
  "set current venue",
  "update members set current_venue_id = $2 where member_id = $1",
);

/** Every venue that a member may see, closed ones too. */
export const listVenuesOfMember = statement<{ venue_id: number; name: string }>(
  "list venues of member",
  `select v.venue_id, v.name from members m join venues v using (operator_id)
   where m.member_id = $1 and (m.venue_ids is null or v.venue_id = any (m.venue_ids)) order by v.name, v.venue_id`,
);

export const listMemberIds = statement<{ member_id: string; sees_all: boolean }>(
  "list member ids",
  "select member_id, venue_ids is null as sees_all from members where operator_id = $1",
);
