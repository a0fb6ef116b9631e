import { statement } from "../../platform/db/index.ts";

type PendingSignUpRow = {
  email: string;
  name: string;
  password_hash: string;
  language: string;
  browser_sha256: Buffer;
  link_id: string;
};

/** Makes no row where the address has an account: then there is nothing to confirm. */
export const insertPendingSignUp = statement<{
  email: string;
  name: string;
  passwordHash: string;
  language: string;
  browserSha256: Buffer;
  linkId: string;
  expiresAt: Date;
}>(
  "insert pending sign-up",
  `insert into pending_sign_ups (email, name, password_hash, language, browser_sha256, link_id, expires_at)
   select $email, $name, $passwordHash, $language, $browserSha256, $linkId, $expiresAt
   where not exists (select from accounts where email = $email)`,
);

/** The newest for an address. */
export const findNewestPendingSignUp = statement<{ email: string; now: Date }, PendingSignUpRow>(
  "find pending sign-up",
  `select email, name, password_hash, language, browser_sha256, link_id from pending_sign_ups
   where email = $email and expires_at > $now order by expires_at desc, link_id desc limit 1`,
);

/** The one that this browser began, whichever link is followed; else the one that the link was made for. */
export const findPendingSignUpByLink = statement<
  { email: string; now: Date; linkId: string; browserSha256: Buffer | null },
  PendingSignUpRow
>(
  "find pending sign-up by link",
  `select email, name, password_hash, language, browser_sha256, link_id from pending_sign_ups
   where email = $email and expires_at > $now and (link_id = $linkId or browser_sha256 = $browserSha256)
   order by browser_sha256 = $browserSha256 desc nulls last, link_id = $linkId desc, expires_at desc limit 1`,
);

/** All of an address, in one order, so that of several that are confirmed at once each waits for the first. */
export const lockPendingSignUps = statement<{ email: string }, PendingSignUpRow>(
  "lock pending sign-ups",
  `select email, name, password_hash, language, browser_sha256, link_id from pending_sign_ups
   where email = $email order by link_id for update`,
);

/** This browser's own, else the newest. */
export const extendPendingSignUp = statement<
  { email: string; expiresAt: Date; now: Date; browserSha256: Buffer | null },
  { link_id: string; name: string }
>(
  "prolong pending sign-up",
  `update pending_sign_ups set expires_at = $expiresAt where link_id =
     (select link_id from pending_sign_ups where email = $email and expires_at > $now
      order by browser_sha256 = $browserSha256 desc nulls last, expires_at desc, link_id desc limit 1)
   returning link_id, name`,
);

export const deletePendingSignUps = statement<{ email: string }>(
  "delete pending sign-ups",
  "delete from pending_sign_ups where email = $email",
);

export const sweepPendingSignUps = statement<{ now: Date; limit: number }>(
  "sweep pending sign-ups",
  `delete from pending_sign_ups where link_id in
     (select link_id from pending_sign_ups where expires_at < $now order by expires_at limit $limit
     for update skip locked)`,
);
