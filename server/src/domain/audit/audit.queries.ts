import type { AuditedChange, AuditKind } from "@bellhop/contract/audit";
import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";

// The database's clock counts too: a trigger refuses to delete younger entries.
const isOver = (now: string) => `noted_at < least(${now}::timestamptz, now()) - interval '2 years'`;

/** Each insert deletes the venue's entries older than two years. */
export const insertAtVenue = statement(
  "insert audit entry at venue",
  `with swept as (delete from audit_entries where venue_id = $1 and ${isOver("$3")})
   insert into audit_entries (venue_id, audit_entry_id, noted_at, kind, call, member_id, member_name, subject_id, subject_name, changes)
   values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, $1::text),
     coalesce($9, (select name from venues where venue_id = $1)), $10)`,
);

/** The same above the venues. */
export const insertAtOperator = statement(
  "insert audit entry at operator",
  `with swept as (delete from operator_audit_entries where operator_id = $1 and ${isOver("$3")})
   insert into operator_audit_entries
     (operator_id, audit_entry_id, noted_at, kind, call, member_id, member_name, subject_id, subject_name, changes, concerns_venue_ids)
   values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, $1::text),
     coalesce($9, (select name from operators where operator_id = $1)), $10, $11)`,
);

export type AuditRow = {
  audit_entry_id: string;
  noted_at: Date;
  kind: AuditKind;
  call: string;
  member_id: string | null;
  member_name: string;
  venue_id: number | null;
  venue_name: string | null;
  subject_id: string;
  subject_name: string;
  changes: AuditedChange[];
};

const columns =
  "audit_entry_id, noted_at, kind, call, member_id, member_name, subject_id, subject_name, changes";

const newestFirst = "order by noted_at desc, audit_entry_id desc limit $6";

/** The bounds are always there, so that the index finds the beginning of the page. */
const isWanted = `(noted_at, audit_entry_id) < (coalesce($4::timestamptz, 'infinity'), coalesce($5::uuid, 'ffffffff-ffff-ffff-ffff-ffffffffffff'))
       and noted_at >= coalesce($9::timestamptz, '-infinity') and noted_at < coalesce($10::timestamptz, 'infinity')
       and ($7::uuid is null or member_id = $7) and ($8::text is null or kind = $8)`;

/**
 * Newest first; pages on by (noted_at, id). $1 the operator; $2 the venues; $3 true where all of what is above them is
 * seen, else only what concerns those venues and no others; $11 the one venue that is asked for.
 */
export const listEntries = statement<AuditRow & { cursor_at: string }>(
  "list audit entries",
  `select e.*, v.name as venue_name, ${cursorAt("e.noted_at")} from (
     select ${columns}, one.venue_id from unnest($2::bigint[]) as one (venue_id), lateral (
       select ${columns} from audit_entries where venue_id = one.venue_id and ${isWanted} ${newestFirst}
     ) of_venue
     where $11::bigint is null or one.venue_id = $11
     union all (
       select ${columns}, null from operator_audit_entries
       where operator_id = $1 and ($3 or concerns_venue_ids <@ $2) and ($11 is null or concerns_venue_ids @> array[$11]) and ${isWanted} ${newestFirst}
     )
   ) e left join venues v using (venue_id)
   ${newestFirst}`,
);
