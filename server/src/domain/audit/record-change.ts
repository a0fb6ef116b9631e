import type { AuditKind } from "@bellhop/contract/audit";
import type { AtInstallation, AtVenue } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { insertAtOperator, insertAtVenue } from "./audit.queries.ts";
import { changedFields } from "./changed-fields.ts";

/** Who changes something, as a call's work is told who acts, and the call by which they do; null: no member's id. */
export type Actor = { member_id: string | null; name: string; operator_id: string; call: string };

export type Change = {
  kind: AuditKind;
  /** Whom or what it is done to, by the name from before; left out where it is the venue, or the operator, itself. */
  subject?: { id: string; name: string };
  /** Null where it was not there, or is not there anymore. Only what differs is noted. */
  before: object | null;
  after: object | null;
  /** Above the venues: those that it concerns, which an owner of others does not see. Left out: the whole operator. */
  venueIds?: readonly number[] | null;
};

/**
 * Notes in the audit log what a member changes, in the change's own transaction: where it is undone, so is this. At a
 * venue it is that venue's; in a unit of the installation it is the operator's. Where nothing differs nothing is noted.
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
