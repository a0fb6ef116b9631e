const sentences = {
  hidden: ["One passage that is hidden from readers.", "passages that are hidden from readers."],
  sameColour: [
    "One passage in the colour of what is behind it.",
    "passages in the colour of what is behind them.",
  ],
  tiny: ["One passage too small to be read.", "passages too small to be read."],
  outside: ["One passage outside of what is shown.", "passages outside of what is shown."],
  covered: ["One passage that something covers.", "passages that something covers."],
  doubtful: [
    "One passage of which it is not certain that readers see it.",
    "passages of which it is not certain that readers see them.",
  ],
  textBoxes: ["One text box.", "text boxes."],
  instructions: ["One field's instruction.", "fields' instructions."],
  deleted: [
    "One passage that was deleted with changes tracked.",
    "passages that were deleted with changes tracked.",
  ],
  comments: ["One comment.", "comments."],
  annotations: ["One note or form field on a page.", "notes or form fields on pages."],
  invisibleCharacters: ["One invisible character.", "invisible characters."],
  formulas: [
    "One cell with a formula: formulas are refused, and nothing is computed or called.",
    "cells with a formula: formulas are refused, and nothing is computed or called.",
  ],
  tooLong: ["One passage beyond what is read of one.", "passages beyond what is read of one."],
  tooMany: [
    "What follows: more is in it than is read at once.",
    "parts that follow: more is in it than is read at once.",
  ],
} as const;

export type Reason = keyof typeof sentences;

/** Counts what is left out, so that it can be told. */
export class LeftOut {
  readonly #counts = new Map<Reason, number>();

  add(reason: Reason, count = 1) {
    if (count > 0) this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + count);
  }

  /** In sentences; what was found most of comes first. */
  told(): string[] {
    return [...this.#counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([reason, count]) => (count === 1 ? sentences[reason][0] : `${count} ${sentences[reason][1]}`));
  }
}
