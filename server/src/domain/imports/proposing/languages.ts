import { baseOf } from "@bellhop/contract/values";
import { detectLanguage, guestLanguages } from "@bellhop/language/detection";
import { type Block, wordsOfBlock } from "../reading/document.ts";

/** The language of a text of the source, as the venue's tag if it writes in this language. */
export type LanguageOf = (text: string, around?: string) => string;

const detectableCharacters = 80;
/** Letters without which the language of the whole source counts. */
const clearCharacters = 32;
/** Letters without which a language that the venue does not write is more often misread than foreign. */
const foreignCharacters = 80;

/** Detects the language of a passage; a short one is detected with the text around it. */
export function languagesIn(blocks: readonly Block[], languages: readonly string[]): LanguageOf {
  const sample = blocks.map(wordsOfBlock).join(". ").slice(0, 2_000);
  const whole = detectLanguage(sample, guestLanguages, baseOf(languages[0] ?? "en"));
  return (text, around = "") => {
    const longer = text.length < detectableCharacters ? `${text} ${around}` : text;
    const letters = longer.replace(/\P{L}+/gu, "").length;
    const digits = longer.replace(/\P{N}+/gu, "").length;
    // Names of months and figures look like any language.
    const detected =
      letters < Math.max(clearCharacters, digits * 2) ? whole : detectLanguage(longer, guestLanguages, whole);
    const own = languages.find((language) => baseOf(language) === detected);
    const isSure = own !== undefined || letters >= foreignCharacters;
    return own ?? (isSure ? detected : (languages.find((one) => baseOf(one) === whole) ?? whole));
  };
}

/** True for texts that say the same figures: one may be the translation of the other. */
export const sameFigures = (one: string, other: string): boolean => figuresOf(one) === figuresOf(other);
const figuresOf = (text: string) =>
  (text.match(/\d+/g) ?? [])
    .map((digits) => String(Number(digits)))
    .filter((digits) => digits !== "0")
    .toSorted()
    .join(" ");
