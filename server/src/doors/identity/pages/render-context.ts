import type { IncomingHttpHeaders } from "node:http";
import { type Language, language, languages } from "@bellhop/contract/languages";
import { acceptedLanguage, firstSupportedLanguage } from "../../../platform/choose-language.ts";
import { readCookie } from "../cookies.ts";

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
  uiLocales?: unknown,
) => RenderContext;

export const languageCookie = "bellhop-language";

/** A chosen language overrides `ui_locales` only while the application requests the same one as at the choice. */
export function renderContextFor(
  headers: IncomingHttpHeaders,
  { uiLocales, ...page }: Omit<RenderContext, "language" | "requested"> & { uiLocales?: unknown },
): RenderContext {
  const requested = typeof uiLocales === "string" ? firstSupportedLanguage(uiLocales.split(" ")) : undefined;
  const [chosen, insteadOf] = (readCookie(headers, languageCookie) ?? "")
    .split(".")
    .map((tag) => language.safeParse(tag).data);
  const preferred = chosen && insteadOf === requested ? chosen : (requested ?? chosen);
  return {
    ...page,
    requested,
    language: preferred ?? acceptedLanguage(headers["accept-language"]) ?? languages[0],
  };
}

/** The cookie value for a choice, with the requested language that it overrides. */
export function languageChoice(chosen: Language, insteadOf: Language | undefined): string {
  return insteadOf ? `${chosen}.${insteadOf}` : chosen;
}
