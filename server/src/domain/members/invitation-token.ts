import type { Reading } from "../../platform/at/index.ts";
import { idClaimedIn, linkToken } from "../../platform/crypto/link-token.ts";
import { isSameText } from "../../platform/crypto/same-text.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { findOpenInvitation, type InvitationRow } from "./invitations.queries.ts";

/** Only the last mail's token is valid. It is not stored. */
export function invitationToken(
  secretKey: Secret,
  { invitation_id, sending }: Pick<InvitationRow, "invitation_id" | "sending">,
): string {
  return linkToken(secretKey, `invitation ${sending}`, invitation_id);
}

/** Undefined if the token is invalid, of an older mail, or expired. */
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
