// `npm run chaos -- --kills N --seed S [--postgres-kills M] [--failpoints] [--turns-per-second R]`: kills a Bellhop
// under load and looks for lost, doubled or unfinished work. The last line is JSON; the exit code is 1 if there is a
// fault.
import { parseArgs } from "node:util";
import { failpointRounds } from "./failpoint-rounds.ts";
import { runTrial } from "./trial.ts";

const { values } = parseArgs({
  options: {
    kills: { type: "string", default: "20" },
    "postgres-kills": { type: "string", default: "4" },
    seed: { type: "string", default: "1" },
    failpoints: { type: "boolean", default: false },
    "turns-per-second": { type: "string", default: "5" },
  },
});
const seed = Number(values.seed);
const began = Date.now();
const { outcome, faults, dataDir } = await runTrial({
  seed,
  kills: Number(values.kills),
  postgresKills: Number(values["postgres-kills"]),
  failpoints: values.failpoints ? failpointRounds(seed) : [],
  postgresBackWithinMs: 5_000,
  turnsPerSecond: Number(values["turns-per-second"]),
  say: (line) => console.log(`${((Date.now() - began) / 1000).toFixed(0).padStart(5)} s  ${line}`),
});
for (const { kind, where } of faults) console.log(`${kind}: ${where}`);
if (!outcome.ok) console.log(`Seed ${seed}; data directory kept: ${dataDir}`);
console.log(JSON.stringify(outcome));
process.exit(outcome.ok ? 0 : 1);
