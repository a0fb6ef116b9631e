import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import {
  deleteRecordsOfSession,
  endSessionOfAccount,
  listAccountSessions,
  upsertAccountSession,
} from "./account-sessions.queries.ts";
import { tombstoneExpiresAt } from "./sessions.ts";

const notedEveryMs = 60_000;
const userAgentMost = 500;
const listedMost = 100;

export type AccountSession = {
  uid: string;
  /** As the browser calls itself; undefined where nobody noted it. */
  userAgent: string | undefined;
  startedAt: Date;
  /** Up to a minute behind. */
  lastUsedAt: Date | undefined;
};

/** Notes that a session was used, and by which browser; at most once a minute. */
export async function recordSessionUse(
  at: AtInstallation,
  { uid, accountId, userAgent }: { uid: string; accountId: string; userAgent: string },
): Promise<void> {
  const minuteAgo = new Date(at.now.getTime() - notedEveryMs);
  const browser = userAgent.replaceAll("\u0000", "").slice(0, userAgentMost);
  await at.tx.run(upsertAccountSession, {
    sessionUid: uid,
    accountId,
    userAgent: browser,
    now: at.now,
    lastUsedBefore: minuteAgo,
  });
}

/** Where an account is signed in, the one used last first. */
export async function listSessions(at: Reading, accountId: string): Promise<AccountSession[]> {
  const rows = await at.tx.rows(listAccountSessions, { accountId, now: at.now, limit: listedMost });
  return rows.map((row) => ({
    uid: row.session_uid,
    userAgent: row.user_agent ?? undefined,
    startedAt: row.started_at,
    lastUsedAt: row.last_used_at ?? undefined,
  }));
}

/** Ends one session of an account with its grants and tokens, at once; false where it has none such. */
export async function endOneSession(at: AtInstallation, accountId: string, uid: string): Promise<boolean> {
  await at.tx.run(deleteRecordsOfSession, { accountId, sessionUid: uid });
  const ended = await at.tx.run(endSessionOfAccount, {
    accountId,
    sessionUid: uid,
    consumedAt: at.now,
    expiresAt: tombstoneExpiresAt(at.now),
  });
  return ended > 0;
}
