import { change, statement } from "../../platform/db/index.ts";

export type AccountLinkRow = {
  kind: "confirm_email" | "reset_password" | "change_email";
  email: string;
  account_id: string | null;
  expires_at: Date;
  ended_as: "used" | "replaced" | null;
  ended_at: Date | null;
  used_by_sha256: Buffer | null;
};

export const findAccountLink = statement<{ linkId: string; kind: AccountLinkRow["kind"] }, AccountLinkRow>(
  "find account link",
  `select kind, email, account_id, expires_at, ended_as, ended_at, used_by_sha256 from account_links
   where link_id = $linkId and kind = $kind`,
);

export const insertConfirmLink = change<{ linkId: string; email: string; expiresAt: Date }>(
  "insert confirm link",
  `insert into account_links (link_id, kind, email, expires_at)
   values ($linkId, 'confirm_email', $email, $expiresAt)`,
);

export const extendAccountLink = change<{ linkId: string; expiresAt: Date }>(
  "prolong account link",
  "update account_links set expires_at = $expiresAt where link_id = $linkId and ended_at is null",
);

export const useConfirmLinks = change<{
  email: string;
  endedAt: Date;
  linkId: string;
  usedBySha256: Buffer | null;
}>(
  "use confirm links",
  `update account_links set ended_at = $endedAt, ended_as = 'used',
   used_by_sha256 = case when link_id = $linkId then $usedBySha256::bytea end
   where email = $email and kind = 'confirm_email' and ended_at is null`,
);

export const replaceConfirmLinks = change<{ email: string; endedAt: Date }>(
  "replace confirm links",
  `update account_links set ended_at = $endedAt, ended_as = 'replaced'
   where email = $email and kind = 'confirm_email' and ended_at is null`,
);

/** Inserts and returns nothing if no active account has the address. */
export const insertResetLink = change<
  { linkId: string; email: string; expiresAt: Date },
  { account_id: string; name: string }
>(
  "insert reset link",
  `with account as (select account_id, name, email from accounts where email = $email and blocked_at is null),
     link as (insert into account_links (link_id, kind, email, account_id, expires_at)
              select $linkId, 'reset_password', email, account_id, $expiresAt from account)
   select account_id, name from account`,
);

export const replaceResetLinks = change<{ email: string; endedAt: Date; linkId: string }>(
  "replace reset links",
  `update account_links set ended_at = $endedAt, ended_as = 'replaced'
   where account_id = (select account_id from accounts where email = $email)
     and kind = 'reset_password' and ended_at is null and link_id <> $linkId`,
);

export const insertChangeEmailLink = change<{
  linkId: string;
  email: string;
  accountId: string;
  expiresAt: Date;
}>(
  "insert change email link",
  `insert into account_links (link_id, kind, email, account_id, expires_at)
   values ($linkId, 'change_email', $email, $accountId, $expiresAt)`,
);

export const replaceChangeEmailLinks = change<{ accountId: string; endedAt: Date; linkId: string }>(
  "replace change email links",
  `update account_links set ended_at = $endedAt, ended_as = 'replaced'
   where account_id = $accountId and kind = 'change_email' and ended_at is null and link_id <> $linkId`,
);

export const replaceLinksOfAccount = change<{ accountId: string; endedAt: Date }>(
  "replace links of account",
  `update account_links set ended_at = $endedAt, ended_as = 'replaced'
   where account_id = $accountId and ended_at is null`,
);

/** Updates one row for only one of several concurrent callers. */
export const useAccountLink = change<{ linkId: string; endedAt: Date }>(
  "use account link",
  `update account_links set ended_at = $endedAt, ended_as = 'used'
   where link_id = $linkId and ended_at is null and expires_at > $endedAt`,
);

export const sweepAccountLinks = change<{ expiredBefore: Date; limit: number }>(
  "sweep account links",
  `delete from account_links where link_id in
     (select link_id from account_links where expires_at < $expiredBefore order by expires_at limit $limit
     for update skip locked)`,
);
