import type { LeftOut } from "@bellhop/contract/unreadable";
import { contentsIn } from "./contents.ts";
import {
  type Block,
  type Omitted,
  type OmittedReason,
  type ReadDocument,
  readingLimits,
  wordsOfBlock,
} from "./document.ts";
import { visibleLines } from "./visible-lines.ts";

/** Why the readers leave text out. */
export type Reason = Exclude<LeftOut["code"], "other_language" | "proposals_beyond_limit">;

type NewBlock = Block extends infer One
  ? One extends Block
    ? Omit<One, "place"> & { place?: string }
    : never
  : never;

/**
 * Collects what a reader finds: the blocks, cleaned, without empty ones and within the reading limits, and what it leaves
 * out. A block without a place stands below the headings before it.
 */
export class DocumentWriter {
  readonly blocks: Block[] = [];
  readonly #omitted: Omitted[] = [];
  readonly #leftOut = new Map<Reason, number>();
  /** The headings above the current position, by level. */
  readonly #path: string[] = [];
  #omittedCharacters = 0;
  #omitsAs: OmittedReason | undefined;

  get hasRoom() {
    return this.blocks.length < readingLimits.blocks;
  }

  /** The headings above the current position. */
  get place(): string {
    return this.#path.filter(Boolean).slice(-2).join(" › ").slice(0, 120);
  }

  /** Later blocks are left out, with their words. */
  omitFromHere(reason: OmittedReason) {
    this.#omitsAs = reason;
    this.#path.length = 0;
  }

  add(added: NewBlock) {
    const isOnPath = added.kind === "heading" && added.place === undefined && !this.#omitsAs;
    if (isOnPath) this.#path.length = Math.min(this.#path.length, added.level - 1);
    const block = this.#clean({ ...added, place: added.place ?? this.place } as Block);
    if (isOnPath) this.#path[added.level - 1] = added.text.replace(/\s+/g, " ").trim();
    if (!block) return;
    if (this.#omitsAs) this.omit(wordsOfBlock(block), this.#omitsAs);
    else if (this.hasRoom) this.blocks.push(block);
    else this.leaveOut("parts_at_the_end");
  }

  /** Begins a new part: no earlier heading applies to it. */
  endPart() {
    this.add({ kind: "end", place: "" });
    this.#path.length = 0;
  }

  /** Counts what is left out, by reason. */
  leaveOut(reason: Reason, count = 1) {
    if (count > 0) this.#leftOut.set(reason, (this.#leftOut.get(reason) ?? 0) + count);
  }

  /** Leaves text out, and keeps it: a person may add it. */
  omit(text: string, reason: OmittedReason, place = this.place) {
    const words = text.replace(/\s+/g, " ").trim();
    this.#omittedCharacters += words.length;
    const hasRoom =
      this.#omitted.length < readingLimits.omittedPassages &&
      this.#omittedCharacters <= readingLimits.omittedCharacters;
    if (words !== "" && hasRoom) this.#omitted.push({ text: words, reason, place });
  }

  /** Returns the document, with the reasons for omitted text sorted by count, the highest first. */
  document(title = ""): ReadDocument {
    const leftOut = [...this.#leftOut]
      .toSorted(([, one], [, other]) => other - one)
      .map(([code, count]) => ({ code, count }));
    const contents = contentsIn(this.blocks);
    for (const block of contents) this.omit(wordsOfBlock(block), "navigation", block.place);
    const blocks = this.blocks.filter((block) => !contents.has(block));
    return { title, blocks, leftOut, omitted: this.#omitted };
  }

  #clean(block: Block): Block | undefined {
    if (block.kind === "end") return this.blocks.length > 0 ? block : undefined;
    if (block.kind === "row") {
      const cells = block.cells
        .slice(0, readingLimits.tableColumns)
        .map((cell) => this.#visible(cell, readingLimits.cellCharacters));
      return cells.some((cell) => cell !== "") ? { ...block, cells } : undefined;
    }
    const text = this.#visible(block.text, readingLimits.blockCharacters);
    return text === "" ? undefined : { ...block, text };
  }

  #visible(raw: string, maxLength: number): string {
    if (raw.length > maxLength) this.leaveOut("cut_passages");
    const { text, removed } = visibleLines(raw.slice(0, maxLength));
    this.leaveOut("invisible_characters", removed);
    return text;
  }
}
