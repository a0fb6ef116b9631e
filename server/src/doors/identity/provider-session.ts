import type { FastifyReply, FastifyRequest } from "fastify";
import type { Provider } from "oidc-provider";
import { endOneSession, type IdentitySettings, recordSessionUse } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { setCookie } from "../cookies.ts";
import { rememberBrowser } from "./known-browser.ts";
import { rememberLanguage } from "./language-cookie.ts";
import { signedInDays } from "./lifetimes.ts";
import { providerCookies } from "./provider-cookies.ts";
import type { RunningProvider } from "./running-provider.ts";

type ProviderSession = Awaited<ReturnType<Provider["Session"]["get"]>>;

/** Has no `accountId` if no one is signed in. */
export function readSession(reply: FastifyReply, provider: Provider): Promise<ProviderSession> {
  return provider.Session.get(provider.createContext(reply.request.raw, reply.raw));
}

/** With all its tokens. */
export async function endSession({ accountId, uid }: ProviderSession, db: Database): Promise<void> {
  if (accountId) await db.atInstallation((at) => endOneSession(at, accountId, uid));
}

export async function recordUse(
  { headers }: FastifyRequest,
  { accountId, uid }: ProviderSession,
  db: Database,
): Promise<void> {
  const userAgent = headers["user-agent"] ?? "";
  if (accountId) await db.atInstallation((at) => recordSessionUse(at, { uid, accountId, userAgent }));
}

export function clearSessionCookie(reply: FastifyReply, settings: IdentitySettings): void {
  setSessionCookie(reply, settings, "", 0);
}

type Services = { db: Database; provider: RunningProvider; settings: IdentitySettings; secretKey: Secret };

/** Signs this browser in without the sign-in page, and remembers it. Ends the session that was open before. */
export async function startSession(
  reply: FastifyReply,
  services: Services,
  accountId: string,
): Promise<void> {
  const { db, provider, settings } = services;
  const running = provider.current();
  await endSession(await readSession(reply, running), db);
  const session = new running.Session();
  session.loginAccount({ accountId, amr: ["pwd"] });
  const maxAgeSeconds = signedInDays * 86_400;
  await session.save(maxAgeSeconds);
  await recordUse(reply.request, session, db);
  setSessionCookie(reply, settings, session.jti, maxAgeSeconds);
  await rememberBrowser(reply, services, accountId);
  await rememberLanguage(reply, services, accountId);
}

function setSessionCookie(
  reply: FastifyReply,
  { publicUrl }: IdentitySettings,
  value: string,
  maxAgeSeconds: number,
): void {
  const { names, options } = providerCookies(publicUrl);
  setCookie(reply, { name: names.session, value, maxAgeSeconds, secure: options.secure === true });
}
