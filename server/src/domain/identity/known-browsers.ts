import { createHmac, randomBytes } from "node:crypto";
import type { Reading } from "../../platform/at/index.ts";
import { isSameText } from "../../platform/crypto/same-text.ts";
import { deriveKey } from "../../platform/crypto/seal.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { type AccountRow, findAccountById } from "./accounts.queries.ts";

export const knownBrowserDays = 90;
/** Accounts of a shared computer. A new one replaces the oldest. */
const maxBrowserMarks = 12;

/**
 * Proof, signed by us, that an account signed in from this browser. It grants no access: it only selects an attempt
 * counter of its own. It reveals no e-mail address and is invalid after a password change.
 */
export type BrowserMark = { id: string; accountTag: string; expires: string; bound: string; text: string };

type Marked = Pick<AccountRow, "account_id" | "password_hash">;

const separator = "~";
/** For an address without an account: the same work, and no mark belongs to it. */
const nobody: Marked = { account_id: "", password_hash: "" };

/** The marks of a cookie that are ours and have not expired. They may be for an earlier password. */
export function readBrowserMarks(secretKey: Secret, cookie: string | undefined, now: Date): BrowserMark[] {
  if (!cookie) return [];
  const key = keyOf(secretKey);
  return cookie
    .split(separator, maxBrowserMarks)
    .map(parseMark)
    .filter(({ signature, ...mark }) => isSameText(signature, signatureOf(key, mark)))
    .filter(({ expires }) => Number.parseInt(expires, 36) * 1000 > now.getTime());
}

export function findBrowserMark(
  secretKey: Secret,
  marks: BrowserMark[],
  account: Marked | undefined,
): BrowserMark | undefined {
  if (marks.length === 0) return undefined;
  const key = keyOf(secretKey);
  return marks.find(({ id, bound }) => isSameText(bound, boundTo(key, id, account ?? nobody)));
}

/** The cookie with a new mark for the account. Undefined if there is no such account. */
export async function markBrowser(
  at: Reading,
  secretKey: Secret,
  accountId: string,
  cookie: string | undefined,
): Promise<string | undefined> {
  const account = await at.tx.maybeRow(findAccountById, { accountId });
  if (!account) return undefined;
  const mark = createMark(keyOf(secretKey), account, at.now);
  const others = readBrowserMarks(secretKey, cookie, at.now).filter(
    ({ accountTag }) => accountTag !== mark.accountTag,
  );
  return [mark, ...others]
    .slice(0, maxBrowserMarks)
    .map(({ text }) => text)
    .join(separator);
}

function createMark(key: Buffer, account: Marked, now: Date): BrowserMark {
  const id = randomBytes(12).toString("base64url");
  const expires = Math.floor(now.getTime() / 1000 + knownBrowserDays * 86_400).toString(36);
  const accountTag = macOf(key, "account", account.account_id);
  const mark = { id, accountTag, expires, bound: boundTo(key, id, account) };
  const text = [id, accountTag, expires, mark.bound, signatureOf(key, mark)].join(".");
  return { ...mark, text };
}

function parseMark(text: string): BrowserMark & { signature: string } {
  const [id = "", accountTag = "", expires = "", bound = "", signature = ""] = text.split(".");
  return { id, accountTag, expires, bound, signature, text };
}

const boundTo = (key: Buffer, id: string, { account_id, password_hash }: Marked) =>
  macOf(key, "password", id, account_id, password_hash);

const signatureOf = (
  key: Buffer,
  { id, accountTag, expires, bound }: Pick<BrowserMark, "id" | "accountTag" | "expires" | "bound">,
) => macOf(key, "mark", id, accountTag, expires, bound);

const keyOf = (secretKey: Secret) => deriveKey(secretKey, "known browsers");

function macOf(key: Buffer, ...parts: string[]): string {
  return createHmac("sha256", key)
    .update(JSON.stringify(parts))
    .digest()
    .subarray(0, 16)
    .toString("base64url");
}
