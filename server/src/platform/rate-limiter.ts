import type { Clock } from "./clock.ts";
import { openTtlCache } from "./ttl-cache.ts";

export type RateLimiter = {
  /** Counts one event. Returns seconds until the next window if the limit is exceeded, else undefined. */
  count(key: string): number | undefined;
  /** Returns what `count` would, without counting. */
  check(key: string): number | undefined;
};

type Limit = { max: number; windowMs: number; clock: Clock; maxKeys?: number };

/** A fixed window per key. Beyond `maxKeys`, the oldest window is dropped first. */
export function openRateLimiter({ max, windowMs, clock, maxKeys = 10_000 }: Limit): RateLimiter {
  const windows = openTtlCache<{ count: number; endsAtMs: number }>({ max: maxKeys, clock });
  const secondsLeft = ({ endsAtMs }: { endsAtMs: number }) =>
    Math.max(1, Math.ceil((endsAtMs - clock.elapsedMs()) / 1000));
  return {
    count(key) {
      const window = windows.get(key);
      if (!window) {
        windows.set(key, { count: 1, endsAtMs: clock.elapsedMs() + windowMs }, windowMs);
        return undefined;
      }
      window.count += 1;
      return window.count > max ? secondsLeft(window) : undefined;
    },
    check(key) {
      const window = windows.get(key);
      return window && window.count >= max ? secondsLeft(window) : undefined;
    },
  };
}
