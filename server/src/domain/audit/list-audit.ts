import type { AuditEntry, exportAudit, listAudit } from "@bellhop/contract/audit";
import type { InputOf, OutputOf } from "@bellhop/contract/call";
import { limits } from "@bellhop/contract/limits";
import type { AtInstallation } from "../../platform/at/index.ts";
import { cutPage, readCursor } from "../../platform/cursor.ts";
import { refuse } from "../../platform/refusal.ts";
import { type AuditRow, listEntries, listWhoChanged } from "./audit.queries.ts";

/** What somebody may see of the log: of an operator, what was changed at these venues; where `all`, also above them. */
export type Scope = {
  operatorId: string;
  venues: { venue_id: number; name: string }[];
  all: boolean;
  /** The members of today; whoever was one stands in the log. */
  memberIds: string[];
};

/** One page of the log, newest first, and whom and which venues one may ask for. */
export async function viewAudit(
  at: AtInstallation,
  scope: Scope,
  wanted: InputOf<typeof listAudit>,
): Promise<OutputOf<typeof listAudit>> {
  const members = await whoChanged(at, scope);
  mustBeSeen(scope, members, wanted);
  return { ...(await pageOf(at, scope, wanted)), members, venues: scope.venues };
}

/**
 * All of the log that is wanted, page by page, each of them read in a unit that `inUnit` opens. Entries are never
 * changed, and new ones stand before where it begins.
 */
export async function* everyEntry(
  inUnit: <T>(work: (at: AtInstallation) => Promise<T>) => Promise<T>,
  scope: Scope,
  wanted: InputOf<typeof exportAudit>,
): AsyncGenerator<AuditEntry[]> {
  await inUnit(async (at) => mustBeSeen(scope, await whoChanged(at, scope), wanted));
  let cursor: string | undefined;
  do {
    const page = { ...wanted, cursor, limit: limits.auditExportPageItems };
    const { items, next_cursor } = await inUnit((at) => pageOf(at, scope, page));
    yield items;
    cursor = next_cursor ?? undefined;
  } while (cursor);
}

function whoChanged(at: AtInstallation, scope: Scope) {
  return at.inOperator(unitOf(scope), (there) => there.tx.rows(listWhoChanged, seenBy(scope)));
}

/** What somebody else has is the same as what nobody has. */
function mustBeSeen(
  { venues, memberIds }: Scope,
  members: { member_id: string }[],
  wanted: { member_id?: string | undefined; venue_id?: number | undefined },
) {
  const knows = (id: string) => memberIds.includes(id) || members.some(({ member_id }) => member_id === id);
  const isUnknown =
    (wanted.venue_id !== undefined && !venues.some(({ venue_id }) => venue_id === wanted.venue_id)) ||
    (wanted.member_id !== undefined && !knows(wanted.member_id));
  if (isUnknown) throw refuse("not_found");
}

async function pageOf(at: AtInstallation, scope: Scope, wanted: InputOf<typeof listAudit>) {
  const { cursor, limit = limits.pageItems, member_id, venue_id, kind, from, until } = wanted;
  const place = [...readCursor(cursor, "id"), limit + 1];
  const filters = [member_id, venue_id, kind, from, until].map((value) => value ?? null);
  const rows = await at.inOperator(unitOf(scope), (there) =>
    there.tx.rows(listEntries, [...seenBy(scope), ...place, ...filters]),
  );
  const { shown, next } = cutPage(rows, limit, (row) => row.audit_entry_id);
  return { items: shown.map(toEntry), next_cursor: next };
}

const venueIdsOf = ({ venues }: Scope) => venues.map(({ venue_id }) => venue_id);
const unitOf = (scope: Scope) => ({ operatorId: scope.operatorId, venueIds: venueIdsOf(scope) });
const seenBy = (scope: Scope) => [scope.operatorId, venueIdsOf(scope), scope.all];

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
