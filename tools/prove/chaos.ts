// 100 kills of the server, 20 of PostgreSQL and one at every step, for each of three seeds, under load. `npm run
// prove -- chaos [--seeds 1,2,3]`
import { parseArgs } from "node:util";
import { failpointRounds } from "../../chaos/failpoint-rounds.ts";
import { type Outcome, runTrial } from "../../chaos/trial.ts";

const { values } = parseArgs({ options: { seeds: { type: "string", default: "1,2,3" } } });
const outcomes: Outcome[] = [];
for (const seed of values.seeds.split(",").map(Number)) {
  console.log(`Seed ${seed}`);
  const { outcome, faults, dataDir } = await runTrial({
    seed,
    kills: 100,
    postgresKills: 20,
    failpoints: failpointRounds(seed),
    postgresBackWithinMs: 5_000,
    turnsPerSecond: 5,
    say: console.log,
  });
  for (const { kind, where } of faults) console.log(`${kind}: ${where}`);
  if (!outcome.ok) console.log(`Data directory kept: ${dataDir}`);
  console.log(JSON.stringify(outcome));
  outcomes.push(outcome);
}
const holds = outcomes.every(({ ok }) => ok);
console.log(JSON.stringify({ proof: "chaos", holds, outcomes }));
process.exit(holds ? 0 : 1);
