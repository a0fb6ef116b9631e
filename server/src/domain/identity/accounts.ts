import * as z from "zod/mini";
import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import { newId } from "../../platform/ids.ts";
import { refuse } from "../../platform/refusal.ts";
import {
  confirmAccountEmail,
  findAccountByEmail,
  findAccountById,
  insertAccount,
  setAccountName,
} from "./accounts.queries.ts";
import { emailAsKept } from "./email.ts";

/** Somebody who can sign in with the embedded provider. Which operators they work for is the members' matter. */
export type Account = {
  /** The `sub` of this person's tokens. */
  accountId: string;
  email: string;
  emailConfirmed: boolean;
  name: string;
  blocked: boolean;
};

type NewAccount = { email: string; name: string; passwordHash: string; emailConfirmed: boolean };

/** Adds an account and answers its id, the `sub` of its tokens. Refuses an e-mail that already has one. */
export async function createAccount(at: AtInstallation, account: NewAccount): Promise<string> {
  const { email, name, passwordHash, emailConfirmed } = account;
  const confirmedAt = emailConfirmed ? at.now : null;
  const row = await at.tx.maybeRow(insertAccount, {
    accountId: newId(),
    email: emailAsKept(email),
    name,
    passwordHash,
    emailConfirmedAt: confirmedAt,
    createdAt: at.now,
  });
  if (!row)
    throw refuse("invalid_fields", [
      { field: "email", message: "This e-mail address already has an account." },
    ]);
  return row.account_id;
}

/** The account whose tokens have this subject; undefined where that is a tenant's. */
export async function findAccountOf(at: Reading, sub: string): Promise<Account | undefined> {
  return z.uuid().safeParse(sub).success ? findAccount(at, sub) : undefined;
}

/** The account with this id; undefined where there is none. */
export async function findAccount(at: Reading, accountId: string): Promise<Account | undefined> {
  const row = await at.tx.maybeRow(findAccountById, { accountId });
  return (
    row && {
      accountId: row.account_id,
      email: row.email,
      emailConfirmed: row.email_confirmed_at !== null,
      name: row.name,
      blocked: row.blocked_at !== null,
    }
  );
}

/** Under which name the account's person is told from now on, where the account is all there is. */
export async function renameAccount(at: AtInstallation, accountId: string, name: string): Promise<void> {
  await at.tx.run(setAccountName, { accountId, name });
}

/** True where the address has an account. For what is told to nobody but the mailbox. */
export async function hasAccount(at: Reading, email: string): Promise<boolean> {
  return (await at.tx.maybeRow(findAccountByEmail, { email: emailAsKept(email) })) !== undefined;
}

/** Notes that the account's person has its mailbox, where nobody knew. */
export async function confirmEmail(at: AtInstallation, accountId: string): Promise<void> {
  await at.tx.run(confirmAccountEmail, { accountId, emailConfirmedAt: at.now });
}
