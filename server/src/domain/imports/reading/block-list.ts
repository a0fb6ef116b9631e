import { type Block, readingLimits } from "./document.ts";
import type { LeftOutCounts } from "./left-out.ts";
import { visibleLines } from "./visible-text.ts";

type NewBlock = Block extends infer One
  ? One extends Block
    ? Omit<One, "place"> & { place?: string }
    : never
  : never;

/** Collects the blocks of a source: cleaned, without empty ones, and within the reading limits. */
export class BlockList {
  readonly blocks: Block[] = [];
  readonly leftOut: LeftOutCounts;

  constructor(leftOut: LeftOutCounts) {
    this.leftOut = leftOut;
  }

  get hasRoom() {
    return this.blocks.length < readingLimits.blocks;
  }

  add(added: NewBlock) {
    const block = this.#clean({ ...added, place: added.place ?? "" } as Block);
    if (!block) return;
    if (this.hasRoom) this.blocks.push(block);
    else this.leftOut.add("parts_at_the_end");
  }

  #clean(block: Block): Block | undefined {
    if (block.kind === "end") return this.blocks.length > 0 ? block : undefined;
    if (block.kind === "row") {
      const cells = block.cells
        .slice(0, readingLimits.tableColumns)
        .map((cell) => visibleLines(this.#cut(cell, readingLimits.cellCharacters), this.leftOut));
      return cells.some((cell) => cell !== "") ? { ...block, cells } : undefined;
    }
    const text = this.#cut(block.text, readingLimits.blockCharacters);
    const clean = visibleLines(text, this.leftOut);
    return clean === "" ? undefined : { ...block, text: clean };
  }

  #cut(text: string, maxLength: number) {
    if (text.length <= maxLength) return text;
    this.leftOut.add("cut_passages");
    return text.slice(0, maxLength);
  }
}
