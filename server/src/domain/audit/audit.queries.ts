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
