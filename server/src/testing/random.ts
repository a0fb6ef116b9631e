import { createHash } from "node:crypto";

/** Reproducible: equal seeds give equal values. */
export type Random = {
  /** An integer from 0 to `count - 1`. */
  below(count: number): number;
  between(from: number, to: number): number;
  chance(probability: number): boolean;
  pick<T>(of: readonly T[]): T;
  id(): string;
};

/** mulberry32 */
export function randomFrom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const below = (count: number) => Math.floor(next() * count);
  return {
    below,
    between: (from, to) => from + below(to - from + 1),
    chance: (probability) => next() < probability,
    pick: (of) => of[below(of.length)] as (typeof of)[number],
    id() {
      const hex = createHash("sha256").update(`${seed} ${next()} ${next()}`).digest("hex");
      return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-4${hex.slice(13, 16)}-a${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
    },
  };
}
