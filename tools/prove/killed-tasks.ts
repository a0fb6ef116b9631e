import { parseArgs } from "node:util";
import { runTasksTrial, type TasksPlan } from "../../chaos/tasks-trial.ts";

/** Runs the proof of one kind of task under kills: `npm run prove -- NAME [--kills N --seed S]`. */
export async function proveKilledTasks(proof: string, tried: TasksPlan["tried"]): Promise<never> {
  const { values } = parseArgs({
    options: { kills: { type: "string", default: "100" }, seed: { type: "string", default: "1" } },
  });
  const plan = { seed: Number(values.seed), kills: Number(values.kills) };
  const outcome = await runTasksTrial({ ...plan, tried, say: console.log });
  for (const line of outcome.wrong) console.log(line);
  console.log(JSON.stringify({ proof, holds: outcome.ok, ...outcome }));
  process.exit(outcome.ok ? 0 : 1);
}
