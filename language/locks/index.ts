/** A sentence and its language, as a BCP 47 tag. */
export type LockedText = { text: string; language: string };

/** What a translation says differently from its source. */
export type BrokenLock = { kind: "figure"; missing: string[]; extra: string[] };

/** Compares the figures of a sentence and its translation. */
export function findBrokenLocks(source: LockedText, translation: LockedText): BrokenLock[] {
  const figuresOf = ({ text }: LockedText) => new Set(text.match(/\d+/gu) ?? []);
  const [one, other] = [figuresOf(source), figuresOf(translation)];
  const [missing, extra] = [[...one.difference(other)], [...other.difference(one)]];
  return missing.length + extra.length === 0 ? [] : [{ kind: "figure", missing, extra }];
}
