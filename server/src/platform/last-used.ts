/** Keeps what was made of something, for as long as its mark is the same. */
export type LastUsed<Value> = {
  of(key: string, mark: string, make: () => Promise<Value>): Promise<Value>;
};

/** Keeps the last of each key, for as long as its mark is the same, of at most so many keys: those used last. */
export function lastUsed<Value>(most: number): LastUsed<Value> {
  type Held = { mark: string; value: Promise<Value>; before?: Promise<Value> | undefined };
  const kept = new Map<string, Held>();
  return {
    of(key, mark, make) {
      const known = kept.get(key);
      const held: Held = known?.mark === mark ? known : { mark, value: make(), before: known?.value };
      kept.delete(key);
      kept.set(key, held);
      held.value.then(
        // Until then it keeps what the new one is made of.
        () => delete held.before,
        () => kept.get(key) === held && kept.delete(key),
      );
      const [oldest] = kept.keys();
      if (kept.size > most && oldest) kept.delete(oldest);
      return held.value;
    },
  };
}
