import { statement } from "../../platform/db/index.ts";

type PendingSignUpRow = {
  email: string;
  name: string;
  password_hash: string;
  language: string;
  browser_sha256: Buffer;
  link_id: string;
};

/** Touches no row where the address has an account: then there is nothing to confirm. */
export const replacePendingSignUp = statement(
  "replace pending sign-up",
  `insert into pending_sign_ups (email, name, password_hash, language, browser_sha256, link_id, expires_at)
   select $1, $2, $3, $4, $5, $6, $7 where not exists (select from accounts where email = $1)
   on conflict (email) do update set name = excluded.name, password_hash = excluded.password_hash,
     language = excluded.language, browser_sha256 = excluded.browser_sha256, link_id = excluded.link_id,
     expires_at = excluded.expires_at`,
);

export const findPendingSignUp = statement<PendingSignUpRow>(
  "find pending sign-up",
  `select email, name, password_hash, language, browser_sha256, link_id from pending_sign_ups
   where email = $1 and expires_at > $2`,
);

/** The one that comes first gets it. */
export const takePendingSignUp = statement<PendingSignUpRow>(
  "take pending sign-up",
  `delete from pending_sign_ups where email = $1 and link_id = $2 and expires_at > $3
   returning email, name, password_hash, language, browser_sha256, link_id`,
);

export const prolongPendingSignUp = statement<{ link_id: string; name: string }>(
  "prolong pending sign-up",
  "update pending_sign_ups set expires_at = $2 where email = $1 and expires_at > $3 returning link_id, name",
);

export const deletePendingSignUp = statement(
  "delete pending sign-up",
  "delete from pending_sign_ups where email = $1",
);

export const sweepPendingSignUps = statement(
  "sweep pending sign-ups",
  `delete from pending_sign_ups where email in
     (select email from pending_sign_ups where expires_at < $1 order by expires_at limit $2 for update skip locked)`,
);
