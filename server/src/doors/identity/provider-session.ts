import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { endOneSession, type IdentitySettings, recordSessionUse } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { providerCookies, setCookie } from "./cookies.ts";
import { signedInDays } from "./lifetimes.ts";
import type { RunningProvider } from "./running-provider.ts";

type ProviderSession = Awaited<ReturnType<Provider["Session"]["get"]>>;

/** The session that this browser has at the provider; without an `accountId` where nobody is signed in. */
export function readSession(
  request: FastifyRequest,
  reply: FastifyReply,
  provider: Provider,
): Promise<ProviderSession> {
  return provider.Session.get(provider.createContext(request.raw, reply.raw));
}

/** Ends somebody's session with every token that it gave; nothing where it is nobody's. */
export async function endSession({ accountId, uid }: ProviderSession, db: Database): Promise<void> {
  if (accountId) await db.atInstallation((at) => endOneSession(at, accountId, uid));
}

/** Notes that a page of the account's was asked for in this session. */
export async function recordUse(
  { headers }: FastifyRequest,
  { accountId, uid }: ProviderSession,
  db: Database,
): Promise<void> {
  const userAgent = headers["user-agent"] ?? "";
  if (accountId) await db.atInstallation((at) => recordSessionUse(at, { uid, accountId, userAgent }));
}

/** The cookie of a session that ends. */
export function clearSessionCookie(reply: FastifyReply, settings: IdentitySettings): void {
  setSessionCookie(reply, settings, "", 0);
}

/**
 * Signs this browser in as if its person had just come through the sign-in page: what the application asks for next
 * needs no password. A session that was open before ends, whoever's it was.
 */
export async function startSession(
  request: FastifyRequest,
  reply: FastifyReply,
  { db, provider, settings }: { db: Database; provider: RunningProvider; settings: IdentitySettings },
  accountId: string,
): Promise<ProviderSession> {
  const running = provider.current();
  await endSession(await readSession(request, reply, running), db);
  const session = new running.Session();
  session.loginAccount({ accountId, amr: ["pwd"] });
  const lifeSeconds = signedInDays * 86_400;
  await session.save(lifeSeconds);
  await recordUse(request, session, db);
  setSessionCookie(reply, settings, session.jti, lifeSeconds);
  return session;
}

function setSessionCookie(
  reply: FastifyReply,
  { publicUrl }: IdentitySettings,
  value: string,
  keptSeconds: number,
): void {
  const { names, options } = providerCookies(publicUrl);
  setCookie(reply, { name: names.session, value, keptSeconds, secure: options.secure === true });
}
