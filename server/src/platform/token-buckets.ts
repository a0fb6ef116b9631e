/** Limits how often something happens per key: `perSecond` times a second, and `burst` times at once. */
export type TokenBuckets = {
  /** Takes a token and returns 0, or takes none and returns the milliseconds until there is one. */
  take(key: string, perSecond: number, burst?: number): number;
};

/** Beyond `maxKeys`, the bucket that was created first is dropped. */
export function openTokenBuckets({
  maxKeys = 10_000,
  nowMs = () => performance.now(),
}: {
  maxKeys?: number;
  nowMs?: () => number;
} = {}): TokenBuckets {
  const buckets = new Map<string, { tokens: number; filledAt: number }>();
  return {
    take(key, perSecond, burst = perSecond) {
      const now = nowMs();
      const bucket = buckets.get(key) ?? { tokens: burst, filledAt: now };
      const tokens = Math.min(burst, bucket.tokens + ((now - bucket.filledAt) / 1000) * perSecond);
      const isTaken = tokens >= 1;
      buckets.set(key, { tokens: isTaken ? tokens - 1 : tokens, filledAt: now });
      const [oldest] = buckets.keys();
      if (buckets.size > maxKeys && oldest !== undefined) buckets.delete(oldest);
      return isTaken ? 0 : Math.ceil(((1 - tokens) / perSecond) * 1000);
    },
  };
}
