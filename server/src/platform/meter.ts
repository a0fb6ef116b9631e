import type { Clock } from "./clock.ts";

export type Meter = {
  /** Counts one more of this key; answers in how many seconds to try again, or undefined where it is within the limit. */
  count(key: string): number | undefined;
};

type Limit = { most: number; windowMs: number; clock: Clock; keysMost?: number };

/**
 * Counts what each of many does within a window of time. It remembers a bounded number of them: who began longest ago
 * is forgotten first.
 */
export function openMeter({ most, windowMs, clock, keysMost = 10_000 }: Limit): Meter {
  const windows = new Map<string, { count: number; endsAt: number }>();
  return {
    count(key) {
      const now = clock.now().getTime();
      const open = windows.get(key);
      if (open && open.endsAt > now) {
        open.count += 1;
        return open.count > most ? Math.max(1, Math.ceil((open.endsAt - now) / 1000)) : undefined;
      }
      windows.delete(key);
      windows.set(key, { count: 1, endsAt: now + windowMs });
      const oldest = windows.size > keysMost ? windows.keys().next() : undefined;
      if (oldest && !oldest.done) windows.delete(oldest.value);
      return undefined;
    },
  };
}
