import type { Clock } from "./clock.ts";

export type Remembered<Value> = {
  of(key: string): Value | undefined;
  /** `until` is in milliseconds since 1970. */
  keep(key: string, value: Value, until: number): void;
  forget(key: string): void;
};

/** TTL cache of at most `most` keys; the oldest value is dropped first. */
export function remembered<Value>({ most, clock }: { most: number; clock: Clock }): Remembered<Value> {
  const kept = new Map<string, { value: Value; until: number }>();
  return {
    of(key) {
      const found = kept.get(key);
      if (!found || found.until > clock.now().getTime()) return found?.value;
      kept.delete(key);
      return undefined;
    },
    keep(key, value, until) {
      kept.delete(key);
      kept.set(key, { value, until });
      const first = kept.size > most ? kept.keys().next() : undefined;
      if (first && !first.done) kept.delete(first.value);
    },
    forget: (key) => void kept.delete(key),
  };
}
