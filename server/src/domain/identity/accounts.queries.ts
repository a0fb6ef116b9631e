import { statement } from "../../platform/db/index.ts";

type AccountRow = {
  account_id: string;
  email: string;
  name: string;
  password_hash: string;
  blocked_at: Date | null;
};

export const insertAccount = statement<{ account_id: string }>(
  "insert account",
  `insert into accounts (account_id, email, name, password_hash, created_at)
   values ($1, $2, $3, $4, $5) on conflict (email) do nothing returning account_id`,
);

export const findAccountByEmail = statement<AccountRow>(
  "find account by email",
  `select account_id, email, name, password_hash, blocked_at from accounts where email = $1`,
);

export const findAccountById = statement<AccountRow>(
  "find account by id",
  `select account_id, email, name, password_hash, blocked_at from accounts where account_id = $1`,
);

/** Whatever changes an account takes this lock first, and the locks of its links afterwards. */
export const lockAccount = statement<AccountRow>(
  "lock account",
  `select account_id, email, name, password_hash, blocked_at from accounts
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

export const setAccountEmail = statement(
  "set account email",
  `update accounts set email = $2
   where account_id = $1 and not exists (select from accounts where email = $2)`,
);
