import { statement } from "../../platform/db/index.ts";

type AccountRow = {
  account_id: string;
  email: string;
  name: string;
  password_hash: string;
  email_confirmed_at: Date | null;
  blocked_at: Date | null;
};

export const insertAccount = statement<{ account_id: string }>(
  "insert account",
  `insert into accounts (account_id, email, name, password_hash, email_confirmed_at, created_at)
   values ($1, $2, $3, $4, $5, $6) on conflict (email) do nothing returning account_id`,
);

export const findAccountByEmail = statement<AccountRow>(
  "find account by email",
  `select account_id, email, name, password_hash, email_confirmed_at, blocked_at from accounts where email = $1`,
);

export const findAccountById = statement<AccountRow>(
  "find account by id",
  `select account_id, email, name, password_hash, email_confirmed_at, blocked_at from accounts where account_id = $1`,
);

/** Everything that is about to change an account waits here, in the same order: the account before its links. */
export const lockAccount = statement<AccountRow>(
  "lock account",
  `select account_id, email, name, password_hash, email_confirmed_at, blocked_at from accounts
   where account_id = $1 and blocked_at is null for update`,
);

export const setAccountName = statement(
  "set account name",
  "update accounts set name = $2 where account_id = $1",
);

export const setAccountPassword = statement(
  "set account password",
  "update accounts set password_hash = $2 where account_id = $1",
);

/** Whoever has a mailed link has the mailbox. */
export const confirmAccountEmail = statement(
  "confirm account email",
  "update accounts set email_confirmed_at = coalesce(email_confirmed_at, $2) where account_id = $1",
);

export const setAccountEmail = statement(
  "set account email",
  `update accounts set email = $2, email_confirmed_at = $3
   where account_id = $1 and not exists (select from accounts where email = $2)`,
);
