import type { AuditedChange, AuditKind } from "@bellhop/contract/audit";
import { cursorAt } from "../../platform/cursor.ts";
import { change, firstKnown, statement } from "../../platform/db/index.ts";

// Also uses the database's clock, as the trigger does that protects younger entries.
const isExpired = (now: string) => `noted_at < least(${now}::timestamptz, now()) - interval '2 years'`;

type EntryParams = {
  auditEntryId: string;
  notedAt: Date;
  kind: AuditKind;
  call: string;
  memberId: string | null;
  memberName: string;
  subjectId: string | null;
  subjectName: string | null;
  changes: string;
};

export const insertAtVenue = change<EntryParams & { venueId: number }>(
  "insert audit entry at venue",
  `with swept as (delete from audit_entries where venue_id = $venueId and ${isExpired("$notedAt")})
   insert into audit_entries (venue_id, audit_entry_id, noted_at, kind, call, member_id, member_name, subject_id, subject_name, changes)
   values ($venueId, $auditEntryId, $notedAt, $kind, $call, $memberId, $memberName, coalesce($subjectId, $venueId::text),
     coalesce($subjectName, (select name from venues where venue_id = $venueId)), $changes)`,
);

export const insertAtOperator = change<
  EntryParams & { operatorId: string; concernsVenueIds: readonly number[] | null }
>(
  "insert audit entry at operator",
  `with swept as (delete from operator_audit_entries where operator_id = $operatorId and ${isExpired("$notedAt")})
   insert into operator_audit_entries
     (operator_id, audit_entry_id, noted_at, kind, call, member_id, member_name, subject_id, subject_name, changes, concerns_venue_ids)
   values ($operatorId, $auditEntryId, $notedAt, $kind, $call, $memberId, $memberName, coalesce($subjectId, $operatorId::text),
     coalesce($subjectName, (select name from operators where operator_id = $operatorId)), $changes, $concernsVenueIds)`,
);

export const sweepVenueEntries = change<{ venueId: number; now: Date; limit: number }>(
  "sweep audit entries of venue",
  `delete from audit_entries where venue_id = $venueId and audit_entry_id in (
     select audit_entry_id from audit_entries where venue_id = $venueId and ${isExpired("$now")}
     order by noted_at limit $limit)`,
);

export const sweepOperatorEntries = change<{ now: Date; limit: number }>(
  "sweep audit entries of operators",
  `delete from operator_audit_entries where (operator_id, audit_entry_id) in (
     select operator_id, audit_entry_id from operator_audit_entries where ${isExpired("$now")} limit $limit)`,
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

const newestFirst = "order by noted_at desc, audit_entry_id desc limit $limit";

/** The bounds are unconditional, so that the index finds the start of the page. */
const isListed = `(noted_at, audit_entry_id) < (${firstKnown("$cursorAt::timestamptz", "'infinity'")},
         ${firstKnown("$cursorId::uuid", "'ffffffff-ffff-ffff-ffff-ffffffffffff'")})
       and noted_at >= ${firstKnown("$from::timestamptz", "'-infinity'")}
       and noted_at < ${firstKnown("$until::timestamptz", "'infinity'")}
       and ($memberId::uuid is null or member_id = $memberId) and ($kind::text is null or kind = $kind)`;

/** Newest first. If `$all` is false, operator entries are listed only if they concern no venues but `$venueIds`. */
export const listEntries = statement<
  {
    operatorId: string;
    venueIds: number[];
    all: boolean;
    cursorAt: string | null;
    cursorId: string | null;
    limit: number;
    memberId: string | null;
    kind: AuditKind | null;
    from: string | null;
    until: string | null;
    venueId: number | null;
  },
  AuditRow & { cursor_at: string }
>(
  "list audit entries",
  `select e.*, v.name as venue_name, ${cursorAt("e.noted_at")} from (
     select ${columns}, one.venue_id from unnest($venueIds::bigint[]) as one (venue_id), lateral (
       select ${columns} from audit_entries where venue_id = one.venue_id and ${isListed} ${newestFirst}
     ) of_venue
     where $venueId::bigint is null or one.venue_id = $venueId
     union all (
       select ${columns}, null from operator_audit_entries
       where operator_id = $operatorId and ($all or concerns_venue_ids <@ $venueIds)
         and ($venueId is null or concerns_venue_ids @> array[$venueId]) and ${isListed} ${newestFirst}
     )
   ) e left join venues v using (venue_id)
   ${newestFirst}`,
);
