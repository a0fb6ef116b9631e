import type { AuditKind } from "@bellhop/contract/audit";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertAtOperator, insertAtVenue } from "./audit.queries.ts";
import { changedFields } from "./changed-fields.ts";

export type Actor = { member_id: string | null; name: string; operator_id: string; call: string };

export type Change = {
  kind: AuditKind;
  /** Defaults to the venue or operator itself; named as before the change. */
  subject?: { id: string; name: string };
  before: object | null;
  after: object | null;
  /** For operator entries: the venues concerned; default: all. */
  venueIds?: readonly number[] | null;
};

/** Writes to the venue's or operator's log. Does nothing if no field differs. */
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
