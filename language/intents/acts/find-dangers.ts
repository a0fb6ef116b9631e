import { detectLanguage } from "../../detection/index.ts";
import { cached, fold, PhraseMatcher } from "../../text/index.ts";
import { knownLanguage } from "./act-matchers.ts";
import { type DangerKind, dangerKinds, dangerWords, polishDangers } from "./danger.words.ts";

const POLISH = /[ąćęłńóśźż]/iu;

const matchersOf = cached((language) => {
  const words = language === "pl" ? polishDangers : dangerWords[knownLanguage(language)];
  return dangerKinds.map((kind) => [kind, new PhraseMatcher(words[kind])] as const);
});
const anyDanger = new PhraseMatcher(
  [...Object.values(dangerWords), polishDangers].flatMap((words) => Object.values(words)).join(","),
);
const maxCachedTexts = 500;
/** The language of such a text is uncertain. */
const wordsTooFewToDetect = 3;
const allLanguages = [...Object.keys(dangerWords), "pl"];

const kindsIn = cached((language) =>
  cached((text): DangerKind[] => {
    const detected = knownLanguage(detectLanguage(text, undefined, language));
    const isShort = text.trim().split(/\s+/u).length <= wordsTooFewToDetect;
    const languages = isShort
      ? allLanguages
      : new Set([language, detected, "en", ...(POLISH.test(text) ? ["pl"] : [])]);
    const folded = fold(text);
    const found = [...languages].flatMap((one) =>
      matchersOf(one)
        .filter(([, matcher]) => matcher.find(folded) !== undefined)
        .map(([kind]) => kind),
    );
    return [...new Set(found)];
  }, maxCachedTexts),
);

/** The dangers whose words occur in a text, in the guest's language, the text's own, or English. */
export const dangersIn = (text: string, language: string): DangerKind[] =>
  kindsIn(knownLanguage(language))(text);

/** True if such words of any language occur. */
export const namesDanger = (text: string): boolean => anyDanger.find(fold(text)) !== undefined;
