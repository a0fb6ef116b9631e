import type { Language } from "@bellhop/contract/languages";
import { change, statement } from "../../platform/db/index.ts";

type PendingSignUpRow = {
  email: string;
  name: string;
  password_hash: string;
  language: Language;
  browser_sha256: Buffer;
  link_id: string;
};

const columns = "email, name, password_hash, language, browser_sha256, link_id";

/** Inserts nothing if the address has an account. */
export const insertPendingSignUp = change<{
  email: string;
  name: string;
  passwordHash: string;
  language: Language;
  browserSha256: Buffer;
  linkId: string;
  expiresAt: Date;
}>(
  "insert pending sign-up",
  `insert into pending_sign_ups (${columns}, expires_at)
   select $email, $name, $passwordHash, $language, $browserSha256, $linkId, $expiresAt
   where not exists (select from accounts where email = $email)`,
);

export const findNewestPendingSignUp = statement<{ email: string; now: Date }, PendingSignUpRow>(
  "find pending sign-up",
  `select ${columns} from pending_sign_ups
   where email = $email and expires_at > $now order by expires_at desc, link_id desc limit 1`,
);

/** Prefers the sign-up of this browser to the link's own. */
export const findPendingSignUpByLink = statement<
  { email: string; now: Date; linkId: string; browserSha256: Buffer | null },
  PendingSignUpRow
>(
  "find pending sign-up by link",
  `select ${columns} from pending_sign_ups
   where email = $email and expires_at > $now and (link_id = $linkId or browser_sha256 = $browserSha256)
   order by browser_sha256 = $browserSha256 desc nulls last, link_id = $linkId desc, expires_at desc limit 1`,
);

/** In one order, so that concurrent confirmations wait for the first. */
export const lockPendingSignUps = change<{ email: string }, PendingSignUpRow>(
  "lock pending sign-ups",
  `select ${columns} from pending_sign_ups
   where email = $email order by link_id for update`,
);

/** Prefers the sign-up of this browser, else the newest. */
export const extendPendingSignUp = change<
  { email: string; expiresAt: Date; now: Date; browserSha256: Buffer | null },
  { link_id: string; name: string }
>(
  "prolong pending sign-up",
  `update pending_sign_ups set expires_at = $expiresAt where link_id =
     (select link_id from pending_sign_ups where email = $email and expires_at > $now
      order by browser_sha256 = $browserSha256 desc nulls last, expires_at desc, link_id desc limit 1)
   returning link_id, name`,
);

export const deletePendingSignUps = change<{ email: string }>(
  "delete pending sign-ups",
  "delete from pending_sign_ups where email = $email",
);

export const sweepPendingSignUps = change<{ now: Date; limit: number }>(
  "sweep pending sign-ups",
  `delete from pending_sign_ups where link_id in
     (select link_id from pending_sign_ups where expires_at < $now order by expires_at limit $limit
     for update skip locked)`,
);
