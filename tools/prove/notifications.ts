// 1,000 emergencies while two processes are killed with -9 and mail and push are slow, dead and refusing: none is lost,
// none is told twice, and none of those that were settled before a step. How fast an emergency reaches the push service
// is printed. `npm run prove -- notifications [--alerts N --kills N --seed S]`
import { parseArgs } from "node:util";
import { runNotificationsTrial } from "../../chaos/notifications-trial.ts";

const { values } = parseArgs({
  options: {
    alerts: { type: "string", default: "1000" },
    kills: { type: "string", default: "20" },
    seed: { type: "string", default: "1" },
  },
});
const outcome = await runNotificationsTrial({
  seed: Number(values.seed),
  alerts: Number(values.alerts),
  kills: Number(values.kills),
  measured: 20,
  say: (line) => console.log(line),
});
for (const line of outcome.wrong.slice(0, 30)) console.log(`WRONG: ${line}`);
const { wrong, ...counts } = outcome;
const holds = wrong.length === 0 && outcome.milliseconds.max <= 3_000;
console.log(JSON.stringify({ proof: "notifications", holds, wrong: wrong.length, ...counts }));
process.exitCode = holds ? 0 : 1;
