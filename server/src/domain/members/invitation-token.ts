import type { Reading } from "../../platform/at/index.ts";
import { idClaimedIn, linkToken } from "../../platform/crypto/link-token.ts";
import { isSameText } from "../../platform/crypto/same-text.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { findOpenInvitation, type InvitationRow } from "./invitations.queries.ts";

type Sent = Pick<InvitationRow, "invitation_id" | "sending">;

/** What stands in the link of the invitation's last mail; those of mails before it open nothing. It is kept nowhere. */
export function invitationToken(secretKey: Secret, { invitation_id, sending }: Sent): string {
  return linkToken(secretKey, `invitation ${sending}`, invitation_id);
}

/** The invitation that such a link opens; undefined where it is no link of ours, an older mail's, or over. */
export async function findInvitationByToken(
  at: Reading,
  secretKey: Secret,
  token: string,
): Promise<InvitationRow | undefined> {
  const invitationId = idClaimedIn(token);
  if (!invitationId) return undefined;
  const row = await at.tx.maybeRow(findOpenInvitation, { invitationId });
  const isOpen = row && row.expires_at > at.now && isSameText(token, invitationToken(secretKey, row));
  return isOpen ? row : undefined;
}
