/** A run of words in both texts, only the old, or only the new one. */
export type Run = { kind: "same" | "old" | "new"; text: string };

/** Longer texts are shown whole, because comparing takes too long. */
const maxWords = 600;

export function wordDiff(before: string, after: string): Run[] {
  const a = wordsOf(before);
  const b = wordsOf(after);
  if (a.length > maxWords || b.length > maxWords)
    return runs([
      ["old", before],
      ["new", after],
    ]);
  const lengths = commonLengths(a, b);
  const found: [Run["kind"], string][] = [];
  let i = 0;
  let j = 0;
  while (i < a.length || j < b.length) {
    if (i < a.length && j < b.length && a[i] === b[j]) {
      found.push(["same", a[i] ?? ""]);
      i += 1;
      j += 1;
    } else if (i < a.length && (j === b.length || at(lengths, i + 1, j) >= at(lengths, i, j + 1))) {
      found.push(["old", a[i] ?? ""]);
      i += 1;
    } else {
      found.push(["new", b[j] ?? ""]);
      j += 1;
    }
  }
  return runs(found);
}

/** Words with adjacent punctuation and trailing space; joined they are the text. */
const wordsOf = (text: string): string[] => text.match(/(?:\p{P}+|\S+?(?=\p{P}*(?:\s|$)))\s*|\s+/gu) ?? [];

const at = (lengths: Uint16Array[], i: number, j: number): number => lengths[i]?.[j] ?? 0;

/** Lengths of the longest common subsequence of all suffixes. */
function commonLengths(a: string[], b: string[]): Uint16Array[] {
  const lengths = Array.from({ length: a.length + 1 }, () => new Uint16Array(b.length + 1));
  for (let i = a.length - 1; i >= 0; i -= 1) {
    const row = lengths[i] as Uint16Array;
    for (let j = b.length - 1; j >= 0; j -= 1)
      row[j] =
        a[i] === b[j]
          ? at(lengths, i + 1, j + 1) + 1
          : Math.max(at(lengths, i + 1, j), at(lengths, i, j + 1));
  }
  return lengths;
}

function runs(parts: [Run["kind"], string][]): Run[] {
  const all: Run[] = [];
  for (const [kind, text] of parts) {
    const last = all.at(-1);
    if (last?.kind === kind) last.text += text;
    else if (text !== "") all.push({ kind, text });
  }
  return all;
}
