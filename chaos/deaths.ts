import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../server/src/testing/random.ts";
import type { BellhopUnderTest } from "./bellhop-under-test.ts";
import type { Fault } from "./judge.ts";
import { until } from "./waiting.ts";

export type PlannedDeaths = {
  /** Kills at random moments. */
  kills: number;
  postgresKills: number;
  /** Failpoints at which the process kills itself, each as `name` or `name:nth`. */
  failpoints: readonly string[];
  /** Deadline for each PostgreSQL restart; 60 s by default. */
  postgresBackWithinMs?: number;
  /** Resolves when the next death is to come; by default after a moment. */
  next?(): Promise<void>;
  say(line: string): void;
};

type Death = { what: "server" | "postgres" } | { what: "failpoint"; failpoint: string };

/** The longest restarts, and restarts that failed. */
export type KillReport = { maxServerBackMs: number; maxPostgresBackMs: number; faults: Fault[] };

const backAtLastMs = 60_000;
const failpointWithinMs = 60_000;

/** Runs the kill plan in random order, restarting after each. */
export async function runKillPlan(
  plan: PlannedDeaths,
  bellhop: BellhopUnderTest,
  random: Random,
): Promise<KillReport> {
  const deaths = shuffled(plan, random);
  const seen: KillReport = { maxServerBackMs: 0, maxPostgresBackMs: 0, faults: [] };
  for (const [index, death] of deaths.entries()) {
    await (plan.next?.() ?? pause(random.between(200, 2_400)));
    const isNextPlanned = !plan.next && deaths[index + 1]?.what === "failpoint";
    const outcome =
      death.what === "failpoint"
        ? await dieAtStep(death.failpoint, bellhop, seen, isNextPlanned)
        : death.what === "server"
          ? await killServerRandomly(bellhop, random, seen)
          : await killPostgresAndWait(bellhop, seen, plan.postgresBackWithinMs);
    plan.say(`${index + 1}/${deaths.length} ${death.what}: ${outcome}`);
  }
  return seen;
}

function shuffled({ kills, postgresKills, failpoints }: PlannedDeaths, random: Random): Death[] {
  const deaths: Death[] = [
    ...Array.from({ length: kills }, () => ({ what: "server" }) as const),
    ...Array.from({ length: postgresKills }, () => ({ what: "postgres" }) as const),
    ...failpoints.map((failpoint) => ({ what: "failpoint", failpoint }) as const),
  ];
  for (let last = deaths.length - 1; last > 0; last--) {
    const other = random.below(last + 1);
    [deaths[last], deaths[other]] = [deaths[other] as Death, deaths[last] as Death];
  }
  return deaths;
}

async function startAgain(
  bellhop: BellhopUnderTest,
  seen: KillReport,
  env?: Record<string, string>,
): Promise<number> {
  const from = Date.now();
  const serves = await bellhop.start(env);
  const ms = Date.now() - from;
  if (serves) seen.maxServerBackMs = Math.max(seen.maxServerBackMs, ms);
  return ms;
}

/** Runs a process until it kills itself at a failpoint. Skips the restart if the next kill is a failpoint too. */
async function dieAtStep(
  failpoint: string,
  bellhop: BellhopUnderTest,
  seen: KillReport,
  isNextPlanned: boolean,
): Promise<string> {
  await bellhop.killServer();
  await startAgain(bellhop, seen, { BELLHOP_CRASH_AT: failpoint });
  const how = await Promise.race([
    bellhop.process().ended,
    pause(failpointWithinMs, undefined, { ref: false }),
  ]);
  const hasDied = how?.signal === "SIGKILL";
  if (!hasDied) seen.faults.push({ kind: "failpoint not reached", where: failpoint });
  await bellhop.killServer();
  if (!isNextPlanned) await startAgain(bellhop, seen);
  return `${failpoint} ${hasDied ? "died there" : "not reached"}`;
}

async function killServerRandomly(
  bellhop: BellhopUnderTest,
  random: Random,
  seen: KillReport,
): Promise<string> {
  // Sometimes PostgreSQL dies too, or the next process dies during its start.
  if (random.chance(0.1)) await bellhop.killPostgres();
  await bellhop.killServer();
  if (random.chance(0.15)) {
    await bellhop.spawn();
    await pause(random.between(100, 1_500));
    await bellhop.killServer();
  }
  return `back after ${await startAgain(bellhop, seen)} ms`;
}

async function killPostgresAndWait(
  bellhop: BellhopUnderTest,
  seen: KillReport,
  withinMs = Infinity,
): Promise<string> {
  const { pid, ended } = bellhop.process();
  const from = Date.now();
  await bellhop.killPostgres();
  // Wait until it is down before waiting until it is back.
  await until(1_000, async () => !(await isReady(bellhop.url)), 5);
  const isBack = await until(backAtLastMs, () => isReady(bellhop.url), 20);
  const ms = Date.now() - from;
  seen.maxPostgresBackMs = Math.max(seen.maxPostgresBackMs, ms);
  if (!isBack || ms > withinMs) seen.faults.push({ kind: "PostgreSQL not back in time", where: `${ms} ms` });
  const hasLived = await Promise.race([ended.then(() => false), pause(0, true)]);
  if (!hasLived) {
    seen.faults.push({ kind: "server died with PostgreSQL", where: `process ${pid}` });
    await startAgain(bellhop, seen);
  }
  return `back after ${ms} ms`;
}

async function isReady(url: string): Promise<boolean> {
  try {
    return (await fetch(`${url}/readyz`, { signal: AbortSignal.timeout(2_000) })).ok;
  } catch {
    return false;
  }
}
