/** Tells whoever follows what has changed on a desk: an entry by its id, `saving`, `steps`, or which entries there are (`shape`). */
export function makeNews() {
  const listeners = new Map<string, Set<() => void>>();
  const times = new Map<string, number>();
  return {
    tell(what: string) {
      times.set(what, (times.get(what) ?? 0) + 1);
      for (const listener of [...(listeners.get(what) ?? [])]) listener();
    },
    /** How often it was told of: what was made of it before is out of date. */
    times: (what: string) => times.get(what) ?? 0,
    follow(what: string, listener: () => void) {
      const those = listeners.get(what) ?? new Set();
      listeners.set(what, those.add(listener));
      return () => {
        those.delete(listener);
        if (those.size === 0 && listeners.get(what) === those) listeners.delete(what);
      };
    },
  };
}

export type News = ReturnType<typeof makeNews>;
