// 500 listeners on two processes and one database, each disconnected 100 times at random while events arrive. `npm
// run prove -- live [--listeners N --cuts N --seed S]`
import { parseArgs } from "node:util";
import { runLiveTrial } from "../../chaos/live-trial.ts";

const { values } = parseArgs({
  options: {
    listeners: { type: "string", default: "500" },
    cuts: { type: "string", default: "100" },
    seed: { type: "string", default: "1" },
  },
});
const outcome = await runLiveTrial({
  seed: Number(values.seed),
  listeners: Number(values.listeners),
  cuts: Number(values.cuts),
  turnsPerSecond: 4,
  say: console.log,
});
for (const line of outcome.wrong) console.log(line);
console.log(JSON.stringify({ proof: "live", holds: outcome.ok, ...outcome }));
process.exit(outcome.ok ? 0 : 1);
