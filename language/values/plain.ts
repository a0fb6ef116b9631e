/**
 * A text in small letters without accents, unit for unit as long as it was: what is found in it stands at the same
 * place in the text.
 */
export function plain(text: string): string {
  if (/^[\x20-\x7e]*$/.test(text)) return text.toLowerCase();
  if (plainByUnit.test(text)) return tidied(text.normalize("NFD").replace(/\p{M}/gu, "").toLowerCase());
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
  return tidied(all);
}

/** Units of which each loses its accent alone: those of the languages in Latin letters, and their punctuation. */
const plainByUnit = /^[\n\r\t\x20-\u017f\u2010-\u2027\u202f\u20ac]*$/;

const tidied = (bare: string) => bare.replace(/[‘’ʼ`´]/g, "'").replace(/[\u00a0\u202f\u2009]/g, " ");

/** Letters and digits of plain texts, as ranges: patterns of classes by property take a hundred times as long to make. */
export const WORD = "0-9a-z\\u00c0-\\u1fff\\u3040-\\u30ff\\u4e00-\\u9fff";
const BEFORE = `(?<![${WORD}])`;
const AFTER = `(?![${WORD}])`;
export const IDEOGRAPHS = /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}]/u;

/** A pattern of words and phrases, separated by commas; `word*` is any ending, `*word` any beginning. Matches plain texts. */
export function anyOf(phrases: string): string {
  const all = phrasesIn(phrases).sort((a, b) => b.length - a.length);
  if (all.length === 0) return "(?!)";
  const groups = Map.groupBy(all, boundariesOf);
  return `(?:${[...groups].map(([kind, same]) => `${kind[0] === "|" ? BEFORE : ""}(?:${same.map(innerOf).join("|")})${kind[1] === "|" ? AFTER : ""}`).join("|")})`;
}

/** Phrases that are separated by commas, made plain. */
export const phrasesIn = (phrases: string): string[] =>
  phrases
    .split(",")
    .map((phrase) => plain(phrase.trim()))
    .filter(Boolean);

export const isWordLike = /[\p{L}\p{N}]/u;

/** Where a phrase ends and begins at the border of a word: `||`, `|-`, `-|`, `--`. */
function boundariesOf(phrase: string): string {
  if (IDEOGRAPHS.test(phrase)) return "--";
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

/** The pattern without its boundary in front: "48h" is hours as well. */
export const glued = (pattern: string): string => pattern.replaceAll(BEFORE, "");
