import type { AtInstallation } from "../../platform/at/index.ts";
import { type Actor, type Change, recordChange } from "../audit/index.ts";
import {
  endInvitation,
  type InvitationRow,
  listOpenInvitationsByOrTo,
  reopenInvitations,
} from "./invitations.queries.ts";
import { auditedAccess, type MemberAccess, readAccess } from "./member-access.ts";
import type { Acting } from "./members.ts";
import { mayGrant } from "./rights.ts";

export async function endInvitationsBeyondAccess(
  at: AtInstallation,
  who: Acting,
  memberId: string,
  standing: MemberAccess,
): Promise<void> {
  for (const row of await at.tx.rows(listOpenInvitationsByOrTo, { memberId }))
    if (row.invited_by === memberId && !mayGrant(standing, readAccess(row))) await end(at, who, row);
}

export async function endInvitationsByOrTo(at: AtInstallation, who: Acting, memberId: string): Promise<void> {
  for (const row of await at.tx.rows(listOpenInvitationsByOrTo, { memberId })) await end(at, who, row);
}

async function end(at: AtInstallation, who: Acting, row: InvitationRow) {
  const ended = { invitationId: row.invitation_id, endedAt: at.now, endedAs: "withdrawn" } as const;
  if (await at.tx.maybeRow(endInvitation, ended))
    await recordInvitation(at, who, "invitation_withdrawn", row);
}

/** Skips addresses that were invited again. */
export async function reopenInvitationsEndedWith(
  at: AtInstallation,
  who: Acting,
  memberId: string,
  removedAt: Date,
): Promise<void> {
  const reopened = await at.tx.rows(reopenInvitations, { memberId, endedAt: removedAt });
  if (reopened.length === 0) return;
  const ids = new Set(reopened.map((one) => one.invitation_id));
  for (const row of await at.tx.rows(listOpenInvitationsByOrTo, { memberId })) {
    if (ids.has(row.invitation_id)) await recordInvitation(at, who, "invitation_made", row);
  }
}

export async function recordInvitation(
  at: AtInstallation,
  by: Actor,
  kind: "invitation_made" | "invitation_withdrawn" | "invitation_declined" | "invitation_changed",
  row: InvitationRow,
  changes: Pick<Change, "before" | "after"> = kind === "invitation_made"
    ? { before: null, after: auditedAccess(row) }
    : { before: auditedAccess(row), after: null },
) {
  const subject = { id: row.invitation_id, name: row.email };
  await recordChange(at, by, { kind, subject, venueIds: readAccess(row).grantedVenueIds, ...changes });
}
