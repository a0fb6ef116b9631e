import type { IncomingHttpHeaders } from "node:http";
import { type Language, language, languages } from "@bellhop/contract/languages";
import { acceptedLanguage, firstSupportedLanguage } from "../../../platform/choose-language.ts";
import { readCookie } from "../cookies.ts";

/** Where readers find what the host has written about the law; a page names what is there. */
export type LegalLinks = { privacyUrl?: string | undefined; termsUrl?: string | undefined };

/** What every page of the provider is shown with. */
export type RenderContext = LegalLinks & {
  language: Language;
  /** What the application asked for, in whose place a person may choose another. */
  asked?: Language | undefined;
  /** The page's own address, where choosing a language leads back to. */
  here: string;
};

/** How a door's pages context to whoever asks; `here` is the address that leads to the page again. */
export type RenderContextFor = (
  headers: IncomingHttpHeaders,
  here: string,
  uiLocales?: unknown,
) => RenderContext;

export const languageCookie = "bellhop-language";

/**
 * The language that a page is answered in: what the application asked for (`ui_locales`), unless a person chose another
 * one in the place of just that; then what they chose; then what their browser likes; then English.
 */
export function renderContextFor(
  headers: IncomingHttpHeaders,
  page: LegalLinks & { here: string; uiLocales?: unknown },
): RenderContext {
  const { here, uiLocales, privacyUrl, termsUrl } = page;
  const asked = typeof uiLocales === "string" ? firstSupportedLanguage(uiLocales.split(" ")) : undefined;
  const chosen = chosenLanguage(headers);
  const wasOverruled = chosen !== undefined && chosen.insteadOf === asked;
  const wanted = wasOverruled ? chosen.language : (asked ?? chosen?.language);
  return {
    language: wanted ?? acceptedLanguage(headers["accept-language"]) ?? languages[0],
    asked,
    here,
    privacyUrl,
    termsUrl,
  };
}

/** The cookie's value for a choice, in the place of what the application had asked for. */
export function languageChoice(chosen: Language, insteadOf: Language | undefined): string {
  return insteadOf ? `${chosen}.${insteadOf}` : chosen;
}

type Chosen = { language: Language; insteadOf: Language | undefined };

function chosenLanguage(headers: IncomingHttpHeaders): Chosen | undefined {
  const value = readCookie(headers, languageCookie);
  const [chosen, insteadOf] = (value?.split(".") ?? []).map((tag) => language.safeParse(tag));
  return chosen?.success ? { language: chosen.data, insteadOf: insteadOf?.data } : undefined;
}
