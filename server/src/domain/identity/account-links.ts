import type { Reading } from "../../platform/at/index.ts";
import { idInLinkToken, linkToken } from "../../platform/crypto/link-token.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { type AccountLinkRow, findAccountLink } from "./account-links.queries.ts";

const hourMs = 3_600_000;

/** How long a link may be followed. A new password for an account is the most that a found mail could do. */
export const linkHours = { confirm_email: 24, reset_password: 1, change_email: 24 } as const;

type AccountLinkKind = keyof typeof linkHours;

/** Why a link does nothing any more; `unknown` where it never was one, or ended long ago. */
export type LinkEnd = "used" | "replaced" | "expired" | "unknown";

export const linkEndsAt = (kind: AccountLinkKind, now: Date) =>
  new Date(now.getTime() + linkHours[kind] * hourMs);

/** What the mailed address carries. */
export const accountLinkToken = (secretKey: Secret, kind: AccountLinkKind, linkId: string) =>
  linkToken(secretKey, kind, linkId);

/** The link an address carries; undefined where it was not made here. */
export const accountLinkIn = (secretKey: Secret, kind: AccountLinkKind, token: string) =>
  idInLinkToken(secretKey, kind, token);

/** What is found by the link that an address carries; `unknown` where it was not made here. */
export async function findByLink<Found>(
  secretKey: Secret,
  kind: AccountLinkKind,
  token: string,
  find: (linkId: string) => Promise<Found>,
): Promise<Found | { end: "unknown" }> {
  const linkId = accountLinkIn(secretKey, kind, token);
  return linkId ? find(linkId) : { end: "unknown" };
}

type Living = { end: undefined; link: AccountLinkRow };

/** The link with this id while it may be followed, or what became of it. */
export async function readLink(
  at: Reading,
  kind: AccountLinkKind,
  linkId: string,
): Promise<Living | { end: LinkEnd }> {
  const link = await at.tx.maybeRow(findAccountLink, { linkId, kind });
  if (!link) return { end: "unknown" };
  if (link.ended_as) return { end: link.ended_as };
  return link.expires_at > at.now ? { end: undefined, link } : { end: "expired" };
}
