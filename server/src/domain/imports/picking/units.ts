import type { Block } from "../reading/document.ts";

/** What a source says in one go: a sentence, a row of a table or a heading. It is quoted whole or not at all. */
export type Unit = {
  /** As it stands in the source. */
  text: string;
  /** As a model is shown it, and quotes it. */
  shown: string;
  /** The headings that it stands under, the nearest last. */
  headings: string[];
  /** What the first cell of its row names. */
  label: string;
  place: string;
  isHeading: boolean;
  /** Units of one passage may be quoted together. */
  passage: number;
  /** Whether a line of the source begins with it. */
  isLine: boolean;
};

/** Takes a document apart into what can be quoted, in its order. */
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
      under.length = 0;
      continue;
    }
    const headings = under.filter(Boolean);
    const its = {
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
      units.push({ ...its, text, shown: cells.join(" | "), label: values.length > 0 ? label : "" });
    } else if (block.kind === "heading") {
      units.push({ ...its, text: block.text, shown: block.text });
      under.length = Math.min(under.length, block.level - 1);
      under[block.level - 1] = block.text;
    }
    // A line that goes on in the next one is one with it.
    else
      for (const line of block.text.split(/\n(?!\p{Ll})/u))
        for (const [at, text] of sentencesIn(line).entries())
          units.push({ ...its, text, shown: text, isLine: at === 0 });
  }
  return units;
}

const isRunning = (kind: Block["kind"]) => kind === "paragraph" || kind === "item";

/** Rather too few than too many: what is cut off from its "not" says the opposite. */
const sentencesIn = (line: string) =>
  line
    .split(/(?<=[.!?。！？])(?<!(?<!\p{L})\p{L}{1,3}\.)\s+(?=\p{Lu}|\p{Lo})/u)
    .map((one) => one.trim())
    .filter(Boolean);
