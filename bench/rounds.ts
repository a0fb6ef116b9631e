import type { Load } from "./load.ts";
import type { Program } from "./programs.ts";
import { median } from "./statistics.ts";

/** One round of a side: responses per second, and processor time per response. */
export type Turn = () => Promise<{ perSecond: number; cpuMs: number }>;

/** Puts a program under load and measures its processor time. Throws on any status but 200. */
export function turnOf(program: Program, load: () => Promise<Load>): Turn {
  return async () => {
    const before = program.cpuMs();
    const { perSecond, answered, failed } = await load();
    if (failed > 0) throw new Error(`${failed} of ${answered + failed} answers were not 200`);
    return { perSecond, cpuMs: (program.cpuMs() - before) / answered };
  };
}

const warmUpRounds = 4;

/**
 * Alternates two sides, so that other load on the machine affects both, and compares each round. The first rounds do
 * not count, because larger code takes longer to compile.
 */
export async function takeTurns(rounds: number, bellhop: Turn, byHand: Turn, say: (line: string) => void) {
  const ratios: number[] = [];
  const cpuRatios: number[] = [];
  const rates: number[] = [];
  const ratesByHand: number[] = [];
  for (let round = 1 - warmUpRounds; round <= rounds; round++) {
    // The first program finds the machine in another state than the second.
    const one = round % 2 === 0 ? await bellhop() : undefined;
    const other = await byHand();
    const ours = one ?? (await bellhop());
    if (round < 1) continue;
    rates.push(ours.perSecond);
    ratesByHand.push(other.perSecond);
    ratios.push(ours.perSecond / other.perSecond);
    cpuRatios.push(other.cpuMs / ours.cpuMs);
    say(
      `round ${round}: ${ours.perSecond.toFixed(0)}/s, by hand ${other.perSecond.toFixed(0)}/s, ` +
        `processor ${ours.cpuMs.toFixed(2)} and ${other.cpuMs.toFixed(2)} ms each`,
    );
  }
  return {
    ratio: median(ratios),
    cpuRatio: median(cpuRatios),
    perSecond: median(rates),
    perSecondByHand: median(ratesByHand),
  };
}
