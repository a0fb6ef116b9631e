// Measures speed, size and stability as ratios and figures with targets: `npm run bench -- [NAME…] [--quick]
// [--explain]`. The last line is JSON.
import { parseArgs } from "node:util";
import { measureAnswer } from "./answer.ts";
import { type Figures, lastLine, type MeasureOptions, reaches, table } from "./figures.ts";
import { measureGuestPage } from "./guest-page.ts";
import { measureIdeas } from "./ideas.ts";
import { measureInbox } from "./inbox/measure.ts";
import { measureLists } from "./lists.ts";
import { measureLive } from "./live/measure.ts";
import { measureMemory } from "./memory/measure.ts";
import { measureMillion } from "./million/measure.ts";
import { measureRead } from "./read/measure.ts";
import { measureRetrieval } from "./retrieval.ts";
import { measureSizes } from "./sizes.ts";
import { measureStart } from "./start-time.ts";
import { measureWebhook } from "./webhook/measure.ts";

const measurements: Record<string, (how: MeasureOptions) => Promise<Figures>> = {
  webhook: measureWebhook,
  read: measureRead,
  live: measureLive,
  answer: measureAnswer,
  retrieval: measureRetrieval,
  lists: measureLists,
  ideas: measureIdeas,
  "guest-page": measureGuestPage,
  inbox: measureInbox,
  sizes: measureSizes,
  start: measureStart,
  memory: measureMemory,
  million: measureMillion,
};

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { quick: { type: "boolean" }, explain: { type: "boolean" } },
});
const unknown = positionals.filter((name) => !(name in measurements));
if (unknown.length > 0)
  throw new Error(`Unknown measurement. Use any of: ${Object.keys(measurements).join(", ")}.`);
const names = positionals.length > 0 ? positionals : Object.keys(measurements);

const figures: Figures = {};
const failures: Record<string, string> = {};
for (const name of names) {
  console.log(`\n${name}`);
  const how = {
    quick: values.quick ?? false,
    explain: values.explain ?? false,
    say: (line: string) => console.log(`  ${line}`),
  };
  try {
    Object.assign(figures, await measurements[name]?.(how));
  } catch (error) {
    // A failed measurement does not stop the others, but the run fails.
    console.error(error);
    failures[name] = error instanceof Error ? error.message : String(error);
  }
}
console.log(`\n${table(figures)}\n`);
console.log(lastLine(figures, failures));
if (Object.keys(failures).length > 0 || !Object.values(figures).every(reaches)) process.exitCode = 1;
