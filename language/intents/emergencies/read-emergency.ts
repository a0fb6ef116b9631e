import { cached, hasIdeograph, isStopWord, tokenize } from "../../text/index.ts";
import { type GuestLanguage, guestLanguages } from "../detect-language.ts";
import type { Emergency } from "./emergency.ts";
import { emergencyWords } from "./emergency-words-by-language.ts";
import { canonical } from "./frames.ts";
import { LanguageReader } from "./language-reader.ts";

const charactersRead = 2_000;
/** A language is plausible if it knows this share of the words that the best one knows. */
const plausibleShare = 0.7;

const readerOf = cached(
  (language) => new LanguageReader(emergencyWords[language as GuestLanguage], language),
);

/**
 * The emergency that a message reports, in the guest's language, in English, or in another language that the text
 * may be of. Questions about dangers, suppositions and what happened long ago are not emergencies.
 */
export function readEmergency(written: string, language?: string): Emergency | undefined {
  const text = written.slice(0, charactersRead);
  for (const one of languagesToRead(text, language)) {
    const found = readerOf(one).read(text);
    if (found) return found;
  }
  return undefined;
}

/** Prepares one language per step, so that the first messages need not wait. */
export function* warmUpEmergencies(): Generator<GuestLanguage> {
  for (const language of guestLanguages) {
    readerOf(language).warmUp();
    yield language;
  }
}

/** The languages that a text may be of, besides the expected one and English. */
export function languagesToRead(text: string, expected?: string): GuestLanguage[] {
  const base = expected?.split("-")[0];
  const known = guestLanguages.find((one) => one === base);
  const languages = new Set<GuestLanguage>(plausibleLanguages(text));
  if (known) languages.add(known);
  languages.add("en");
  return [...languages];
}

const latin = guestLanguages.filter((one) => !["ar", "ru", "zh", "ja"].includes(one));

function plausibleLanguages(text: string): GuestLanguage[] {
  const found: GuestLanguage[] = [];
  if (/\p{Script=Arabic}/u.test(text)) found.push("ar");
  if (/\p{Script=Cyrillic}/u.test(text)) found.push("ru");
  if (hasIdeograph(text))
    found.push(
      ...(/[\p{Script=Hiragana}\p{Script=Katakana}]/u.test(text)
        ? ["ja" as const]
        : ["zh" as const, "ja" as const]),
    );
  if (!/\p{Script=Latin}/u.test(text)) return found;
  const words = tokenize(text).map((token) => token.text);
  const shares = latin.map((language) => {
    const { vocabulary } = readerOf(language);
    const knows = words.filter(
      (word) => isStopWord(word, language) || vocabulary.has(canonical(word, language)),
    );
    return { language, share: knows.length };
  });
  const best = Math.max(...shares.map(({ share }) => share));
  return [
    ...found,
    ...shares
      .filter(({ share }) => share > 0 && share >= best * plausibleShare)
      .map(({ language }) => language),
  ];
}
