/** Chance that repeats itself: the same seed gives the same choices. */
export type Random = {
  /** From 0 up to, and without, `below`. */
  int(below: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
};

/** Seeded chance (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed >>> 0;
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
  const int = (below: number) => Math.floor(next() * below);
  return {
    int,
    chance: (share) => next() < share,
    pick(from) {
      if (from.length === 0) throw new Error("There is nothing to pick from");
      return from[int(from.length)] as (typeof from)[number];
    },
  };
}
