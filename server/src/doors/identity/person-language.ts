import type { Language } from "@bellhop/contract/languages";
import type { FastifyInstance, FastifyRequest } from "fastify";
import { type IdentitySettings, setPersonLanguage } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { readCookie } from "../cookies.ts";
import { rememberLanguage } from "./language-cookie.ts";
import { providerCookies } from "./provider-cookies.ts";
import { readSession } from "./provider-session.ts";
import type { RunningProvider } from "./running-provider.ts";

type Services = { settings: IdentitySettings; db: Database; provider: RunningProvider };

declare module "fastify" {
  interface FastifyRequest {
    /** Who is signed in on the account pages, and the language they have chosen. */
    reader?: { accountId: string; language: Language | undefined };
  }
}

/** Shows the pages of `scope` in the language of the person who is signed in. */
export function followPersonLanguage(scope: FastifyInstance, services: Services): void {
  const { names } = providerCookies(services.settings.publicUrl);
  scope.addHook("preHandler", async (request, reply) => {
    if (!readCookie(request.headers, names.session)) return;
    const { accountId } = await readSession(reply, services.provider.current());
    if (!accountId) return;
    request.reader = { accountId, language: await rememberLanguage(reply, services, accountId) };
  });
}

/** Makes a language that was chosen on a page that of the person who is signed in, if anyone is. */
export async function choosePersonLanguage(
  { reader }: FastifyRequest,
  { db }: Pick<Services, "db">,
  chosen: Language,
): Promise<void> {
  if (reader) await db.atInstallation((at) => setPersonLanguage(at, reader.accountId, chosen));
}
