import { createHmac } from "node:crypto";
import { isSameText } from "./same-text.ts";
import { deriveKey } from "./seal.ts";
import type { Secret } from "./secret.ts";

const tokenForm = /^([\w-]{22})[\w-]{32}$/;

/** The token in a mailed link: the row's id and an HMAC. The database stores nothing that would open the link. */
export function linkToken(secretKey: Secret, purpose: string, id: string): string {
  const packed = Buffer.from(id.replaceAll("-", ""), "hex").toString("base64url");
  return `${packed}${proof(secretKey, purpose, packed)}`;
}

/** The row's id; undefined if the token was not issued here for this purpose. */
export function idInLinkToken(secretKey: Secret, purpose: string, token: string): string | undefined {
  const id = idClaimedIn(token);
  return id && isSameText(token, linkToken(secretKey, purpose, id)) ? id : undefined;
}

/** The row's id, unverified. Use it only to look up the purpose. */
export function idClaimedIn(token: string): string | undefined {
  const packed = tokenForm.exec(token)?.[1];
  const hex = packed && Buffer.from(packed, "base64url").toString("hex");
  return hex?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, "$1-$2-$3-$4-$5");
}

function proof(secretKey: Secret, purpose: string, packed: string): string {
  const key = deriveKey(secretKey, "links in mails");
  return createHmac("sha256", key)
    .update(JSON.stringify([purpose, packed]))
    .digest()
    .subarray(0, 24)
    .toString("base64url");
}
