import { language } from "@bellhop/contract/languages";
import type { FastifyInstance } from "fastify";
import type { IdentitySettings } from "../../domain/identity/index.ts";
import type { Database } from "../../platform/at/index.ts";
import { setLanguageCookie } from "./language-cookie.ts";
import { languageChoice } from "./pages/render-context.ts";
import { fieldsOf, type Pages } from "./pages.ts";
import { paths } from "./paths.ts";
import { choosePersonLanguage } from "./person-language.ts";
import { pageLimit } from "./rate-limits.ts";
import { isSameOrigin, sameOriginPath } from "./same-origin.ts";

type Services = { settings: IdentitySettings; db: Database };

export function languageRoute(app: FastifyInstance, services: Services, pages: Pages): void {
  const { settings } = services;
  const { origin } = new URL(settings.publicUrl);
  app.post(paths.language, pageLimit, async (request, reply) => {
    const fields = fieldsOf(request);
    const chosen = language.safeParse(fields.get("language"));
    if (!isSameOrigin(request, origin) || !chosen.success) return pages.sendExpired(reply);
    const insteadOf = language.safeParse(fields.get("instead_of")).data;
    await choosePersonLanguage(request, services, chosen.data);
    setLanguageCookie(reply, settings, languageChoice(chosen.data, insteadOf));
    return reply.redirect(sameOriginPath(fields.get("back"), origin), 303);
  });
}
