import type { AuditEntry, exportAudit, listAudit } from "@bellhop/contract/audit";
import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { AtInstallation } from "../../platform/at/index.ts";
import { decodeTimeCursor, toPage } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { type AuditRow, listEntries } from "./audit.queries.ts";

/** What someone may see: these venues and, if `all`, the operator's own entries. */
export type Scope = {
  operatorId: string;
  venues: { venue_id: number; name: string }[];
  all: boolean;
  members: { member_id: string; name: string }[];
};

export async function viewAudit(
  at: AtInstallation,
  scope: Scope,
  input: InputOf<typeof listAudit>,
): Promise<OutputOf<typeof listAudit>> {
  const page = await pageOf(at, scope, input);
  return { ...page, members: scope.members, venues: scope.venues };
}

/** Reads each page in its own transaction. Entries never change, and new ones come before the first page. */
export async function* streamEntries(
  inUnit: <T>(work: (at: AtInstallation) => Promise<T>) => Promise<T>,
  scope: Scope,
  input: InputOf<typeof exportAudit>,
): AsyncGenerator<AuditEntry[]> {
  let cursor: string | undefined;
  do {
    const page = { ...input, cursor, limit: limits.auditExportPageItems };
    const { items, next_cursor } = await inUnit((at) => pageOf(at, scope, page));
    yield items;
    cursor = next_cursor ?? undefined;
  } while (cursor);
}

async function pageOf(at: AtInstallation, scope: Scope, input: InputOf<typeof listAudit>) {
  const { cursor, limit = limits.pageItems, member_id, venue_id, kind, from, until } = input;
  requireVisible(scope, input);
  const venueIds = scope.venues.map((venue) => venue.venue_id);
  const { operatorId, all } = scope;
  const [cursorAt, cursorId] = decodeTimeCursor(cursor, "id");
  const rows = await at.inOperator({ operatorId, venueIds }, (atOperator) =>
    atOperator.tx.rows(listEntries, {
      operatorId,
      venueIds,
      all,
      cursorAt,
      cursorId,
      limit: limit + 1,
      memberId: member_id ?? null,
      kind: kind ?? null,
      from: from ?? null,
      until: until ?? null,
      venueId: venue_id ?? null,
    }),
  );
  const { shown, next } = toPage(rows, limit, (row) => row.audit_entry_id);
  return { items: shown.map(toEntry), next_cursor: next };
}

/** Throws `not_found` for a venue or member that the reader may not see. */
function requireVisible(
  { venues, members }: Scope,
  { venue_id, member_id }: { venue_id?: number | undefined; member_id?: string | undefined },
) {
  const isVenue = venue_id === undefined || venues.some((venue) => venue.venue_id === venue_id);
  const isMember = member_id === undefined || members.some((member) => member.member_id === member_id);
  if (!isVenue || !isMember) throw refuse("not_found");
}

function toEntry(row: AuditRow): AuditEntry {
  const { audit_entry_id, noted_at, kind, call, changes } = row;
  return {
    audit_entry_id,
    at: noted_at.toISOString(),
    kind,
    call,
    member: { member_id: row.member_id, name: row.member_name },
    venue: row.venue_id === null ? null : { venue_id: row.venue_id, name: row.venue_name ?? "" },
    subject: { id: row.subject_id, name: row.subject_name },
    changes,
  };
}
