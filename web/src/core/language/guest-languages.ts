/** The languages that the assistant has fixed texts in. */
export const guestLanguages = ["en", "es", "fr", "de", "it", "pt", "nl", "tr", "ru", "ar", "zh", "ja"];

/** The offered languages, and those that the venue has already. */
export const languagesToChoose = (chosen: readonly string[]): string[] => [
  ...new Set([...guestLanguages, ...chosen]),
];

export type VenueLanguages = { languages: string[]; default_language?: string };

/**
 * Adds or removes a language. If the main language is removed, the first of the rest becomes the main one.
 */
export function withLanguage(
  chosen: readonly string[],
  own: string,
  code: string,
  isOn: boolean,
): VenueLanguages {
  const languages = languagesToChoose(chosen).filter((one) => (one === code ? isOn : chosen.includes(one)));
  const [first] = languages;
  return { languages, ...(first !== undefined && !languages.includes(own) && { default_language: first }) };
}
