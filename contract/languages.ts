import * as z from "zod/mini";

/** What the provider's pages and mails are written in. */
export const languages = ["en", "es", "fr", "de", "it", "pt", "ar"] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

/** Each language in its own words. */
export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português",
  ar: "العربية",
};

/** Which way a language is written. */
export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}
