import type { LeftOut } from "@bellhop/contract/unreadable";

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
>;

/** Counts what the readers leave out, by reason. */
export class LeftOutCounts {
  readonly #counts = new Map<Reason, number>();

  add(reason: Reason, count = 1) {
    if (count > 0) this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + count);
  }

  /** The highest count first. */
  list(): LeftOut[] {
    return [...this.#counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([code, count]) => ({ code, count }));
  }
}
