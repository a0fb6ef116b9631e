import { foldedLetters } from "@bellhop/contract/folded-letters";
import { asciiDigits } from "../text/index.ts";

/** How German, Danish and Norwegian names are written without their letters. */
const spelledOut: Record<string, string> = { ä: "ae", ö: "oe", ü: "ue", ø: "oe", å: "aa" };

const apostrophes = /['’‘‛ʼʻ`´ʹ＇]/gu;

/**
 * One spelling for all that people and systems take for the same: case, accents, ligatures, full width, long s, dotted and
 * dotless i, apostrophes, katakana. Letters and digits in words; digits of all scripts as 0 to 9.
 */
export function foldedName(text: string): string {
  return (
    foldedLetters(
      text
        .toWellFormed()
        .replace(apostrophes, "")
        .replace(/\p{Cf}+/gu, ""),
    )
      .replaceAll("ς", "σ")
      .replace(/\p{Nd}+/gu, asciiDigits)
      .replace(/[ァ-ヶ]/gu, (kana) => String.fromCharCode(kana.charCodeAt(0) - 0x60))
      .replace(/[^\p{L}\p{N}]+/gu, " ")
      .trim()
      // Korean syllables were taken apart too.
      .normalize("NFC")
  );
}

/** The spellings of a name to compare: Müller is also written Muller and Mueller. */
export function spellingsOf(text: string): string[] {
  const german = text
    .normalize("NFC")
    .toLowerCase()
    .replace(/[äöüøå]/gu, (letter) => spelledOut[letter] ?? letter);
  return [...new Set([foldedName(text), foldedName(german)])];
}

/** A reservation number without what may differ where it is printed or typed: case, accents, spaces and dashes. */
export const foldedNumber = (text: string): string => foldedName(text).replaceAll(" ", "");
