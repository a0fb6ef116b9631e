/** Keeps what was made of something, for as long as its mark is the same. */
export type LastUsed<Value> = {
  /**
   * What is kept under the mark, or made now: whoever asks meanwhile waits for the same. Where what is made turns out
   * to be of another mark, `make` says so by `isOf`.
   */
  of(key: string, mark: string, make: (isOf: (mark: string) => void) => Promise<Value>): Promise<Value>;
};

/**
 * Keeps the last of each key, for as long as its mark is the same: those used last, of at most so much weight together,
 * and the very last one whatever it weighs. Each weighs one, or more where `weigh` says so.
 */
export function lastUsed<Value>(most: number, weigh: (value: Value) => number = () => 1): LastUsed<Value> {
  type Held = { mark: string; weight: number; value: Promise<Value>; before?: Promise<Value> | undefined };
  const kept = new Map<string, Held>();
  let weight = 0;
  const drop = (key: string, held: Held | undefined) => {
    if (held && kept.get(key) === held && kept.delete(key)) weight -= held.weight;
  };
  const lighten = () => {
    for (const [key, held] of kept) if (weight > most && kept.size > 1) drop(key, held);
  };
  const makeNew = (key: string, mark: string, make: Parameters<LastUsed<Value>["of"]>[2]) => {
    const held: Held = { mark, weight: 1, value: Promise.resolve() as never, before: kept.get(key)?.value };
    held.value = make((other) => {
      held.mark = other;
    });
    held.value.then(
      (value) => {
        // Until then it keeps what the new one is made of.
        delete held.before;
        if (kept.get(key) !== held) return;
        const weighs = Math.max(1, weigh(value));
        weight += weighs - held.weight;
        held.weight = weighs;
        lighten();
      },
      () => drop(key, held),
    );
    return held;
  };
  return {
    of(key, mark, make) {
      const known = kept.get(key);
      const held = known?.mark === mark ? known : makeNew(key, mark, make);
      drop(key, known);
      kept.set(key, held);
      weight += held.weight;
      lighten();
      return held.value;
    },
  };
}
