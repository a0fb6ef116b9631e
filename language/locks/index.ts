/** A sentence and its language, as a BCP 47 tag. */
export type LockedText = { text: string; language: string };

/** What a translation says differently from its source. */
export type BrokenLock = { kind: "figure" };

/** Compares the figures of a sentence and its translation. */
export function findBrokenLocks(source: LockedText, translation: LockedText): BrokenLock[] {
  const figures = ({ text }: LockedText) => (text.match(/\d+/gu) ?? []).toSorted().join(" ");
  return figures(source) === figures(translation) ? [] : [{ kind: "figure" }];
}
