import type { Patterns } from "./patterns.ts";

export type YesNo = "yes" | "no" | "on_request";

const signs: [RegExp, YesNo][] = [
  [/^\s*(?:[✗✘❌]|n\/a\b)/u, "no"],
  [/^\s*[✓✔✅]/u, "yes"],
];

const harmless =
  "not only|nicht nur|no longer than|no more than|no later than|no extra|no need|no reservation|no problem";
const noDenial = new RegExp(
  `\\b(?:${harmless}|else|other|otherwise|only|sonst|ubrigen|nur|ailleurs|autres|seulement|resto|demas|solo|solamente|altrove|altri|apenas|outros)\\b`,
  "u",
);

/** "Not only", "no later than", "no other": a negation that denies less than it seems to. */
export const isWeakNegation = (text: string): boolean => noDenial.test(text);

/** Whether a folded text states that something exists or is allowed; undefined if it states neither. */
export function findYesNo(text: string, patterns: Patterns): YesNo | undefined {
  const sign = signs.find(([pattern]) => pattern.test(text));
  if (sign) return sign[1];
  if (patterns.test("onRequest", text)) return "on_request";
  const { source, regex } = patterns;
  const isFirst = (name: "sayNo" | "sayYes", of: string) =>
    regex(`whether ${name}`, () => `^\\W*${source[name]}`).test(of);
  // "Without charge", "not included", "not before 15:00" are not negations.
  const rest = text.replace(
    regex(
      "whether but",
      () => [source.free, source.paid, source.from, source.until, harmless].join("|"),
      "gu",
    ),
    (said) => "-".repeat(said.length),
  );
  if (isFirst("sayNo", rest) || patterns.test("never", rest)) return "no";
  if (patterns.test("no", rest) && !isWeakNegation(rest)) return "no";
  const isYes =
    isFirst("sayYes", text) ||
    (["may", "free", "paid", "has"] as const).some((name) => patterns.test(name, text));
  return isYes ? "yes" : undefined;
}
