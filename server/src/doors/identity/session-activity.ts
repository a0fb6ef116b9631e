import type { KoaContextWithOIDC } from "oidc-provider";
import { recordSessionUse } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import type { Log } from "../../platform/log.ts";

/**
 * Notes which browser uses which session, and when, whenever the provider answers it: at sign-ins, silent renewals and
 * exchanges of tokens. An answer does not fail because it could not be noted.
 */
export function recordSessions(db: Database, log: Log) {
  return async (ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> => {
    await next();
    const used = usedSession(ctx);
    if (!used) return;
    try {
      const userAgent = ctx.get("user-agent");
      await db.atInstallation((at) => recordSessionUse(at, { ...used, userAgent }));
    } catch (error) {
      log.warn({ err: error }, "use of a session not noted");
    }
  };
}

function usedSession({ oidc }: KoaContextWithOIDC): { uid: string; accountId: string } | undefined {
  const { Session: session, AccessToken: token } = oidc?.entities ?? {};
  const uid = session?.uid ?? token?.sessionUid;
  const accountId = session?.accountId ?? token?.accountId;
  return uid && accountId ? { uid, accountId } : undefined;
}
