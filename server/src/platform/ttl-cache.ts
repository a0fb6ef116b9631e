import type { Clock } from "./clock.ts";

export type TtlCache<Value> = {
  get(key: string): Value | undefined;
  /** `expiresAt` is in milliseconds since 1970. */
  set(key: string, value: Value, expiresAt: number): void;
  delete(key: string): void;
};

/** Holds at most `max` keys; the one set first is dropped first. */
export function openTtlCache<Value>({ max, clock }: { max: number; clock: Clock }): TtlCache<Value> {
  const entries = new Map<string, { value: Value; expiresAt: number }>();
  return {
    get(key) {
      const entry = entries.get(key);
      if (!entry || entry.expiresAt > clock.now().getTime()) return entry?.value;
      entries.delete(key);
      return undefined;
    },
    set(key, value, expiresAt) {
      entries.delete(key);
      entries.set(key, { value, expiresAt });
      const first = entries.size > max ? entries.keys().next() : undefined;
      if (first && !first.done) entries.delete(first.value);
    },
    delete: (key) => void entries.delete(key),
  };
}
