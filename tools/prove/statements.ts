// 500 entries are published in one language and translated into six others, while the server is killed with -9: every sentence
// is translated, and none whose translation came back is paid for twice. `npm run prove -- statements [--entries N --kills N]`
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { updateConcierge } from "@bellhop/contract/concierge";
import { replaceKnowledge } from "@bellhop/contract/knowledge";
import { changeSettings } from "@bellhop/contract/settings";
import { listStatements } from "@bellhop/contract/statements";
import { listTasks, type Task } from "@bellhop/contract/tasks";
import { startBellhopUnderTest } from "../../chaos/bellhop-under-test.ts";
import { startModel } from "../../server/src/testing/running-model.ts";
import { askAsOwner } from "./ask-as-owner.ts";
import { entriesWith, languages, translations } from "./statements/entries.ts";

const { values } = parseArgs({
  options: { entries: { type: "string", default: "500" }, kills: { type: "string", default: "5" } },
});
const count = Number(values.entries);
const kills = Number(values.kills);
/** Two sentences of each entry into each language. */
const all = count * 2 * languages.length;
/** A killed process may have had so many calls under way. */
const callsAtOnce = 4;

const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-statements-"));
const model = await startModel();
const bellhop = await startBellhopUnderTest(dataDir, {
  DEMO: "1",
  CALLS_PER_MINUTE: "0",
  SECRET_KEY: randomBytes(32).toString("hex"),
  MODEL_BASE_URL: model.baseUrl,
  MODEL_NAME: "small",
});
const wrong: string[] = [];
const startedAt = performance.now();
const ask = askAsOwner(bellhop);

async function taskThat(matches: (task: Task) => boolean): Promise<Task> {
  for (;;) {
    const found = (await ask(listTasks, {})).items.find(matches);
    if (found) return found;
    await pause(100);
  }
}
const hasEnded = ({ state }: Task) => state === "SUCCESS" || state === "FAILURE";

/** Returns when the version is live. */
async function publish() {
  const { task_id } = await ask(updateConcierge, { despite_contradictions: true });
  const task = await taskThat((one) => one.task_id === task_id && hasEnded(one));
  if (task.state === "FAILURE") throw new Error(`Publishing failed: ${JSON.stringify(task)}`);
}

/** Each answered call as its sentences, with the language. */
async function paid(): Promise<string[][]> {
  const calls = (await model.requests()).filter(({ request }) => request.prompt.includes("<sentences>"));
  return calls.map(({ request: { prompt } }) => {
    const [, to] = /<to>.*\((\w+)\)<\/to>/u.exec(prompt) ?? [];
    const [, sentences = ""] = /<sentences>\n([\s\S]*?)\n<\/sentences>/u.exec(prompt) ?? [];
    return sentences.split("\n").map((sentence) => `${to} ${sentence}`);
  });
}

let repeated = 0;
let seconds = 0;
try {
  await bellhop.start();
  await model.readAs("table");
  await model.translates(...translations);
  await ask(changeSettings, { general: { languages: ["en", ...languages] } });
  await ask(replaceKnowledge, { file: entriesWith(count) });
  const beganAt = performance.now();
  await publish();
  await ask(changeSettings, { readings: { translates: true } });
  console.log(`live after ${Math.round(performance.now() - beganAt)} ms; translating ${all} sentences`);
  for (let kill = 1; kill <= kills; kill++) {
    const due = Math.floor((all / 2) * (kill / (kills + 1)));
    while ((await paid()).length < due) await pause(20);
    await bellhop.killServer();
    console.log(`killed after ${(await paid()).length} calls`);
    await bellhop.start();
  }
  const task = await taskThat((one) => one.kind === "translate_statements" && hasEnded(one));
  console.log(JSON.stringify(task.message));
  if (task.message?.code !== "translated" || task.message.done !== all) wrong.push("not all is translated");
  seconds = Math.round((performance.now() - startedAt) / 1_000);

  const perSentence = Map.groupBy((await paid()).flat(), (sentence) => sentence);
  if (perSentence.size !== all) wrong.push(`${perSentence.size} of ${all} sentences were sent`);
  repeated = [...perSentence.values()].filter((same) => same.length > 1).length;
  // Two sentences in each call.
  const mayRepeat = kills * callsAtOnce * 2;
  if (repeated > mayRepeat)
    wrong.push(`${repeated} sentences were sent again; at most ${mayRepeat} were under way`);
  const { languages: counted } = await ask(listStatements, { limit: 1 });
  const missing = counted.reduce((sum, one) => sum + one.missing, 0);
  if (missing > 0) wrong.push(`${missing} sentences are missing`);
  const refused = counted.reduce((sum, one) => sum + one.refused, 0);
  if (refused > 0) wrong.push(`${refused} right translations are refused`);

  const before = (await paid()).length;
  await ask(replaceKnowledge, { file: entriesWith(count, { changed: 1 }) });
  await publish();
  await taskThat(
    (one) => one.kind === "translate_statements" && hasEnded(one) && one.task_id !== task.task_id,
  );
  const more = (await paid()).length - before;
  if (more !== languages.length) wrong.push(`${more} calls for one changed sentence`);
} finally {
  await bellhop.stop();
  await model.stop();
  await rm(dataDir, { recursive: true, force: true });
}
for (const line of wrong) console.log(line);
const holds = wrong.length === 0;
console.log(
  JSON.stringify({ proof: "statements", holds, entries: count, sentences: all, kills, repeated, seconds }),
);
process.exit(holds ? 0 : 1);
