import { setTimeout as pause } from "node:timers/promises";
import type { Random } from "../server/src/testing/random.ts";
import type { House } from "./house.ts";
import type { Fault } from "./judge.ts";
import { until } from "./waiting.ts";

export type PlannedDeaths = {
  /** How often the server is killed at a random moment, and how often PostgreSQL is. */
  kills: number;
  postgresKills: number;
  /** Steps at which the process kills itself, each as `name` or `name:nth`. */
  failpoints: readonly string[];
  /** Where PostgreSQL has to be back not only at last, but so soon. */
  postgresBackWithinMs?: number;
  say(line: string): void;
};

type Death = { what: "server" | "postgres" } | { what: "failpoint"; failpoint: string };

/** What was seen while things died: how long each took to be back, and what did not come back as it must. */
export type Seen = { serverBackMostMs: number; postgresBackMostMs: number; faults: Fault[] };

const backAtLastMs = 60_000;
const failpointWithinMs = 60_000;

/** Has the deaths that are planned, in an order and at moments of chance; the house stands again behind each. */
export async function dieAsPlanned(plan: PlannedDeaths, house: House, random: Random): Promise<Seen> {
  const deaths = shuffled(plan, random);
  const seen: Seen = { serverBackMostMs: 0, postgresBackMostMs: 0, faults: [] };
  for (const [index, death] of deaths.entries()) {
    await pause(random.between(200, 2_400));
    const isNextPlanned = deaths[index + 1]?.what === "failpoint";
    const told =
      death.what === "failpoint"
        ? await dieAtStep(death.failpoint, house, seen, isNextPlanned)
        : death.what === "server"
          ? await serverDies(house, random, seen)
          : await postgresDies(house, seen, plan.postgresBackWithinMs);
    plan.say(`${index + 1}/${deaths.length} ${death.what}: ${told}`);
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

async function startAgain(house: House, seen: Seen, env?: Record<string, string>): Promise<number> {
  const from = Date.now();
  const serves = await house.start(env);
  const ms = Date.now() - from;
  if (serves) seen.serverBackMostMs = Math.max(seen.serverBackMostMs, ms);
  return ms;
}

/** Runs a process that kills itself at a step. Where the next one does too, nobody need stand in between. */
async function dieAtStep(
  failpoint: string,
  house: House,
  seen: Seen,
  isNextPlanned: boolean,
): Promise<string> {
  await house.killServer();
  await startAgain(house, seen, { BELLHOP_CRASH_AT: failpoint });
  const how = await Promise.race([
    house.process().ended,
    pause(failpointWithinMs, undefined, { ref: false }),
  ]);
  const hasDied = how?.signal === "SIGKILL";
  if (!hasDied) seen.faults.push({ kind: "failpoint not reached", where: failpoint });
  await house.killServer();
  if (!isNextPlanned) await startAgain(house, seen);
  return `${failpoint} ${hasDied ? "died there" : "not reached"}`;
}

async function serverDies(house: House, random: Random, seen: Seen): Promise<string> {
  // Now and then the database goes with it, or the next one dies while it starts.
  if (random.chance(0.1)) await house.killPostgres();
  await house.killServer();
  if (random.chance(0.15)) {
    await house.spawn();
    await pause(random.between(100, 1_500));
    await house.killServer();
  }
  return `back after ${await startAgain(house, seen)} ms`;
}

async function postgresDies(house: House, seen: Seen, withinMs = Infinity): Promise<string> {
  const { pid, ended } = house.process();
  const from = Date.now();
  await house.killPostgres();
  // It is away at least once before it is back.
  await until(1_000, async () => !(await isReady(house.url)), 5);
  const isBack = await until(backAtLastMs, () => isReady(house.url), 20);
  const ms = Date.now() - from;
  seen.postgresBackMostMs = Math.max(seen.postgresBackMostMs, ms);
  if (!isBack || ms > withinMs) seen.faults.push({ kind: "PostgreSQL not back in time", where: `${ms} ms` });
  const hasLived = await Promise.race([ended.then(() => false), pause(0, true)]);
  if (!hasLived) {
    seen.faults.push({ kind: "server died with PostgreSQL", where: `process ${pid}` });
    await startAgain(house, seen);
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
