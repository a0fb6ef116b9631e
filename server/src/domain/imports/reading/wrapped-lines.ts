import { labelled } from "./labels.ts";

const wrapWidth = { min: 50, max: 110 };
const endsSentence = /[.!?:;。！？…][)"”»]*$/u;
/** Words that need another one behind them. */
const endsOpen =
  /(?:^|\s)(?:an?|the|of|and|or|to|at|in|on|for|with|from|until|der|die|das|den|dem|ein|eine|und|oder|von|bis|zu|mit|für|im|am|le|la|les|un|une|de|du|des|et|ou|à|au|el|los|las|una|y|o|del|al|il|lo|gli|di|da|e|os|as|um|uma|do|em|het|een|en|van|tot|met|NOK|EUR|CHF|CZK|GBP|USD)$|[,(/–—]$/iu;
const keepsHyphen =
  /(?:^|[^\p{L}])(?:check|self|non|semi|multi|pre|wi|e|late|early|half|full|on|off|drive|walk|plug|well|king|queen|twin|mini|pet|family)-$/iu;
const conjunctions = /^(?:und|oder|bzw|and|or|et|ou|y|o|e|en|of)(?!\p{L})/u;
const startsItem = /^(?:[-*•‣·✔✓✗]|\d{1,3}[.)])\s/u;

const isLabel = (line: string) => labelled(line) !== undefined;
const startsInCapitals = (line: string) =>
  /\p{Lu}{2}/u.test(line) && (/^\p{Lu}[\p{Lu}\s&/-]{2,}(?:\s|$)/u.test(line) || line === line.toUpperCase());
/** True for a line that begins something of its own. */
const isStart = (next: string) =>
  next === "" || startsItem.test(next) || startsInCapitals(next) || isLabel(next);

/** Joins the lines of a paragraph that was broken at a fixed width, or in the middle of sentences. */
export function unwrapped(lines: string[]): string[] {
  const width = Math.max(...lines.map((line) => line.length));
  const isWrapped = width >= wrapWidth.min && width <= wrapWidth.max;
  const isFull = lines.slice(0, -1).map((line, at) => {
    const [next = ""] = (lines[at + 1] ?? "").split(/\s/);
    return line.length + next.length >= width;
  });
  const fullShare = isFull.filter(Boolean).length / Math.max(1, isFull.length);
  const areMostFull = isWrapped && lines.length >= 3 && fullShare >= 0.7;
  const goesOn = (line: string, next: string, at: number) => {
    if (isHyphenated(line, next)) return true;
    if (isFull[at] && areMostFull && !startsInCapitals(next)) return true;
    if (endsSentence.test(line) || isStart(next) || width < wrapWidth.min) return false;
    if (lines.length < 3 && /^\p{Ll}/u.test(next)) return true;
    const isOpen = endsOpen.test(line);
    const isLower = /^[\p{Ll}(]/u.test(next);
    if (isOpen && isLower) return true;
    const isLong = isFull[at] || (line.length >= wrapWidth.min && line.length >= 0.8 * width);
    return isWrapped && isLong && (isOpen || (isLower && fullShare >= 0.3));
  };
  const joined: string[] = [];
  for (const [at, line] of lines.entries()) {
    const before = joined.at(-1);
    if (before !== undefined && goesOn(lines[at - 1] ?? "", line, at - 1))
      joined[joined.length - 1] = joinLines(before, line);
    else joined.push(line);
  }
  return joined;
}

const isHyphenated = (line: string, next: string) => /\p{L}{2}-$/u.test(line) && /^\p{Ll}/u.test(next);

/** Scripts without spaces between words. */
const unspaced = /^[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\u3000-\u303f\uff00-\uff65]/u;

/** Joins a line with the next one, and the two parts of a word that a hyphen breaks. */
export function joinLines(line: string, next: string): string {
  if (unspaced.test(line.at(-1) ?? "") && unspaced.test(next)) return `${line}${next}`;
  if (/\p{L}[–—]$/u.test(line)) return `${line}${next}`;
  if (!/\p{L}-$/u.test(line) || !/^\p{L}/u.test(next) || conjunctions.test(next)) return `${line} ${next}`;
  const isCompound = keepsHyphen.test(line) || /^\p{Lu}/u.test(next);
  return isCompound ? `${line}${next}` : `${line.slice(0, -1)}${next}`;
}
