import { randomInt } from "node:crypto";

/**
 * Takes `--shuffle [SEED]` out of the arguments. Without a number it chooses a seed; without `--shuffle`, `seed` is
 * undefined.
 */
export function takeShuffle(args: readonly string[]): { filters: string[]; seed: number | undefined } {
  const at = args.indexOf("--shuffle");
  if (at === -1) return { filters: [...args], seed: undefined };
  const seedArgument = args[at + 1];
  const isSeed = seedArgument !== undefined && /^\d{1,9}$/.test(seedArgument);
  return {
    filters: args.toSpliced(at, isSeed ? 2 : 1),
    seed: isSeed ? Number(seedArgument) : randomInt(1_000_000_000),
  };
}

/** Files and their tests in the order of this seed. */
export const shuffleVitest = (seed: number) => [
  "--sequence.shuffle.files",
  "--sequence.shuffle.tests",
  `--sequence.seed=${seed}`,
];

export const shufflePlaywright = (seed: number) => [`--shuffle=${seed}`];
