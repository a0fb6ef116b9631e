import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import type { VerifiedToken } from "./access-tokens.ts";
import { deleteRecordsOfAccount, endSessionsOfAccount, findActiveSession } from "./sessions.queries.ts";
import type { IdentitySettings } from "./settings.ts";

/** An ended session keeps its row this long, so that a running request cannot save it again. */
const tombstoneMs = 3_600_000;

export async function endSessions(
  at: AtInstallation,
  accountId: string,
  { except = null }: { except?: string | null } = {},
): Promise<void> {
  await at.tx.run(deleteRecordsOfAccount, { accountId, sessionUid: except });
  await at.tx.run(endSessionsOfAccount, {
    accountId,
    sessionUid: except,
    consumedAt: at.now,
    expiresAt: tombstoneExpiresAt(at.now),
  });
}

export const tombstoneExpiresAt = (now: Date) => new Date(now.getTime() + tombstoneMs);

/** Whether a token's session has not ended and its account is not blocked. */
export type IsSessionActive = (at: Reading, token: VerifiedToken) => Promise<boolean>;

/** A tenant does not expose its sessions: there only the token counts. */
export function sessionCheck({ provider }: Pick<IdentitySettings, "provider">): IsSessionActive {
  if (provider === "tenant") return async () => true;
  return async (at, { sub, sid }) =>
    sid !== undefined &&
    (await at.tx.maybeRow(findActiveSession, { sessionUid: sid, accountId: sub, now: at.now })) !== undefined;
}
