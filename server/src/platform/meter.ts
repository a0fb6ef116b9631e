import type { Clock } from "./clock.ts";
import { remembered } from "./remembered.ts";

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
  const windows = remembered<{ count: number; endsAt: number }>({ most: keysMost, clock });
  return {
    count(key) {
      const open = windows.of(key);
      if (!open) {
        const endsAt = clock.now().getTime() + windowMs;
        windows.keep(key, { count: 1, endsAt }, endsAt);
        return undefined;
      }
      open.count += 1;
      const leftMs = open.endsAt - clock.now().getTime();
      return open.count > most ? Math.max(1, Math.ceil(leftMs / 1000)) : undefined;
    },
  };
}
