/** The languages the assistant has fixed words in. */
export const guestLanguages = ["en", "es", "fr", "de", "it", "pt", "nl", "tr", "ru", "ar", "zh", "ja"];

/** The languages that a venue can choose from: those that are offered to all, and those that it has already. */
export const languagesToChoose = (chosen: readonly string[]): string[] => [
  ...new Set([...guestLanguages, ...chosen]),
];

type VenueLanguages = { languages: string[]; default_language?: string };

/** A venue's languages with one more or less. Where its own is gone, the first of those that are left is its own. */
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
