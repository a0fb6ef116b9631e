const sentences = {
  hidden: ["One hidden passage.", "hidden passages."],
  sameColour: ["One passage in the colour of its background.", "passages in the colour of their background."],
  tiny: ["One passage too small to read.", "passages too small to read."],
  outside: ["One passage outside the page.", "passages outside the page."],
  textBoxes: ["One text box.", "text boxes."],
  fieldCodes: ["One field code.", "field codes."],
  deleted: ["One passage deleted with tracked changes.", "passages deleted with tracked changes."],
  comments: ["One comment.", "comments."],
  annotations: ["One note or form field.", "notes or form fields."],
  invisibleCharacters: ["One invisible character.", "invisible characters."],
  formulas: [
    "One cell with a formula: formulas are refused and never computed.",
    "cells with a formula: formulas are refused and never computed.",
  ],
  tooLong: ["The end of one passage that is too long.", "passages cut because they are too long."],
  tooMany: [
    "The rest: this source has more parts than can be read at once.",
    "parts at the end: this source has more than can be read at once.",
  ],
} as const;

export type Reason = keyof typeof sentences;

/** Counts what the readers leave out, by reason. */
export class LeftOut {
  readonly #counts = new Map<Reason, number>();

  add(reason: Reason, count = 1) {
    if (count > 0) this.#counts.set(reason, (this.#counts.get(reason) ?? 0) + count);
  }

  /** One sentence per reason, the highest count first. */
  sentences(): string[] {
    return [...this.#counts]
      .toSorted(([, one], [, other]) => other - one)
      .map(([reason, count]) => (count === 1 ? sentences[reason][0] : `${count} ${sentences[reason][1]}`));
  }
}
