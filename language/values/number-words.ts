import { cached } from "../text/index.ts";
import { foldAligned } from "./fold-aligned.ts";
import { numberWords } from "./numbers.words.ts";

const tableOf = cached((language) => {
  const listed = numberWords[language.split("-")[0] ?? language];
  if (!listed) return null;
  const digits = new Map(
    listed.split(", ").map((pair) => {
      const [number = "", word = ""] = pair.split(" ");
      return [foldAligned(word), number] as const;
    }),
  );
  const longestFirst = [...digits.keys()].sort((a, b) => b.length - a.length).join("|");
  return { digits, pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${longestFirst})(?![\\p{L}\\d-])`, "gu") };
});

/** Replaces number words by digits, padded so that offsets stay valid. */
export function numberWordsToDigits(text: string, language: string): string {
  const table = tableOf(language);
  if (!table) return text;
  return text.replace(table.pattern, (word) => (table.digits.get(word) ?? word).padStart(word.length));
}
