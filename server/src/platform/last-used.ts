export type LastUsed<Value> = {
  /** Concurrent callers share one `make`, which calls `setVersion` if it produced another version than requested. */
  of(key: string, mark: string, make: (isOf: (mark: string) => void) => Promise<Value>): Promise<Value>;
};

/** LRU cache of one value per key and version. Limits the total weight (1 each by default); keeps at least one. */
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
        // The new value may be made from the previous one.
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
