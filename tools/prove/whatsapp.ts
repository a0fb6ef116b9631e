// 10,000 webhook deliveries of every kind for each of three seeds, 30 % of them duplicates, while the server and
// PostgreSQL are killed and the Graph API fails. `npm run prove -- whatsapp [--seeds 1,2,3 --deliveries N]`
import { parseArgs } from "node:util";
import { type Outcome, runWhatsappTrial } from "../../chaos/whatsapp/trial.ts";

const { values } = parseArgs({
  options: {
    seeds: { type: "string", default: "1,2,3" },
    deliveries: { type: "string", default: "10000" },
  },
});
const failpoints = [
  "inbound.message-added:40",
  "inbound.before-commit:60",
  "inbound.committed:50",
  "report.applied:10",
  "outbound.attempt-committed:3",
  "outbound.answer-unread:3",
  "outbound.answer-read:3",
];
/** Per kind. */
const faultsShown = 20;
const outcomes: Outcome[] = [];
for (const seed of values.seeds.split(",").map(Number)) {
  console.log(`Seed ${seed}`);
  const { outcome, faults, dataDir } = await runWhatsappTrial({
    seed,
    deliveries: Number(values.deliveries),
    kills: 6,
    postgresKills: 2,
    failpoints,
    peoplePerNumber: 60,
    say: console.log,
  });
  for (const own of Map.groupBy(faults, ({ is }) => is).values())
    for (const { is, what } of own.slice(0, faultsShown)) console.log(`${is}: ${what}`);
  if (!outcome.ok) console.log(`Data directory kept: ${dataDir}`);
  console.log(JSON.stringify(outcome));
  outcomes.push(outcome);
}
const holds = outcomes.every(({ ok }) => ok);
console.log(JSON.stringify({ proof: "whatsapp", holds, outcomes }));
process.exit(holds ? 0 : 1);
