import { change, statement } from "../../platform/db/index.ts";

export type AccountRow = {
  account_id: string;
  email: string;
  name: string;
  password_hash: string;
  blocked_at: Date | null;
};

const columns = "account_id, email, name, password_hash, blocked_at";

export const insertAccount = change<
  { accountId: string; email: string; name: string; passwordHash: string; createdAt: Date },
  { account_id: string }
>(
  "insert account",
  `insert into accounts (account_id, email, name, password_hash, created_at)
   values ($accountId, $email, $name, $passwordHash, $createdAt)
   on conflict (email) do nothing returning account_id`,
);

export const findAccountByEmail = statement<{ email: string }, AccountRow>(
  "find account by email",
  `select ${columns} from accounts where email = $email`,
);

export const findAccountById = statement<{ accountId: string }, AccountRow>(
  "find account by id",
  `select ${columns} from accounts where account_id = $accountId`,
);

/** Lock order: the account first, then its links. */
export const lockAccount = change<{ accountId: string | null }, AccountRow>(
  "lock account",
  `select ${columns} from accounts where account_id = $accountId and blocked_at is null for update`,
);

export const setAccountName = change<{ accountId: string; name: string }>(
  "set account name",
  "update accounts set name = $name where account_id = $accountId",
);

export const setAccountPassword = change<{ accountId: string; passwordHash: string }>(
  "set account password",
  "update accounts set password_hash = $passwordHash where account_id = $accountId",
);

export const setAccountEmail = change<{ accountId: string; email: string }>(
  "set account email",
  `update accounts set email = $email
   where account_id = $accountId and not exists (select from accounts where email = $email)`,
);
