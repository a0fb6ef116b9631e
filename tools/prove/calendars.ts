// Pairs of calendars that change ten times, with ids that stay, move, are shared or are new at each reading, against a
// separate model of them. `npm run prove -- calendars [--count N --seed S]`
import { spawn } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";

const { values } = parseArgs({
  options: { count: { type: "string", default: "100" }, seed: { type: "string", default: "100" } },
});
const root = path.join(import.meta.dirname, "../..");
const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const child = spawn(
  process.execPath,
  [vitest, "run", "--project", "server", "calendars-over-time", "--reporter", "verbose"],
  {
    cwd: root,
    stdio: "inherit",
    env: { ...process.env, CALENDAR_SEEDS: values.count, CALENDAR_FIRST_SEED: values.seed },
  },
);
const status = await new Promise<number>((resolve) => child.on("close", (code) => resolve(code ?? 1)));
console.log(JSON.stringify({ calendars: Number(values.count) * 2, readings: 10, holds: status === 0 }));
process.exitCode = status;
