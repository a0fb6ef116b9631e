import { allMatches } from "../../text/index.ts";

/** Offsets in a text. */
export type Span = { from: number; to: number };

export const isWithin = (one: Span, of: Span): boolean => one.from >= of.from && one.to <= of.to;

/** The span of a match in the text from `start` on. */
export const spanOf = ({ 0: all, index }: RegExpExecArray, start = 0): Span => ({
  from: start + index,
  to: start + index + all.length,
});

const abbreviations =
  /(?:^|[\s(])(?:a\.?m|p\.?m|approx|ca|z\.\s?b|bzw|inkl|incl|max|min|tel|no|nr|st|std|etc|hrs?|e\.g|i\.e|mind|zzgl|p\.?p|pers|circa|aprox|mo|di|mi|do|fr|sa|so|av|bzw|ggf|evtl|h|sig|dr|mr|mrs|núm|num|ext)\.$/u;
/** Abbreviations that can end a sentence. */
const isUnit = /(?:a\.?m|p\.?m|etc|hrs?|h|inkl|incl|max|min|std|p\.?p|pers)\.$/u;
/** "Am 1. Mai" continues. */
const monthNext =
  /^\s*(?:jan(?:uar|ner)?|feb(?:ruar)?|marz|apr(?:il)?|mai|juni?|juli?|aug(?:ust)?|sept?(?:ember)?|okt(?:ober)?|nov(?:ember)?|dez(?:ember)?|\d{1,2}\.)(?!\p{L})/u;

const sentenceEnd = /[.!?;]+(?=\s|$)|\n+|[。！？；•·|]+/gu;

/**
 * Splits a folded text into sentences. Full stops in numbers, times and abbreviations do not end a sentence.
 * A capital in the original text starts one after "10 a.m.", except in German, where nouns are capitalised.
 */
export function sentencesIn(text: string, written: string, language: string): Span[] {
  const ends: number[] = [];
  for (const { 0: mark, index } of allMatches(sentenceEnd, text)) {
    const end = index + mark.length;
    if (mark === ".") {
      const before = text.slice(Math.max(0, index - 12), end);
      const rest = text.slice(end);
      const next = rest.trimStart()[0] ?? "";
      const isAbbreviation = abbreviations.test(before) && next !== "" && !/\n/u.test(rest.slice(0, 2));
      const isCapital = !language.startsWith("de") && /^\s+[¡¿"'“]*\p{Lu}/u.test(written.slice(end));
      const startsAnew = startsSentence(rest, before) || (isCapital && isUnit.test(before));
      if (isAbbreviation && /^[\s]*[a-z0-9€(–-]/u.test(rest) && !startsAnew) continue;
      if (/\d\.$/u.test(before) && monthNext.test(rest)) continue;
    }
    ends.push(end);
  }
  return stretches(text, ends);
}

/** Recognises a new sentence after "10 a.m." by its first word, because folded text has no capitals. */
function startsSentence(rest: string, before: string): boolean {
  return (
    /[ap]\.?m\.$/u.test(before) &&
    /^\s*(?:on sundays|on weekends|the |it |we |our |please|you |there |parking|breakfast|late|early|after |a )/u.test(
      rest,
    ) &&
    !/^\s*(?:on |to |until )/u.test(rest)
  );
}

const between =
  /,(?!\d)|[()]|\s[–—-]\s|、|，|\s(?:but|while|whereas|aber|jedoch|mais|pero|ma|mas|sondern|maar|но|ancak|although|though|however|and|und|sowie|et|y|e|en|i|ve|и|or|oder|ou|o|for children|fur kinder|for adults)\s|\s\/\s/gu;

/** Splits a sentence into clauses without splitting a value. */
export function segmentsIn(text: string, sentence: Span, values: readonly Span[]): Span[] {
  const isWithin = text.slice(sentence.from, sentence.to);
  const ends: number[] = [];
  for (const match of allMatches(between, isWithin)) {
    const at = sentence.from + match.index;
    const end = at + match[0].length;
    if (values.some((value) => at < value.to && end > value.from)) continue;
    const isWeak =
      /^\s(?:and|und|sowie|et|y|e|en|i|ve|и|or|oder|ou|o|for children|fur kinder|for adults)\s$|^\s\/\s$/u.test(
        match[0],
      );
    if (isWeak) {
      const since = Math.max(sentence.from, ...ends);
      const isBetween =
        values.some((v) => v.from >= since && v.to <= at) && values.some((v) => v.from >= end);
      if (!isBetween) continue;
    }
    ends.push(
      /[()]/u.test(match[0]) || match[0] === "," || isWeak ? at + (isWeak ? 1 : match[0].length) : at + 1,
    );
  }
  return stretches(
    isWithin,
    ends.map((end) => end - sentence.from),
  ).map(({ from, to }) => ({ from: from + sentence.from, to: to + sentence.from }));
}

function stretches(text: string, ends: readonly number[]): Span[] {
  const all: Span[] = [];
  let from = 0;
  for (const to of [...ends, text.length]) {
    if (to > from && text.slice(from, to).trim() !== "") all.push({ from, to });
    from = Math.max(from, to);
  }
  return all;
}
