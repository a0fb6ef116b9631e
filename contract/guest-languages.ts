/** Languages of the fixed texts for guests; detection chooses among these. */
export const guestLanguages = [
  "en",
  "es",
  "fr",
  "de",
  "it",
  "pt",
  "ar",
  "nl",
  "zh",
  "ja",
  "ru",
  "tr",
] as const;
export type GuestLanguage = (typeof guestLanguages)[number];

export const guestLanguageNames: Record<GuestLanguage, string> = {
  en: "English",
  es: "Español",
  fr: "Français",
  de: "Deutsch",
  it: "Italiano",
  pt: "Português",
  nl: "Nederlands",
  tr: "Türkçe",
  ru: "Русский",
  ar: "العربية",
  zh: "中文",
  ja: "日本語",
};
