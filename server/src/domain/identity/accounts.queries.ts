import { statement } from "../../platform/db/index.ts";

export type AccountRow = {
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
