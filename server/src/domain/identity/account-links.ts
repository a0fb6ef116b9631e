import type { AtInstallation, Database, Reading } from "../../platform/at/index.ts";
import { idInLinkToken, linkToken } from "../../platform/crypto/link-token.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { type AccountLinkRow, findAccountLink, useAccountLink } from "./account-links.queries.ts";
import { type AccountRow, lockAccount } from "./accounts.queries.ts";

const hourMs = 3_600_000;

export const linkHours = { confirm_email: 24, reset_password: 1, change_email: 24 } as const;

type AccountLinkKind = keyof typeof linkHours;

/** Why a link no longer works. */
export type LinkEnd = "used" | "replaced" | "expired" | "unknown";

export const linkEndsAt = (kind: AccountLinkKind, now: Date) =>
  new Date(now.getTime() + linkHours[kind] * hourMs);

export const accountLinkToken = (secretKey: Secret, kind: AccountLinkKind, linkId: string) =>
  linkToken(secretKey, kind, linkId);

export const accountLinkIn = (secretKey: Secret, kind: AccountLinkKind, token: string) =>
  idInLinkToken(secretKey, kind, token);

export async function findByLink<Found>(
  { db, secretKey }: { db: Database; secretKey: Secret },
  kind: AccountLinkKind,
  token: string,
  find: (at: Reading, linkId: string) => Promise<Found>,
): Promise<Found | { end: "unknown" }> {
  const linkId = accountLinkIn(secretKey, kind, token);
  return linkId ? db.readAtInstallation((at) => find(at, linkId)) : { end: "unknown" };
}

export async function readLink(
  at: Reading,
  kind: AccountLinkKind,
  linkId: string,
): Promise<{ end: undefined; link: AccountLinkRow } | { end: LinkEnd }> {
  const link = await at.tx.maybeRow(findAccountLink, { linkId, kind });
  if (!link) return { end: "unknown" };
  if (link.ended_as) return { end: link.ended_as };
  return link.expires_at > at.now ? { end: undefined, link } : { end: "expired" };
}

/** Uses the link once, and locks its account before other links. */
export async function useLink(
  at: AtInstallation,
  kind: AccountLinkKind,
  linkId: string,
): Promise<{ end: undefined; email: string; account: AccountRow } | { end: LinkEnd }> {
  const read = await readLink(at, kind, linkId);
  if (read.end) return read;
  const account = await at.tx.maybeRow(lockAccount, { accountId: read.link.account_id });
  const used = account ? await at.tx.run(useAccountLink, { linkId, endedAt: at.now }) : 0;
  if (account && used > 0) return { end: undefined, email: read.link.email, account };
  return { end: (await readLink(at, kind, linkId)).end ?? "unknown" };
}
