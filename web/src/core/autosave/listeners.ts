/**
 * Notifies followers of an entry's id, `saving`, `steps`, or `shape` (which entries exist, in which order).
 */
export function makeListeners() {
  const listeners = new Map<string, Set<() => void>>();
  const times = new Map<string, number>();
  return {
    notify(what: string) {
      times.set(what, (times.get(what) ?? 0) + 1);
      for (const listener of [...(listeners.get(what) ?? [])]) listener();
    },
    /** A counter for invalidating caches. */
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

export type Listeners = ReturnType<typeof makeListeners>;
