import * as z from "zod/mini";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuseField } from "../../platform/refusal.ts";
import { findAccountByEmail, findAccountById, insertAccount, setAccountName } from "./accounts.queries.ts";
import { normalizeEmail } from "./email.ts";

export type Account = {
  /** The `sub` of this person's tokens. */
  accountId: string;
  email: string;
  name: string;
  blocked: boolean;
};

type NewAccount = { email: string; name: string; passwordHash: string };

/** Returns the account id. Refuses an address that has an account. */
export async function createAccount(at: AtInstallation, account: NewAccount): Promise<string> {
  const { email, name, passwordHash } = account;
  const row = await at.tx.maybeRow(insertAccount, {
    accountId: newId(),
    email: normalizeEmail(email),
    name,
    passwordHash,
    createdAt: at.now,
  });
  if (!row) throw refuseField("email", "account_exists");
  return row.account_id;
}

/** Undefined for a tenant's user. */
export async function findAccountBySub(at: Reading, sub: string): Promise<Account | undefined> {
  return z.uuid().safeParse(sub).success ? findAccount(at, sub) : undefined;
}

export async function findAccount(at: Reading, accountId: string): Promise<Account | undefined> {
  const row = await at.tx.maybeRow(findAccountById, { accountId });
  if (!row) return undefined;
  const { account_id, email, name, blocked_at } = row;
  return { accountId: account_id, email, name, blocked: blocked_at !== null };
}

export async function findActiveAccount(at: Reading, accountId: string): Promise<Account | undefined> {
  const account = await findAccount(at, accountId);
  return account?.blocked ? undefined : account;
}

export async function renameAccount(at: AtInstallation, accountId: string, name: string): Promise<void> {
  await at.tx.run(setAccountName, { accountId, name });
}

/** Reveal the result only to the mailbox. */
export async function hasAccount(at: Reading, email: string): Promise<boolean> {
  return (await at.tx.maybeRow(findAccountByEmail, { email: normalizeEmail(email) })) !== undefined;
}
