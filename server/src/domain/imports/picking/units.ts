import type { Passage } from "../proposing/passages.ts";
import { sentencesOf } from "../proposing/sentences.ts";

/** A sentence, a table row or a heading. It is quoted whole or not at all. */
export type Unit = {
  /** The words of the source, as the model sees and quotes them. */
  shown: string;
  /** The headings above it, the nearest last. */
  headings: string[];
  isHeading: boolean;
  /** Number of its passage; a quote stays within one. */
  passage: number;
  /** True if it starts a line of the source. */
  isLine: boolean;
};

/** Splits passages into units, in order. */
export function unitsOf(passages: readonly Passage[]): Unit[] {
  return passages.flatMap(({ kind, about, headings, lines, isBeside }, passage) => {
    const isHeaded = about !== "" && !isBeside;
    const heading = isHeaded
      ? [{ shown: about, headings, isHeading: kind !== "question", passage, isLine: true }]
      : [];
    const under = isHeaded && kind !== "question" ? [...headings, about] : headings;
    const own = lines.flatMap((line) =>
      sentencesOf(line).map((shown, at) => ({
        shown,
        headings: under,
        isHeading: false,
        passage,
        isLine: at === 0,
      })),
    );
    return [...heading, ...own];
  });
}
