import type { AuditedChange, AuditKind } from "@bellhop/contract/audit";
import { cursorAt } from "../../platform/cursor.ts";
import { statement } from "../../platform/db/index.ts";

// What goes is decided by the clock of the database too: it refuses to delete what is younger (0014).
const isOver = (now: string) => `noted_at < least(${now}::timestamptz, now()) - interval '2 years'`;

/** Each entry sweeps what its venue has noted more than two years ago. */
export const insertAtVenue = statement(
  "insert audit entry at venue",
  `with swept as (delete from audit_entries where venue_id = $1 and ${isOver("$3")})
   insert into audit_entries (venue_id, audit_entry_id, noted_at, kind, call, member_id, member_name, subject_id, subject_name, changes)
   values ($1, $2, $3, $4, $5, $6, $7, coalesce($8, $1::text),
     coalesce($9, (select name from venues where venue_id = $1)), $10)`,
);

/** The same for what is above the venues. */
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
  member_id: string;
  member_name: string;
  venue_id: number | null;
  venue_name: string | null;
  subject_id: string;
  subject_name: string;
  changes: AuditedChange[];
};

const columns =
  "audit_entry_id, noted_at, kind, call, member_id, member_name, subject_id, subject_name, changes";

/**
 * $1 the operator; $2 the venues, as the unit has them; $3 true where the whole operator is seen, too. Who sees some
 * venues only sees, of what is above them, what concerns those and no others.
 */
const seen = `(
  select ${columns}, venue_id, array[venue_id] as concerns from audit_entries where venue_id = any ($2::bigint[])
  union all
  select ${columns}, null, concerns_venue_ids from operator_audit_entries
  where operator_id = $1 and ($3 or concerns_venue_ids <@ $2::bigint[])
)`;

/** Newest first; pages on by (noted_at, id). */
export const listEntries = statement<AuditRow & { cursor_at: string }>(
  "list audit entries",
  `select e.${columns.replaceAll(", ", ", e.")}, e.venue_id, v.name as venue_name, ${cursorAt("e.noted_at")}
   from ${seen} e left join venues v using (venue_id)
   where ($4::timestamptz is null or (e.noted_at, e.audit_entry_id) < ($4, $5::uuid))
     and ($7::uuid is null or e.member_id = $7)
     and ($8::bigint is null or e.concerns @> array[$8::bigint])
     and ($9::text is null or e.kind = $9)
     and ($10::timestamptz is null or e.noted_at >= $10)
     and ($11::timestamptz is null or e.noted_at < $11)
   order by e.noted_at desc, e.audit_entry_id desc limit $6`,
);

/** Who stands in the log, each by the name they had last. */
export const listWhoChanged = statement<{ member_id: string; name: string }>(
  "list who changed",
  `select member_id, name from (
     select distinct on (member_id) member_id, member_name as name from ${seen} e
     order by member_id, noted_at desc
   ) who order by name, member_id`,
);
