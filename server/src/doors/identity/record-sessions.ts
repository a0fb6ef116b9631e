import type { KoaContextWithOIDC } from "oidc-provider";
import { recordSessionUse } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import type { Log } from "../../platform/log.ts";

/** Records sign-ins, silent renewals and token exchanges. A failure to record does not fail the request. */
export function recordSessions(db: Database, log: Log) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const { Session: session, AccessToken: token } = ctx.oidc?.entities ?? {};
    const uid = session?.uid ?? token?.sessionUid;
    const accountId = session?.accountId ?? token?.accountId;
    if (!uid || !accountId) return;
    try {
      const userAgent = ctx.get("user-agent");
      await db.atInstallation((at) => recordSessionUse(at, { uid, accountId, userAgent }));
    } catch (error) {
      log.warn({ err: error }, "session activity not recorded");
    }
  };
}
