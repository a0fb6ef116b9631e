import { languagesToChoose } from "../../../core/language/guest-languages.ts";
import { languageOf } from "../../../core/phone/country-facts.ts";

type VenueFacts = { languages: string[]; defaultLanguage: string };

/** The language of the phone's country if guests can have it, else English, else the venue's. */
export function suggestLanguage(country: string | undefined, venue: VenueFacts): string {
  if (country === undefined) return venue.defaultLanguage;
  const spoken = languageOf(country);
  const offered = languagesToChoose(venue.languages);
  return [spoken, "en"].find((code) => offered.includes(code)) ?? venue.defaultLanguage;
}
