// `npm run prove -- readers`: models that obey every attacker, and that lie, read what 20 guests of 3 hotels write, each in a
// dialogue of twelve bursts, and 500 guests with a single question. Every sentence that guests get is published or a fixed text, and no prompt or log has a word
// of another guest or hotel, or of an entry that the guest may not hear. `--guests N` of each hotel, `--questions N`.
import { spawnSync } from "node:child_process";
import path from "node:path";
import { parseArgs } from "node:util";

const root = path.dirname(path.dirname(import.meta.dirname));
const { values } = parseArgs({
  options: { guests: { type: "string", default: "20" }, questions: { type: "string", default: "500" } },
});
const guests = Number(values.guests);
const questions = Number(values.questions);
if (!Number.isInteger(guests) || guests < 1 || guests > 100) throw new Error("--guests is from 1 to 100");

const vitest = path.join(root, "node_modules/vitest/vitest.mjs");
const startedAt = performance.now();
const { status } = spawnSync(process.execPath, [vitest, "run", "--project", "server", "readers-cannot-lie"], {
  cwd: root,
  stdio: "inherit",
  env: {
    ...process.env,
    NODE_ENV: "test",
    GUESTS_OF_EACH: String(guests),
    SINGLE_QUESTIONS: String(questions),
  },
});
const seconds = Math.round((performance.now() - startedAt) / 1_000);
console.log(
  JSON.stringify({ readers: ["obeys", "lies"], hotels: 3, guests, questions, seconds, holds: status === 0 }),
);
process.exitCode = status === 0 ? 0 : 1;
