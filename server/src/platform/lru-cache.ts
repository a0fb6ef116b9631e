export type LruCache<Value> = {
  /**
   * Concurrent callers share one `make`, which calls `setVersion` if it produced another version than requested, and may
   * start from the value of the previous version.
   */
  get(key: string, version: string, make: Make<Value>): Promise<Value>;
};
type Make<Value> = (
  setVersion: (version: string) => void,
  previous: Promise<Value> | undefined,
) => Promise<Value>;
type Entry<Value> = {
  version: string;
  weight: number;
  value: Promise<Value>;
  previous?: Promise<Value> | undefined;
};

/** One value per key and version. Limits the total weight (1 each by default), but keeps at least one value. */
export function openLruCache<Value>(
  maxWeight: number,
  weigh: (value: Value) => number = () => 1,
): LruCache<Value> {
  const entries = new Map<string, Entry<Value>>();
  let totalWeight = 0;
  const drop = (key: string, entry: Entry<Value> | undefined) => {
    if (entry && entries.get(key) === entry && entries.delete(key)) totalWeight -= entry.weight;
  };
  const evict = () => {
    for (const [key, entry] of entries) if (totalWeight > maxWeight && entries.size > 1) drop(key, entry);
  };
  const create = (key: string, version: string, make: Make<Value>) => {
    const previous = entries.get(key)?.value;
    const entry: Entry<Value> = { version, weight: 1, value: Promise.resolve() as never, previous };
    entry.value = make((other) => {
      entry.version = other;
    }, previous);
    entry.value.then(
      (value) => {
        // Until now the new value may have been made from the previous one.
        delete entry.previous;
        if (entries.get(key) !== entry) return;
        const weight = Math.max(1, weigh(value));
        totalWeight += weight - entry.weight;
        entry.weight = weight;
        evict();
      },
      () => drop(key, entry),
    );
    return entry;
  };
  return {
    get(key, version, make) {
      const known = entries.get(key);
      const entry = known?.version === version ? known : create(key, version, make);
      drop(key, known);
      entries.set(key, entry);
      totalWeight += entry.weight;
      evict();
      return entry.value;
    },
  };
}
