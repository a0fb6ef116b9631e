import type { LeftOut } from "@bellhop/contract/unreadable";
import { type Omitted, readingLimits } from "./document.ts";

/** Why the readers leave text out. */
export type Reason = Extract<
  LeftOut["code"],
  | "hidden"
  | "tiny"
  | "outside"
  | "text_boxes"
  | "field_codes"
  | "deleted"
  | "comments"
  | "annotations"
  | "invisible_characters"
  | "formulas"
  | "cut_passages"
  | "parts_at_the_end"
  | "inner_documents"
>;

/** Counts what the readers leave out, by reason, and keeps the text that a person may add. */
export class LeftOutCounts {
  readonly omitted: Omitted[] = [];
  readonly #counts = new Map<Reason, number>();
  #omittedCharacters = 0;

  add(reason: Reason, count = 1) {
    if (count > 0) this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + count);
  }

  omit({ text, reason, place }: Omitted) {
    const words = text.replace(/\s+/g, " ").trim();
    this.#omittedCharacters += words.length;
    const hasRoom =
      this.omitted.length < readingLimits.omittedPassages &&
      this.#omittedCharacters <= readingLimits.omittedCharacters;
    if (words !== "" && hasRoom) this.omitted.push({ text: words, reason, place });
  }

  /** The highest count first. */
  list(): LeftOut[] {
    return [...this.#counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([code, count]) => ({ code, count }));
  }
}
