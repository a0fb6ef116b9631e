import { graphemesOf } from "./graphemes.ts";
import { type Line, type Paragraph, setLine } from "./set-line.ts";

export type Box = {
  width: number;
  height: number;
  /** In points, the preferred one first. */
  sizes: readonly number[];
  /** Between the baselines, in em; at least what the fonts need. */
  leading?: number;
};
/** Lines with their size and distance, in points. */
export type Fitted = { lines: Line[]; size: number; leading: number };

type Part = { start: number; end: number };
/** Its width with and without the space at its end, in em. */
type Measured = Part & { width: number; inked: number };

/**
 * Sets a text into a box: at the largest size at which its words fit, else the largest at which they fit in pieces.
 * Throws if even the smallest size is too large.
 */
export function fitText(paragraph: Paragraph, box: Box): Fitted {
  const fitted =
    fitParts(paragraph, wordsOf(paragraph), box) ?? fitParts(paragraph, piecesOf(paragraph), box);
  if (!fitted) throw new Error("a text does not fit into its box");
  return fitted;
}

/** In one line; undefined if even the smallest size is too large. */
export const fitLine = (paragraph: Paragraph, box: Omit<Box, "height">): Fitted | undefined =>
  fitParts(paragraph, [{ start: 0, end: paragraph.text.length }], {
    ...box,
    height: Number.POSITIVE_INFINITY,
  });

function fitParts(paragraph: Paragraph, parts: Part[], box: Box): Fitted | undefined {
  const { width, height, sizes } = box;
  const leading = Math.max(box.leading ?? 0, paragraph.leading);
  const measured = parts.map((part) => measure(paragraph, part));
  const widest = Math.max(0, ...measured.map(({ inked }) => inked));
  for (const size of sizes) {
    if (widest * size > width) continue;
    const lines = breakLines(measured, width / size);
    if (lines.length * leading * size > height) continue;
    return { lines: lines.map((line) => setLine(paragraph, line)), size, leading: leading * size };
  }
  return undefined;
}

function measure(paragraph: Paragraph, { start, end }: Part): Measured {
  const inkedEnd = start + paragraph.text.slice(start, end).trimEnd().length;
  const { width: inked } = setLine(paragraph, { start, end: inkedEnd });
  return { start, end, inked, width: setLine(paragraph, { start, end }).advance };
}

/** Between them a line may end. */
function wordsOf({ text, style }: Paragraph): Part[] {
  const parts: Part[] = [];
  const segments = new Intl.Segmenter(style.language, { granularity: "word" }).segment(text);
  for (const { segment, index } of segments) {
    const end = index + segment.length;
    const last = parts.at(-1);
    if (last && !mayBreak(text.slice(0, index), segment)) last.end = end;
    else parts.push({ start: index, end });
  }
  return parts;
}

const isolates = /[\u2066-\u2069]/g;
const unspaced = "\\p{Script=Han}\\p{Script=Hiragana}\\p{Script=Katakana}\\p{Script=Thai}";
const endsUnspaced = new RegExp(`[${unspaced}、。，；：！？・ー]$`, "u");
const startsUnspaced = new RegExp(`^[${unspaced}]`, "u");

function mayBreak(before: string, after: string): boolean {
  // The start of an isolate belongs to what follows, its end to what it follows.
  if (/[\u2066-\u2068\p{Ps}\p{Pi}]$/u.test(before) || after.startsWith("\u2069")) return false;
  const end = before.replace(isolates, "");
  if (/[ -]$/.test(end)) return true;
  return (endsUnspaced.test(end) || startsUnspaced.test(after)) && /^[\p{L}\p{N}\u2066-\u2068]/u.test(after);
}

function piecesOf({ text }: Paragraph): Part[] {
  let start = 0;
  return graphemesOf(text).map((grapheme) => {
    const part = { start, end: start + grapheme.length };
    start = part.end;
    return part;
  });
}

function breakLines(parts: Measured[], width: number): Part[] {
  const lines: Part[] = [];
  let used = 0;
  for (const part of parts) {
    const line = lines.at(-1);
    if (line && used + part.inked <= width) {
      line.end = part.end;
      used += part.width;
    } else {
      lines.push({ start: part.start, end: part.end });
      used = part.width;
    }
  }
  return lines;
}
