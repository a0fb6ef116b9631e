import { statement } from "../../platform/db/index.ts";

export type AccountLinkRow = {
  kind: "confirm_email" | "reset_password" | "change_email";
  email: string;
  account_id: string | null;
  expires_at: Date;
  ended_as: "used" | "replaced" | null;
  ended_at: Date | null;
  used_by_sha256: Buffer | null;
};

export const findAccountLink = statement<AccountLinkRow>(
  "find account link",
  `select kind, email, account_id, expires_at, ended_as, ended_at, used_by_sha256 from account_links
   where link_id = $1 and kind = $2`,
);

export const insertConfirmLink = statement(
  "insert confirm link",
  "insert into account_links (link_id, kind, email, expires_at) values ($1, 'confirm_email', $2, $3)",
);

export const prolongAccountLink = statement(
  "prolong account link",
  "update account_links set expires_at = $2 where link_id = $1 and ended_at is null",
);

/** The address has its account: all that could have confirmed a sign-up for it is used up. */
export const useConfirmLinks = statement(
  "use confirm links",
  `update account_links set ended_at = $2, ended_as = 'used', used_by_sha256 = case when link_id = $3 then $4::bytea end
   where email = $1 and kind = 'confirm_email' and ended_at is null`,
);

export const replaceConfirmLinks = statement(
  "replace confirm links",
  `update account_links set ended_at = $2, ended_as = 'replaced'
   where email = $1 and kind = 'confirm_email' and ended_at is null`,
);

/** Makes no row, and answers none, where the address has no account that may sign in. */
export const insertResetLink = statement<{ account_id: string; name: string }>(
  "insert reset link",
  `with account as (select account_id, name, email from accounts where email = $2 and blocked_at is null),
     link as (insert into account_links (link_id, kind, email, account_id, expires_at)
              select $1, 'reset_password', email, account_id, $3 from account)
   select account_id, name from account`,
);

export const replaceResetLinks = statement(
  "replace reset links",
  `update account_links set ended_at = $2, ended_as = 'replaced'
   where account_id = (select account_id from accounts where email = $1)
     and kind = 'reset_password' and ended_at is null and link_id <> $3`,
);

export const insertChangeEmailLink = statement(
  "insert change email link",
  `insert into account_links (link_id, kind, email, account_id, expires_at)
   values ($1, 'change_email', $2, $3, $4)`,
);

export const replaceChangeEmailLinks = statement(
  "replace change email links",
  `update account_links set ended_at = $2, ended_as = 'replaced'
   where account_id = $1 and kind = 'change_email' and ended_at is null and link_id <> $3`,
);

/** What was mailed for this account before something else decided: a password, or an address. */
export const replaceLinksOfAccount = statement(
  "replace links of account",
  `update account_links set ended_at = $2, ended_as = 'replaced' where account_id = $1 and ended_at is null`,
);

/** Touches a row for the one that comes first. */
export const useAccountLink = statement(
  "use account link",
  `update account_links set ended_at = $2, ended_as = 'used'
   where link_id = $1 and ended_at is null and expires_at > $2`,
);

export const sweepAccountLinks = statement(
  "sweep account links",
  `delete from account_links where link_id in
     (select link_id from account_links where expires_at < $1 order by expires_at limit $2 for update skip locked)`,
);
