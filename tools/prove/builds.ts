// A concierge's builds, killed with -9 at every step and at 100 moments of chance: each ends well or badly, none half
// live. `npm run prove -- builds [--kills N --seed S]`
import { parseArgs } from "node:util";
import { runBuildsTrial } from "../../chaos/builds-trial.ts";

const { values } = parseArgs({
  options: { kills: { type: "string", default: "100" }, seed: { type: "string", default: "1" } },
});
const outcome = await runBuildsTrial({
  seed: Number(values.seed),
  kills: Number(values.kills),
  say: console.log,
});
for (const line of outcome.wrong) console.log(line);
console.log(JSON.stringify({ proof: "builds", holds: outcome.ok, ...outcome }));
process.exit(outcome.ok ? 0 : 1);
