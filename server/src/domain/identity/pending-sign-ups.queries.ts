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
export const insertPendingSignUp = statement(
  "insert pending sign-up",
  `insert into pending_sign_ups (email, name, password_hash, language, browser_sha256, link_id, expires_at)
   select $1, $2, $3, $4, $5, $6, $7 where not exists (select from accounts where email = $1)`,
);

/** The newest for an address. */
export const findPendingSignUp = statement<PendingSignUpRow>(
  "find pending sign-up",
  `select email, name, password_hash, language, browser_sha256, link_id from pending_sign_ups
   where email = $1 and expires_at > $2 order by expires_at desc, link_id desc limit 1`,
);

/** The one that this browser began, whichever link is followed; else the one that the link was made for. */
export const findPendingSignUpByLink = statement<PendingSignUpRow>(
  "find pending sign-up by link",
  `select email, name, password_hash, language, browser_sha256, link_id from pending_sign_ups
   where email = $1 and expires_at > $2 and (link_id = $3 or browser_sha256 = $4)
   order by browser_sha256 = $4 desc nulls last, link_id = $3 desc, expires_at desc limit 1`,
);

/** All of an address, in one order, so that of several that are confirmed at once each waits for the first. */
export const lockPendingSignUps = statement<PendingSignUpRow>(
  "lock pending sign-ups",
  `select email, name, password_hash, language, browser_sha256, link_id from pending_sign_ups
   where email = $1 order by link_id for update`,
);

/** This browser's own, else the newest. */
export const prolongPendingSignUp = statement<{ link_id: string; name: string }>(
  "prolong pending sign-up",
  `update pending_sign_ups set expires_at = $2 where link_id =
     (select link_id from pending_sign_ups where email = $1 and expires_at > $3
      order by browser_sha256 = $4 desc nulls last, expires_at desc, link_id desc limit 1)
   returning link_id, name`,
);

export const deletePendingSignUps = statement(
  "delete pending sign-ups",
  "delete from pending_sign_ups where email = $1",
);

export const sweepPendingSignUps = statement(
  "sweep pending sign-ups",
  `delete from pending_sign_ups where link_id in
     (select link_id from pending_sign_ups where expires_at < $1 order by expires_at limit $2 for update skip locked)`,
);
