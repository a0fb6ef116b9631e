import type { AuditKind } from "@bellhop/contract/audit";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertAtOperator, insertAtVenue } from "./audit.queries.ts";
import { changedFields } from "./changed-fields.ts";

/** Who makes a change, and by which call. */
export type Actor = { member_id: string | null; name: string; operator_id: string; call: string };

export type Change = {
  kind: AuditKind;
  /** Defaults to the venue or operator itself; named as before the change. */
  subject?: { id: string; name: string };
  /** Null before creation. */
  before: object | null;
  /** Null after deletion. */
  after: object | null;
  /** For operator entries: the venues concerned; default: all. */
  venueIds?: readonly number[] | null;
};

/**
 * Writes an entry to the venue's or operator's log, in the transaction of the change. Does nothing if no field
 * differs.
 */
export async function recordChange(at: AtVenue | AtInstallation, by: Actor, change: Change): Promise<void> {
  const { kind, subject, before, after, venueIds = null } = change;
  const changes = changedFields(before, after);
  if (changes.length === 0) return;
  const entry = {
    auditEntryId: newId(),
    notedAt: at.now,
    kind,
    call: by.call,
    memberId: by.member_id,
    memberName: by.name,
    subjectId: subject?.id ?? null,
    subjectName: subject?.name ?? null,
    changes: JSON.stringify(changes),
  };
  if ("venueId" in at) await at.tx.run(insertAtVenue, { venueId: at.venueId, ...entry });
  else
    await at.tx.run(insertAtOperator, { operatorId: by.operator_id, ...entry, concernsVenueIds: venueIds });
}
