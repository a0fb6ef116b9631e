import type { Clock } from "./clock.ts";
import { remembered } from "./remembered.ts";

export type Meter = {
  /** Counts one event. Returns seconds until the next window if the limit is exceeded, else undefined. */
  count(key: string): number | undefined;
};

type Limit = { most: number; windowMs: number; clock: Clock; keysMost?: number };

/** Rate limiter with a fixed window per key. Holds at most `keysMost` keys; the oldest window is dropped first. */
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
