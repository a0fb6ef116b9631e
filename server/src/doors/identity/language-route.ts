import { language } from "@bellhop/contract/languages";
import type { FastifyInstance } from "fastify";
import type { IdentitySettings } from "../../domain/identity/index.ts";
import { setCookie } from "./cookies.ts";
import { languageChoice, languageCookie } from "./pages/render-context.ts";
import { fieldsOf, type Pages } from "./pages.ts";
import { paths } from "./paths.ts";
import { pageLimit } from "./rate-limits.ts";
import { isSameOrigin, sameOriginPath } from "./same-origin.ts";

const maxAgeSeconds = 365 * 86_400;

export function languageRoute(app: FastifyInstance, { publicUrl }: IdentitySettings, pages: Pages): void {
  const { origin, protocol } = new URL(publicUrl);
  app.post(paths.language, pageLimit, async (request, reply) => {
    const fields = fieldsOf(request);
    const chosen = language.safeParse(fields.get("language"));
    if (!isSameOrigin(request, origin) || !chosen.success) return pages.sendExpired(reply);
    const insteadOf = language.safeParse(fields.get("instead_of")).data;
    const value = languageChoice(chosen.data, insteadOf);
    setCookie(reply, { name: languageCookie, value, maxAgeSeconds, secure: protocol === "https:" });
    return reply.redirect(sameOriginPath(fields.get("back"), origin), 303);
  });
}
