import type { AtInstallation } from "../../platform/at/index.ts";
import { recordChange } from "../audit/index.ts";
import {
  endInvitation,
  type InvitationRow,
  listOpenInvitationsByOrTo,
  reopenInvitations,
} from "./invitations.queries.ts";
import { auditedAccess, type MemberAccess, readAccess } from "./member-access.ts";
import type { Acting } from "./members.ts";
import { mayGrant } from "./rights.ts";

/** Ends a member's open invitations which they may not make anymore: nobody comes in by a right that is lost. */
export async function endInvitationsBeyondAccess(
  at: AtInstallation,
  who: Acting,
  memberId: string,
  standing: MemberAccess,
): Promise<void> {
  for (const row of await at.tx.rows(listOpenInvitationsByOrTo, { memberId }))
    if (row.invited_by === memberId && !mayGrant(standing, readAccess(row))) await end(at, who, row);
}

/** Ends the open invitations by somebody who is no member anymore, and those by which they would be back at once. */
export async function endInvitationsByOrTo(at: AtInstallation, who: Acting, memberId: string): Promise<void> {
  for (const row of await at.tx.rows(listOpenInvitationsByOrTo, { memberId })) await end(at, who, row);
}

async function end(at: AtInstallation, who: Acting, row: InvitationRow) {
  // Taken up in the same moment, it came first.
  if (
    !(await at.tx.maybeRow(endInvitation, {
      invitationId: row.invitation_id,
      endedAt: at.now,
      endedAs: "withdrawn",
    }))
  )
    return;
  const change = { before: auditedAccess(row), after: null };
  await recordChange(at, who, { kind: "invitation_withdrawn", ...aboutInvitation(row), ...change });
}

/** Opens again what ended with a member's removal, where nobody has invited the same address meanwhile. */
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
    if (!ids.has(row.invitation_id)) continue;
    const change = { before: null, after: auditedAccess(row) };
    await recordChange(at, who, { kind: "invitation_made", ...aboutInvitation(row), ...change });
  }
}

/** What an entry of the audit log is about, and the venues that it concerns. */
export const aboutInvitation = (row: InvitationRow) => ({
  subject: { id: row.invitation_id, name: row.email },
  venueIds: readAccess(row).grantedVenueIds,
});
