import * as z from "zod/mini";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuseField } from "../../platform/refusal.ts";
import { findAccountByEmail, findAccountById, insertAccount, setAccountName } from "./accounts.queries.ts";
import { normalizeEmail } from "./email.ts";

/** A person who can sign in with the embedded provider. Members say which operators they work for. */
export type Account = {
  /** The `sub` of this person's tokens. */
  accountId: string;
  /** Confirmed: an account is made, and its address changed, by a link sent there. */
  email: string;
  name: string;
  blocked: boolean;
};

type NewAccount = { email: string; name: string; passwordHash: string };

/** Adds an account for a confirmed address and returns its id, the `sub` of its tokens. Refuses a taken address. */
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

/** The account whose tokens have this subject; undefined for a tenant's user. */
export async function findAccountBySub(at: Reading, sub: string): Promise<Account | undefined> {
  return z.uuid().safeParse(sub).success ? findAccount(at, sub) : undefined;
}

/** The account with this id, if there is one. */
export async function findAccount(at: Reading, accountId: string): Promise<Account | undefined> {
  const row = await at.tx.maybeRow(findAccountById, { accountId });
  return (
    row && {
      accountId: row.account_id,
      email: row.email,
      name: row.name,
      blocked: row.blocked_at !== null,
    }
  );
}

/** Sets the account's name. */
export async function renameAccount(at: AtInstallation, accountId: string, name: string): Promise<void> {
  await at.tx.run(setAccountName, { accountId, name });
}

/** Whether the address has an account. Tell nobody but the mailbox. */
export async function hasAccount(at: Reading, email: string): Promise<boolean> {
  return (await at.tx.maybeRow(findAccountByEmail, { email: normalizeEmail(email) })) !== undefined;
}
