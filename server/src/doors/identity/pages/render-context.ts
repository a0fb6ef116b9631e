import type { IncomingHttpHeaders } from "node:http";
import { type Language, language, languages } from "@bellhop/contract/languages";
import { acceptedLanguage, firstSupportedLanguage } from "../../../platform/choose-language.ts";
import { readCookie } from "../../cookies.ts";

export type LegalLinks = { privacyUrl?: string | undefined; termsUrl?: string | undefined };

export type RenderContext = LegalLinks & {
  language: Language;
  /** The language in `ui_locales`. */
  requested?: Language | undefined;
  /** The page's own path; the language form returns there. */
  path: string;
  publicUrl: string;
};

export type RenderContextFor = (
  headers: IncomingHttpHeaders,
  path: string,
  /** `own` is the language of the person who is signed in. */
  wished?: { uiLocales?: unknown; own?: Language | undefined },
) => RenderContext;

export const languageCookie = "bellhop-language";

/**
 * The person's own language comes first. A language chosen in the browser overrides `ui_locales` only while the application requests the
 * same one as at the choice.
 */
export function renderContextFor(
  headers: IncomingHttpHeaders,
  {
    uiLocales,
    own,
    ...page
  }: Omit<RenderContext, "language" | "requested"> & { uiLocales?: unknown; own?: Language | undefined },
): RenderContext {
  const requested = typeof uiLocales === "string" ? firstSupportedLanguage(uiLocales.split(" ")) : undefined;
  const [chosen, insteadOf] = (readCookie(headers, languageCookie) ?? "")
    .split(".")
    .map((tag) => language.safeParse(tag).data);
  const preferred = chosen && insteadOf === requested ? chosen : (requested ?? chosen);
  return {
    ...page,
    requested,
    language: own ?? preferred ?? acceptedLanguage(headers["accept-language"]) ?? languages[0],
  };
}

/** The cookie value for a choice, with the requested language that it overrides. */
export function languageChoice(chosen: Language, insteadOf: Language | undefined): string {
  return insteadOf ? `${chosen}.${insteadOf}` : chosen;
}
