import { createHmac } from "node:crypto";
import type { Reading } from "../../platform/at/index.ts";
import { isSameText } from "../../platform/crypto/same-text.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { findOpenInvitation, type InvitationRow } from "./invitations.queries.ts";

type Sent = Pick<InvitationRow, "invitation_id" | "sending">;

/**
 * What stands in the link of the invitation's last mail: which invitation, and a code that only this installation can
 * make. It is kept nowhere.
 */
export function invitationToken(secretKey: Secret, { invitation_id, sending }: Sent): string {
  const id = Buffer.from(invitation_id.replaceAll("-", ""), "hex").toString("base64url");
  return `${id}.${codeOf(secretKey, { invitation_id, sending })}`;
}

function codeOf(secretKey: Secret, { invitation_id, sending }: Sent): string {
  const key = deriveKey(secretKey, "invitations");
  return createHmac("sha256", key).update(`${invitation_id} ${sending}`).digest("base64url");
}

/** The invitation that such a link opens; undefined where it is no link of ours, an older mail's, or over. */
export async function findInvitationByToken(
  at: Reading,
  secretKey: Secret,
  token: string,
): Promise<InvitationRow | undefined> {
  const [id = "", code] = token.split(".");
  const hex = Buffer.from(id, "base64url").toString("hex");
  if (hex.length !== 32) return undefined;
  const invitationId = hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
  const row = await at.tx.maybeRow(findOpenInvitation, [invitationId]);
  const isOpen = row && row.expires_at > at.now && isSameText(code, codeOf(secretKey, row));
  return isOpen ? row : undefined;
}
