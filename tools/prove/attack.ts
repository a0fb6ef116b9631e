// Attacks of strangers and of members on a whole Bellhop in production, with the bounds that docs/operate.md states
// under "Behaviour under attack". Each file in `attack/` is one. `npm run prove -- attack [NAME …]`
import { readdirSync } from "node:fs";
import path from "node:path";
import { setTimeout as wait } from "node:timers/promises";
import { ensureBuilt } from "../run/built.mjs";
import { type Attacked, startAttacked } from "./attacked/bellhop.ts";
import type { Bounds, Check, Finding, Load } from "./attacked/finding.ts";
import { residentMiB, watch } from "./attacked/watch.ts";

/** Pauses are bounded where an attack states it. */
const usual: Bounds = { riseMiB: 300, healthP99Ms: 250, pauseMs: Number.POSITIVE_INFINITY };
const restMs = 5_000;
/** Memory that an attack leaves allocated counts too. */
const afterMs = 5_000;

const folder = path.join(import.meta.dirname, "attack");
const known = readdirSync(folder).map((file) => path.basename(file, ".ts"));
const chosen = process.argv.slice(2);
const unknown = chosen.filter((name) => !known.includes(name));
if (unknown.length > 0) throw new Error(`Unknown attack: ${unknown.join(", ")}. Use: ${known.join(", ")}`);

await ensureBuilt(path.resolve(import.meta.dirname, "../.."), process.execPath);
const findings = await Promise.all(
  known
    .filter((name) => chosen.length === 0 || chosen.includes(name))
    .map(async (name) => ({
      name,
      finding: ((await import(`./attack/${name}.ts`)) as { default: Finding }).default,
    })),
);

async function measureLoad(bellhop: Attacked, name: string, load: Load) {
  await bellhop.restart();
  await bellhop.signIn();
  await bellhop.longestPause();
  const bounds = { ...usual, ...load.bounds };
  // A busy machine is visible here.
  const endRest = await watch(bellhop.pid(), bellhop.port);
  await wait(restMs);
  const { healthP99Ms: restHealthP99Ms } = await endRest();
  const restPause = await bellhop.longestPause();
  const restMiB = Math.round(residentMiB(bellhop.pid()));
  const end = await watch(bellhop.pid(), bellhop.port);
  const saw = await load.attack(bellhop);
  await wait(afterMs);
  const watched = await end();
  const pause = await bellhop.longestPause();
  const held =
    watched.maxMiB <= restMiB + bounds.riseMiB &&
    watched.healthP99Ms <= bounds.healthP99Ms &&
    watched.healthFailures === 0 &&
    pause.workMs <= bounds.pauseMs &&
    (saw.faults ?? []).length === 0;
  return { name, held, restMiB, restHealthP99Ms, restPause, ...watched, pause, bounds, saw };
}

async function runCheck(bellhop: Attacked, name: string, check: Check) {
  try {
    const faults = await check.faults(bellhop);
    return { name, held: faults.length === 0, faults };
  } catch (error) {
    return { name, held: false, error: String(error) };
  }
}

const bellhop = await startAttacked();
const results: { name: string; held: boolean }[] = [];
try {
  for (const kind of ["check", "load"] as const) {
    for (const { name, finding } of findings.filter((one) => one.finding.kind === kind)) {
      const result =
        finding.kind === "load"
          ? await measureLoad(bellhop, name, finding)
          : await runCheck(bellhop, name, finding);
      console.log(
        `${result.held ? "held    " : "NOT HELD"} ${finding.does}\n         ${JSON.stringify(result)}`,
      );
      results.push(result);
    }
  }
} finally {
  await bellhop.stop();
}
const holds = results.every(({ held }) => held);
console.log(JSON.stringify({ proof: "attack", holds, results }));
process.exit(holds ? 0 : 1);
