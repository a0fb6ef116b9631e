import type { Block } from "../reading/document.ts";

/** A sentence, a table row or a heading. It is quoted whole or not at all. */
export type Unit = {
  /** The words of the source. */
  text: string;
  /** The form that the model sees and quotes. */
  shown: string;
  /** The headings above it, the nearest last. */
  headings: string[];
  /** The first cell of a row. */
  label: string;
  place: string;
  isHeading: boolean;
  /** Number of its passage; a quote stays within one. */
  passage: number;
  /** True if it starts a line of the source. */
  isLine: boolean;
};

/** Splits a document into units, in order. */
export function unitsOf(blocks: Block[]): Unit[] {
  const units: Unit[] = [];
  const under: string[] = [];
  let passage = 0;
  let before: Block["kind"] = "end";
  for (const block of blocks) {
    const goesOn = isRunning(block.kind) && isRunning(before);
    if (!goesOn) passage += 1;
    before = block.kind;
    if (block.kind === "end") {
      under.length = Math.min(under.length, (block.level ?? 1) - 1);
      continue;
    }
    const headings = under.filter(Boolean);
    const unit = {
      headings,
      label: "",
      place: block.place,
      passage,
      isHeading: block.kind === "heading",
      isLine: true,
    };
    if (block.kind === "row") {
      const cells = block.cells.filter(Boolean);
      const [label = "", ...values] = cells;
      const text = values.length > 0 ? values.join(", ") : label;
      units.push({ ...unit, text, shown: cells.join(" | "), label: values.length > 0 ? label : "" });
    } else if (block.kind === "heading") {
      units.push({ ...unit, text: block.text, shown: block.text });
      under.length = Math.min(under.length, block.level - 1);
      under[block.level - 1] = block.text;
    }
    // A line that starts in lower case continues the line before it.
    else
      for (const line of block.text.split(/\n(?!\p{Ll})/u))
        for (const [at, text] of sentencesIn(line).entries())
          units.push({ ...unit, text, shown: text, isLine: at === 0 });
  }
  return units;
}

const isRunning = (kind: Block["kind"]) => kind === "paragraph" || kind === "item";

/** Splits only where it is safe: a sentence without its "not" says the opposite. */
const sentencesIn = (line: string) =>
  line
    .split(/(?<=[.!?。！？])(?<!(?<!\p{L})\p{L}{1,3}\.)\s+(?=\p{Lu}|\p{Lo})/u)
    .map((one) => one.trim())
    .filter(Boolean);
