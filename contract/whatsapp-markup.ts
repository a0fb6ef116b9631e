/**
 * WhatsApp shows text between two equal marks as bold, italic, struck or code, and hides the marks: the password
 * "_key_" arrives as "key". It has no escape character. Text between three backticks keeps its marks, and can be copied
 * without them. WhatsApp ignores marks between letters or digits; which other places count is not documented.
 */
const fence = "```";

/** What a person types to emphasize words: marks around whole words. */
const emphasis = /(?<=^|[\s([{"'“„«¿¡])([*_~])(?=\S)([^\n]*?\S)\1(?=$|[\s)\]}"'”».,;:!?…])/gu;
const plainWord = /^(?:\p{L}[\p{L}\p{M}’'-]*|[\d.,:%€$£–-]+)[,;:.!?]*$/u;

export type Emphasis = { from: number; to: number; mark: "*" | "_" | "~"; inside: string };

/**
 * Emphasis in a text that a person typed: marks around plain words, times and numbers. Marks around anything else, such
 * as letters with digits, are part of what is written.
 */
export function findEmphasis(text: string): Emphasis[] {
  const found: Emphasis[] = [];
  emphasis.lastIndex = 0;
  for (let match = emphasis.exec(text); match; match = emphasis.exec(text)) {
    const [whole, mark = "", inside = ""] = match;
    const { index } = match;
    const words = inside.split(" ");
    // A single word between underscores or tildes is more often a password or a name.
    const isMeant = mark === "*" || words.length > 1;
    if (isMeant && words.every((word) => plainWord.test(word)))
      found.push({ from: index, to: index + whole.length, mark: mark as Emphasis["mark"], inside });
    else emphasis.lastIndex = index + 1;
  }
  return found;
}

type Sending = {
  /** A person typed the text: what `findEmphasis` finds is meant. */
  isTyped: boolean;
  /** WhatsApp's limit. A text that would be longer goes as it is. */
  maxCharacters: number;
};

/** The text as it is sent, so that a guest reads every character on WhatsApp. */
export function literalForWhatsApp(text: string, { isTyped, maxCharacters }: Sending): string {
  if (!/[*_~`]|^> /mu.test(text)) return text;
  const literal = text
    .split("\n")
    .map((line) => literalLine(line.replaceAll(fence, backticksApart), isTyped))
    .join("\n");
  return literal.length > maxCharacters ? text : literal;
}

/** Three backticks cannot stand inside of code. An invisible character keeps them apart. */
const backticksApart = "`\u2060`\u2060`";

type Word = { from: number; text: string };

function literalLine(line: string, isTyped: boolean): string {
  const words: Word[] = [...line.matchAll(/\S+/gu)].map(({ 0: text, index: from }) => ({ from, text }));
  const emphasized = isTyped ? findEmphasis(line) : [];
  const isMeant = ({ from, text }: Word) =>
    emphasized.some((one) => from < one.to && from + text.length > one.from);
  const starts = startsOfPairs(line);
  let asCodes = words.filter((word) => !isMeant(word) && needsCode(word, line, starts));
  // A single backtick would pair with one of the code's.
  if (asCodes.length > 0) asCodes = words.filter((word) => asCodes.includes(word) || word.text.includes("`"));
  let written = "";
  let at = 0;
  for (const { from, text } of asCodes) {
    written += line.slice(at, from) + asCode(text);
    at = from + text.length;
  }
  return written + line.slice(at);
}

const pairStart = /(?<![\p{L}\p{N}])([*_~`])(?=\S)(?!\1)/gu;
const pairEnd = /([*_~`])(?<=\S\1)(?<!\1\1)(?![\p{L}\p{N}])/gu;

/** Where WhatsApp may see the first of two marks. */
function startsOfPairs(line: string): number[] {
  const ends = new Map([...line.matchAll(pairEnd)].map(({ 0: mark, index }) => [mark, index]));
  return [...line.matchAll(pairStart)]
    .filter(({ 0: mark, index }) => (ends.get(mark) ?? -1) > index + 1)
    .map(({ index }) => index);
}

const address = /^[^\p{L}]*(?:https?:\/\/|www\.)|@/iu;
const pairInWord = /([*_~`]).*[^*_~`].*\1/u;

/** Code cannot be tapped: an address becomes code only if WhatsApp may hide a part of it. */
function needsCode({ from, text }: Word, line: string, starts: readonly number[]): boolean {
  const isQuote = from === 0 && text === ">" && line.length > 1;
  if (isQuote || (pairInWord.test(text) && !address.test(text))) return true;
  return starts.some((start) => start >= from && start < from + text.length);
}

const around = /^([([{"'“„«¿¡]*)(.*?)([)\]}"'”»,;:.!?…]*)$/u;

/** Brackets and punctuation around the word stay outside, so that no one copies them. */
function asCode(word: string): string {
  const [, before = "", inside = "", after = ""] = around.exec(word) ?? [];
  const space = /^`|`$/u.test(inside) ? " " : "";
  return `${before}${fence}${space}${inside}${space}${fence}${after}`;
}
