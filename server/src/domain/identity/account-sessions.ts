import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import {
  deleteRecordsOfSession,
  endSessionOfAccount,
  listAccountSessions,
  upsertAccountSession,
} from "./account-sessions.queries.ts";
import { tombstoneExpiresAt } from "./sessions.ts";

const recordIntervalMs = 60_000;
const maxUserAgent = 500;
const maxListed = 100;

export type AccountSession = {
  uid: string;
  userAgent: string | undefined;
  startedAt: Date;
  /** Accurate to a minute. */
  lastUsedAt: Date | undefined;
};

export async function recordSessionUse(
  at: AtInstallation,
  { uid, accountId, userAgent }: { uid: string; accountId: string; userAgent: string },
): Promise<void> {
  await at.tx.run(upsertAccountSession, {
    sessionUid: uid,
    accountId,
    userAgent: userAgent.replaceAll("\u0000", "").slice(0, maxUserAgent),
    now: at.now,
    lastUsedBefore: new Date(at.now.getTime() - recordIntervalMs),
  });
}

export async function listSessions(at: Reading, accountId: string): Promise<AccountSession[]> {
  const rows = await at.tx.rows(listAccountSessions, { accountId, now: at.now, limit: maxListed });
  return rows.map((row) => ({
    uid: row.session_uid,
    userAgent: row.user_agent ?? undefined,
    startedAt: row.started_at,
    lastUsedAt: row.last_used_at ?? undefined,
  }));
}

/** Ends the session with its grants and tokens. False if the account has no such session. */
export async function endOneSession(at: AtInstallation, accountId: string, uid: string): Promise<boolean> {
  await at.tx.run(deleteRecordsOfSession, { accountId, sessionUid: uid });
  const expiresAt = tombstoneExpiresAt(at.now);
  const ended = { accountId, sessionUid: uid, consumedAt: at.now, expiresAt };
  return (await at.tx.run(endSessionOfAccount, ended)) > 0;
}
