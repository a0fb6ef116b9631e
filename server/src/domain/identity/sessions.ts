import type { AtInstallation, Reading } from "../../platform/at/index.ts";
import type { VerifiedToken } from "./access-tokens.ts";
import { deleteRecordsOfAccount, endSessionsOfAccount, findActiveSession } from "./sessions.queries.ts";
import type { IdentitySettings } from "./settings.ts";

/** An ended session is remembered for as long as a request that began before may take to save it once more. */
const endedKnownForMs = 3_600_000;

/** Ends all sessions of an account at the embedded provider, or all but one, with their grants and tokens, at once. */
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

export const tombstoneExpiresAt = (now: Date) => new Date(now.getTime() + endedKnownForMs);

/** Whether the session that a token came from still lives, and its account may still sign in. */
export type IsSessionActive = (at: Reading, token: VerifiedToken) => Promise<boolean>;

/** The look at a token's session. A tenant keeps its sessions to itself: there the token alone counts until it ends. */
export function sessionCheck({ provider }: Pick<IdentitySettings, "provider">): IsSessionActive {
  if (provider === "tenant") return async () => true;
  return async (at, { sub, sid }) =>
    sid !== undefined &&
    (await at.tx.maybeRow(findActiveSession, { sessionUid: sid, accountId: sub, now: at.now })) !== undefined;
}
