import type { Clock } from "./clock.ts";

export type TtlCache<Value> = {
  get(key: string): Value | undefined;
  set(key: string, value: Value, lifeMs: number): void;
  delete(key: string): void;
};

/** Holds at most `max` keys; the one set first is dropped first. */
export function openTtlCache<Value>({ max, clock }: { max: number; clock: Clock }): TtlCache<Value> {
  const entries = new Map<string, { value: Value; expiresAtMs: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry || entry.expiresAtMs > clock.elapsedMs()) return entry?.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value, lifeMs) {
      entries.delete(key);
      entries.set(key, { value, expiresAtMs: clock.elapsedMs() + lifeMs });
      const first = entries.size > max ? entries.keys().next() : undefined;
      if (first && !first.done) entries.delete(first.value);
    },
    delete: (key) => void entries.delete(key),
  };
}
