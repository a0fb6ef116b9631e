import { language } from "@bellhop/contract/languages";
import type { FastifyInstance } from "fastify";
import type { IdentitySettings } from "../../domain/identity/index.ts";
import { limitedByAddress } from "./address-limit.ts";
import { setCookie } from "./cookies.ts";
import { isOurOwn, pathOfOurs } from "./own-form.ts";
import { fieldsOf, type PageAnswers } from "./page-answers.ts";
import { languageChoice, languageCookie } from "./pages/look.ts";
import { paths } from "./paths.ts";

const keptSeconds = 365 * 86_400;

/** The form at the foot of each page: another language, and back to the page. */
export function languageRoute(
  app: FastifyInstance,
  { publicUrl }: IdentitySettings,
  answers: PageAnswers,
): void {
  const { origin, protocol } = new URL(publicUrl);
  app.post(paths.language, { config: limitedByAddress }, async (request, reply) => {
    const fields = fieldsOf(request);
    const chosen = language.safeParse(fields.get("language"));
    if (!isOurOwn(request, origin) || !chosen.success) return answers.expired(request, reply);
    const insteadOf = language.safeParse(fields.get("instead_of")).data;
    const value = languageChoice(chosen.data, insteadOf);
    setCookie(reply, { name: languageCookie, value, keptSeconds, secure: protocol === "https:" });
    return reply.redirect(pathOfOurs(fields.get("back"), origin), 303);
  });
}
