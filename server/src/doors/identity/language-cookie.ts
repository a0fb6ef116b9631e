import { type Language, language } from "@bellhop/contract/languages";
import type { FastifyReply } from "fastify";
import { findPersonLanguage, type IdentitySettings } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { readCookie, setCookie } from "../cookies.ts";
import { languageCookie } from "./pages/render-context.ts";

const maxAgeSeconds = 365 * 86_400;

export function setLanguageCookie(reply: FastifyReply, { publicUrl }: IdentitySettings, value: string): void {
  const secure = new URL(publicUrl).protocol === "https:";
  setCookie(reply, { name: languageCookie, value, maxAgeSeconds, secure });
}

/** Keeps this browser's pages in the person's language after they sign out. Returns it, if they have chosen one. */
export async function rememberLanguage(
  reply: FastifyReply,
  { settings, db }: { settings: IdentitySettings; db: Database },
  accountId: string,
): Promise<Language | undefined> {
  const own = await db.readAtInstallation((at) => findPersonLanguage(at, accountId));
  const [inBrowser] = (readCookie(reply.request.headers, languageCookie) ?? "").split(".");
  if (own && language.safeParse(inBrowser).data !== own) setLanguageCookie(reply, settings, own);
  return own;
}
