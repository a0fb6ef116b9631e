import type { Block } from "../reading/document.ts";
import {
  continues,
  isCapitals,
  isLabelLine,
  labelled,
  questionIn,
  withoutNumbering,
} from "../reading/labels.ts";

export type Line = {
  text: string;
  place: string;
  isItem: boolean;
  startsBlock: boolean;
  /** Only in a list of rules about different things. */
  rule?: "begins" | "goes_on";
};
export type Element =
  | { kind: "heading"; level: number; text: string; place: string }
  | { kind: "line"; line: Line }
  | { kind: "row"; block: Extract<Block, { kind: "row" }> }
  | { kind: "end"; level: number };

/** Below every heading of the source. */
const labelLevel = 20;

/** The blocks as lines, and the short lines that are labels of what follows as headings. */
export function elementsOf(blocks: readonly Block[]): Element[] {
  const flat = blocks.flatMap((block): Element[] => {
    if (block.kind === "end") return [{ kind: "end", level: block.level ?? 1 }];
    if (block.kind === "heading") return [{ ...block, kind: "heading" }];
    if (block.kind === "row") return [{ kind: "row", block }];
    const isItem = block.kind === "item";
    return block.text.split("\n").map((text, nth) => ({
      kind: "line" as const,
      line: { text, place: placeOfLine(block.place, nth), isItem, startsBlock: nth === 0 },
    }));
  });
  // A heading that closes at an empty line does not hold a label above the empty line.
  for (const [at, element] of flat.entries()) {
    const [line, next] = [lineOf(element), flat[at + 1]];
    const isLast = line?.startsBlock && !line.isItem && lineOf(flat[at - 1])?.isItem && next?.kind === "end";
    if (isLast && isLabelLine(line.text, true)) flat.splice(at, 2, next, element);
  }
  let isLabelOpen = false;
  return flat.flatMap((element, at): Element[] => {
    if (element.kind === "heading" || element.kind === "end") isLabelOpen = false;
    if (element.kind !== "line") return [element];
    const { line } = element;
    const [before, next] = [lineOf(flat[at - 1]), lineOf(flat[at + 1])];
    if (isLabelOf(line, before, next)) {
      isLabelOpen = true;
      return [{ kind: "heading", level: labelLevel, text: line.text, place: line.place }];
    }
    // A label inside a paragraph heads nothing after the end of this paragraph.
    const wasTight = isLabelOpen && line.startsBlock && !line.isItem && before?.startsBlock === false;
    if (!wasTight) return [element];
    isLabelOpen = false;
    return [{ kind: "end", level: labelLevel }, element];
  });
}

export const lineOf = (element: Element | undefined) => (element?.kind === "line" ? element.line : undefined);

/** True for a short line that heads what follows, alone in its paragraph or above sentences and values. */
function isLabelOf(line: Line, before: Line | undefined, next: Line | undefined): boolean {
  if (line.isItem || !next || !isLabelLine(line.text, line.startsBlock)) return false;
  if (questionIn(line.text) || labelled(line.text)) return false;
  if (next.startsBlock && !next.isItem && !line.startsBlock) return false;
  const nextIsLabel = !next.isItem && isLabelLine(next.text, next.startsBlock) && !isValue(next.text);
  if (line.startsBlock && next.startsBlock) return next.isItem || !nextIsLabel;
  const isCapital = isCapitals(withoutNumbering(line.text));
  const begins =
    line.startsBlock ||
    isCapital ||
    !before ||
    /[.!?…):]$|\d$/u.test(before.text) ||
    isValue(before.text) ||
    before.isItem;
  const isHeaded =
    next.isItem ||
    isValue(next.text) ||
    isCapital ||
    (!nextIsLabel && next.text.length >= 25) ||
    /[.!]$/u.test(next.text);
  return begins && isHeaded && (isCapital || isValue(next.text) || !continues(next.text));
}

/** A line that says a value: a time, a price, a number. */
const isValue = (line: string): boolean => line.length <= 60 && /\d/.test(line);

/** The place of the nth line of a block. */
const placeOfLine = (place: string, at: number) =>
  place.replace(/line (\d+)$/, (_all, first: string) => `line ${Number(first) + at}`);
