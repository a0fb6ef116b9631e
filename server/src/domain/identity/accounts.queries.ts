import { statement } from "../../platform/db/index.ts";

type AccountRow = {
  account_id: string;
  email: string;
  name: string;
  password_hash: string;
  email_confirmed_at: Date | null;
  blocked_at: Date | null;
};

export const insertAccount = statement<
  {
    accountId: string;
    email: string;
    name: string;
    passwordHash: string;
    emailConfirmedAt: Date | null;
    createdAt: Date;
  },
  { account_id: string }
>(
  "insert account",
  `insert into accounts (account_id, email, name, password_hash, email_confirmed_at, created_at)
   values ($accountId, $email, $name, $passwordHash, $emailConfirmedAt, $createdAt)
   on conflict (email) do nothing returning account_id`,
);

export const findAccountByEmail = statement<{ email: string }, AccountRow>(
  "find account by email",
  `select account_id, email, name, password_hash, email_confirmed_at, blocked_at from accounts where email = $email`,
);

export const findAccountById = statement<{ accountId: string }, AccountRow>(
  "find account by id",
  `select account_id, email, name, password_hash, email_confirmed_at, blocked_at from accounts
   where account_id = $accountId`,
);

/** Everything that is about to change an account waits here, in the same order: the account before its links. */
export const lockAccount = statement<{ accountId: string | null }, AccountRow>(
  "lock account",
  `select account_id, email, name, password_hash, email_confirmed_at, blocked_at from accounts
   where account_id = $accountId and blocked_at is null for update`,
);

export const setAccountName = statement<{ accountId: string; name: string }>(
  "set account name",
  "update accounts set name = $name where account_id = $accountId",
);

export const setAccountPassword = statement<{ accountId: string; passwordHash: string }>(
  "set account password",
  "update accounts set password_hash = $passwordHash where account_id = $accountId",
);

/** Whoever has a mailed link has the mailbox. */
export const confirmAccountEmail = statement<{ accountId: string; emailConfirmedAt: Date }>(
  "confirm account email",
  `update accounts set email_confirmed_at = coalesce(email_confirmed_at, $emailConfirmedAt)
   where account_id = $accountId`,
);

export const setAccountEmail = statement<{ accountId: string; email: string; emailConfirmedAt: Date }>(
  "set account email",
  `update accounts set email = $email, email_confirmed_at = $emailConfirmedAt
   where account_id = $accountId and not exists (select from accounts where email = $email)`,
);
