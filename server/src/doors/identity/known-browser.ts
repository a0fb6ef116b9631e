import type { FastifyReply, FastifyRequest } from "fastify";
import { type IdentitySettings, knownBrowserDays, markBrowser } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import type { Secret } from "../../platform/crypto/secret.ts";
import { hostCookie, readCookie, setCookie } from "../cookies.ts";

const cookieName = "bellhop-known";
const maxAgeSeconds = knownBrowserDays * 86_400;

type Services = { settings: IdentitySettings; db: Database; secretKey: Secret };

export function readKnownBrowser(
  { headers }: FastifyRequest,
  { publicUrl }: Pick<IdentitySettings, "publicUrl">,
): string | undefined {
  return readCookie(headers, hostCookie(publicUrl, cookieName).name);
}

/** Marks a browser that has signed in to the account: failed attempts of strangers cannot lock it out. */
export async function rememberBrowser(
  reply: FastifyReply,
  { settings, db, secretKey }: Services,
  accountId: string,
): Promise<void> {
  const cookie = readKnownBrowser(reply.request, settings);
  const value = await db.readAtInstallation((at) => markBrowser(at, secretKey, accountId, cookie));
  if (value) setCookie(reply, { ...hostCookie(settings.publicUrl, cookieName), value, maxAgeSeconds });
}
