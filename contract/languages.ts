import * as z from "zod/mini";

/** Languages of the sign-in pages and mails. */
export const languages = ["en", "es", "fr", "de", "it", "pt", "ar"] as const;
export const language = z.enum(languages);
export type Language = z.infer<typeof language>;

export const languageNames: Record<Language, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português",
  ar: "العربية",
};

export function directionOf(language: Language): "ltr" | "rtl" {
  return language === "ar" ? "rtl" : "ltr";
}
