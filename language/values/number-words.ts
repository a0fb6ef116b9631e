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
  const tens = [...digits].flatMap(([word, number]) => (Number(number) >= 20 ? [word] : [])).join("|");
  const large = `${hundreds}|${tens}`;
  const one = `${longestFirst}|${hundreds}`;
  return {
    digits,
    pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${longestFirst})(?![\\p{L}\\d-])`, "gu"),
    // "twenty five", "one hundred and twenty", "cent vingt", "fünf und zwanzig".
    before: new RegExp(
      `(?<!\\p{L})(?:(?:${one})\\s|(?:${large}|\\d)\\s(?:and|et|y|e)\\s|(?:${one})\\sund\\s)$`,
      "u",
    ),
    after: new RegExp(`^(?:\\s(?:${one})|\\sund\\s(?:${large}))(?!\\p{L})`, "u"),
    isLarge: new RegExp(`^(?:${large})$`, "u"),
    andMore: new RegExp(`^\\s(?:and|et|y|e)\\s(?:${one}|one|une?|uno|una|uma?)(?!\\p{L})`, "u"),
  };
});

const hundreds =
  "hundred|thousand|hundert|einhundert|tausend|cents?|mille|cien|ciento|mil|cento|cem|duecento|trecento";

/**
 * Replaces number words by digits, padded so that offsets stay valid. A number of several words, such as "one hundred
 * and twenty", stays as it is.
 */
export function numberWordsToDigits(text: string, language: string): string {
  const table = tableOf(language);
  if (!table) return text;
  return text.replace(table.pattern, (word, at: number) => {
    const rest = text.slice(at + word.length, at + word.length + 30);
    const isPart =
      table.before.test(text.slice(Math.max(0, at - 30), at)) ||
      table.after.test(rest) ||
      (table.isLarge.test(word) && table.andMore.test(rest));
    return isPart ? word : (table.digits.get(word) ?? word).padStart(word.length);
  });
}
