/**
 * A text in small letters without accents, unit for unit as long as it was: what is found in it stands at the same
 * place in the text.
 */
export function plain(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  let all = "";
  for (const unit of text) {
    const bare = unit.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase();
    all +=
      bare.length === unit.length
        ? bare
        : unit.toLowerCase().length === unit.length
          ? unit.toLowerCase()
          : unit;
  }
  return all.replace(/[‘’ʼ`´]/g, "'").replace(/[\u00a0\u202f\u2009]/g, " ");
}

const BEFORE = "(?<![\\p{L}\\p{N}])";
const AFTER = "(?![\\p{L}\\p{N}])";
const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A pattern of words and phrases, separated by commas; `word*` is any ending, `*word` any beginning. Matches plain texts. */
export function anyOf(phrases: string): string {
  const all = phrases
    .split(",")
    .map((phrase) => plain(phrase.trim()))
    .filter(Boolean)
    .sort((a, b) => b.length - a.length)
    .map(patternOf);
  return all.length === 0 ? "(?!)" : `(?:${all.join("|")})`;
}

function patternOf(phrase: string): string {
  const open = phrase.startsWith("*");
  const ends = phrase.endsWith("*");
  const inner = phrase
    .replace(/^\*|\*$/g, "")
    .replace(/[.*+?^${}()|[\]\\]/g, "\\$&")
    .replace(/ /g, "\\s+");
  if (IDEOGRAPHS.test(phrase)) return inner;
  return `${open || !/^[\p{L}\p{N}]/u.test(phrase) ? "" : BEFORE}${inner}${ends ? "\\p{L}*" : /[\p{L}\p{N}]$/u.test(phrase) ? AFTER : ""}`;
}

/** The pattern without its boundary in front: "48h" is hours as well. */
export const glued = (pattern: string): string => pattern.replaceAll(BEFORE, "");
