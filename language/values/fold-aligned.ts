import { hasIdeograph } from "../text/index.ts";

/** Folds case and accents without changing the length, so that offsets stay valid in the original text. */
export function foldAligned(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  const folded = foldsByUnit.test(text)
    ? withoutAccents(text)
    : Array.from(text, (one) =>
        [withoutAccents(one), one.toLowerCase(), one].find(({ length }) => length === one.length),
      ).join("");
  return folded.replace(/[‘’ʼ`´]/g, "'").replace(/[\u00a0\u202f\u2009]/g, " ");
}

const withoutAccents = (text: string) => text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();

/** Latin letters and punctuation that fold to one UTF-16 unit each. */
const foldsByUnit = /^[\n\r\t\x20-\u017f\u2010-\u2027\u202f\u20ac]*$/;

/** Letters and digits as ranges: compiling property classes takes a hundred times as long. */
export const WORD = "0-9a-z\\u00c0-\\u1fff\\u3040-\\u30ff\\u4e00-\\u9fff";
const BEFORE = `(?<![${WORD}])`;
const AFTER = `(?![${WORD}])`;

/** A pattern for comma-separated phrases in folded text; `word*` matches any ending, `*word` any prefix. */
export function phrasePattern(phrases: string): string {
  const all = phrasesIn(phrases).sort((a, b) => b.length - a.length);
  if (all.length === 0) return "(?!)";
  const groups = Map.groupBy(all, boundariesOf);
  return `(?:${[...groups].map(([kind, same]) => `${kind[0] === "|" ? BEFORE : ""}(?:${same.map(innerOf).join("|")})${kind[1] === "|" ? AFTER : ""}`).join("|")})`;
}

/** Splits a comma-separated list and folds its phrases. */
export const phrasesIn = (phrases: string): string[] =>
  phrases
    .split(",")
    .map((phrase) => foldAligned(phrase.trim()))
    .filter(Boolean);

export const isWordLike = /[\p{L}\p{N}]/u;

/** Whether a phrase starts and ends at a word boundary: `||`, `|-`, `-|` or `--`. */
function boundariesOf(phrase: string): string {
  if (hasIdeograph(phrase)) return "--";
  const last = phrase.at(-1) ?? "";
  return `${isWordLike.test(phrase[0] ?? "") ? "|" : "-"}${isWordLike.test(last) ? "|" : "-"}`;
}

function innerOf(phrase: string): string {
  const inner = phrase
    .replace(/^\*|\*$/g, "")
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/ /g, "\\s+");
  return phrase.endsWith("*") ? `${inner}[${WORD}]*` : inner;
}

/** Matches after digits too: "48h". */
export const withoutLeadingBoundary = (pattern: string): string => pattern.replaceAll(BEFORE, "");
