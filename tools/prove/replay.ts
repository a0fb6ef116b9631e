// A venue with 500 entries whose guests wrote 10,000 messages: how long a replay takes against a changed draft, whether
// others are served meanwhile, and whether it survives kills and can be stopped. `npm run prove -- replay [--messages N]`
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { updateConcierge } from "@bellhop/contract/concierge";
import { listConversations } from "@bellhop/contract/conversations";
import { replaceKnowledge } from "@bellhop/contract/knowledge";
import { readReplay, startReplay } from "@bellhop/contract/replay";
import { cancelTask, listTasks, type Task } from "@bellhop/contract/tasks";
import { startBellhopUnderTest } from "../../chaos/bellhop-under-test.ts";
import { guestQuestions } from "../../language/intents/guest-questions.fixture.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { askAsOwner } from "./ask-as-owner.ts";
import { manyEntries } from "./five-thousand/entries.ts";
import { longestPause, reportsPauses } from "./longest-pause.ts";

const { values } = parseArgs({
  options: { messages: { type: "string", default: "10000" }, entries: { type: "string", default: "500" } },
});
const count = Number(values.messages);
const entriesCount = Number(values.entries);
const size = count > 1_000 ? 10_000 : 1_000;
const maxSeconds = 300;
const maxPauseMs = 250;
const maxInboxMs = 500;
const wrong: string[] = [];

const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-replay-"));
const pausesFile = path.join(dataDir, "pauses");
const bellhop = await startBellhopUnderTest(dataDir, {
  DEMO: "1",
  CALLS_PER_MINUTE: "0",
  LOG_LEVEL: "error",
  ...reportsPauses(pausesFile),
});
await bellhop.start();
const ask = askAsOwner(bellhop);

const taskOf = async (task_id: string): Promise<Task | undefined> =>
  (await ask(listTasks, { task_id })).items[0];

async function ended(task_id: string, meanwhile: () => Promise<void> = async () => undefined): Promise<Task> {
  for (;;) {
    const task = await taskOf(task_id);
    if (task?.state === "SUCCESS" || task?.state === "FAILURE") return task;
    await meanwhile();
    await pause(200);
  }
}

/** What guests write: questions in twelve languages, alone, in pairs, and in long messages. */
function writtenTexts(): string[] {
  const questions = Object.values(guestQuestions).flatMap((byLanguage) => Object.values(byLanguage));
  const at = (n: number) => questions[n % questions.length] ?? "";
  const story =
    "so we just got back from the lake, it was lovely, the kids are tired and my phone is nearly empty, and ";
  return Array.from({ length: 3 * questions.length }, (_, n) =>
    n % 10 === 3 ? `${at(n)} ${at(n * 7 + 1)}` : n % 20 === 7 ? `${story}${at(n)} ${story}thank you` : at(n),
  );
}

/** Each guest writes twenty messages and gets ten answers. */
async function addMessages(venueId: number) {
  const url = await bellhop.ownerUrl();
  const run = (statement: string) => asOwner(url, statement, venueId);
  const texts = writtenTexts().map((text) => `'${text.replaceAll("'", "''")}'`);
  const [channel] = await run("select channel_id from channels where kind = 'simulator'");
  const idOf = (kind: string, n: string) =>
    `overlay(overlay(md5('${kind}' || ${n}) placing '8' from 13) placing '8' from 17)::uuid`;
  const guests = Math.ceil(count / 20);
  const each = `from generate_series(1, ${guests}) n`;
  await run(`insert into guests (venue_id, guest_id, name, name_is_from_profile, phone, created_at)
    select ${venueId}, ${idOf("guest", "n")}, 'Guest ' || n, true, '+1999' || lpad(n::text, 7, '0'), now() ${each}`);
  await run(`insert into conversations (venue_id, conversation_id, guest_id, channel_id, held_by, held_since, state,
      last_seq, last_own_position, last_at, created_at)
    select ${venueId}, ${idOf("thread", "n")}, ${idOf("guest", "n")}, '${channel?.channel_id}', 'assistant', now(), 'open',
      30, now(), now(), now() ${each}`);
  await run(`insert into messages (venue_id, message_id, conversation_id, seq, position, author, kind, text, created_at)
    select ${venueId}, ${idOf("message", "n || ' ' || seq")}, ${idOf("thread", "n")}, seq, at,
      case when seq % 3 = 0 then 'assistant' else 'guest' end, 'text',
      (array[${texts.join(", ")}])[1 + (n * 31 + seq * 7) % ${texts.length}], at
    from (select n, seq, now() - (n * 30 + seq) * interval '1 minute' as at
          from generate_series(1, ${guests}) n, generate_series(1, 30) seq) each`);
  for (const table of ["guests", "conversations", "messages"]) await asOwner(url, `vacuum analyze ${table}`);
}

const fileOf = (entries: unknown) =>
  JSON.stringify({ format: "bellhop-knowledge", format_version: 1, entries });

try {
  const [first] = await asOwner(
    await bellhop.ownerUrl(),
    "select venue_id from venues order by venue_id limit 1",
  );
  await addMessages(Number(first?.venue_id));
  await ask(replaceKnowledge, { file: fileOf(manyEntries(entriesCount)) });
  const published = await ended((await ask(updateConcierge, { despite_contradictions: true })).task_id);
  if (published.state !== "SUCCESS") throw new Error(JSON.stringify(published));
  // The draft lacks a fifth of the entries.
  const all = manyEntries(entriesCount);
  await ask(replaceKnowledge, { file: fileOf(all.filter((_, n) => n % 5 > 0)) });

  // Alone.
  await longestPause(bellhop.process().pid, pausesFile);
  const inboxMs: number[] = [];
  const began = performance.now();
  const { task_id } = await ask(startReplay, { messages: size });
  const alone = await ended(task_id, async () => {
    const startedAtMs = performance.now();
    await ask(listConversations, { tab: "all" });
    inboxMs.push(Math.round(performance.now() - startedAtMs));
  });
  const slowInboxMs = inboxMs.toSorted((one, other) => one - other)[Math.floor(inboxMs.length * 0.95)] ?? 0;
  const seconds = Math.round((performance.now() - began) / 100) / 10;
  const { workMs: pauseMs, elapsedMs } = await longestPause(bellhop.process().pid, pausesFile);
  const { replay: whole } = await ask(readReplay, { limit: 1 });
  console.log(`Replayed in ${seconds} s: ${JSON.stringify(whole)}`);
  console.log(
    `Meanwhile the inbox took ${slowInboxMs} ms in 95 % of its calls, and its loop was blocked for ${pauseMs} ms of work, ${elapsedMs} ms by the clock`,
  );
  if (alone.state !== "SUCCESS") wrong.push(`The replay ended as ${JSON.stringify(alone)}`);
  if ((whole?.messages ?? 0) < Math.min(count, size)) wrong.push(`${whole?.messages} messages were tried`);
  if (seconds > maxSeconds) wrong.push(`It took ${seconds} s`);
  if (pauseMs > maxPauseMs) wrong.push(`The event loop was blocked for ${pauseMs} ms`);
  if (slowInboxMs > maxInboxMs) wrong.push(`The inbox took ${slowInboxMs} ms`);

  // Killed in the middle, twice.
  const again = await ask(startReplay, { messages: size });
  let killedAt: number[] = [];
  for (const share of [20, 60]) {
    while (((await taskOf(again.task_id))?.progress ?? 0) < share) await pause(100);
    killedAt = [...killedAt, (await ask(readReplay, { limit: 1 })).replay?.messages ?? 0];
    await bellhop.killServer();
    await bellhop.start();
    const after = (await ask(readReplay, { limit: 1 })).replay?.messages ?? 0;
    if (after < (killedAt.at(-1) ?? 0))
      wrong.push(`After a kill ${after} messages are stored of ${killedAt}`);
  }
  const survived = await ended(again.task_id);
  const { replay: killed } = await ask(readReplay, { limit: 1 });
  console.log(`Killed after ${killedAt.join(" and ")} messages: ${JSON.stringify(killed)}`);
  if (survived.state !== "SUCCESS") wrong.push(`The killed replay ended as ${JSON.stringify(survived)}`);
  const resultOf = (one: typeof killed) => JSON.stringify([one?.messages, one?.questions, one?.answered]);
  if (resultOf(killed) !== resultOf(whole)) wrong.push("The killed replay has another result");

  // Stopped.
  const third = await ask(startReplay, { messages: size });
  while (((await taskOf(third.task_id))?.progress ?? 0) < 5) await pause(100);
  await ask(cancelTask, { task_id: third.task_id });
  await pause(3_000);
  const stopped = (await ask(readReplay, { limit: 1 })).replay?.messages ?? 0;
  await pause(3_000);
  const later = (await ask(readReplay, { limit: 1 })).replay?.messages ?? 0;
  console.log(`Stopped after ${stopped} messages`);
  if (later !== stopped || stopped >= count)
    wrong.push(`${later} messages were tried after the stop at ${stopped}`);

  for (const line of wrong) console.log(line);
  const holds = wrong.length === 0;
  const figures = {
    messages: count,
    entries: entriesCount,
    seconds,
    slowInboxMs,
    pauseMs,
    killedAt,
    stopped,
  };
  console.log(JSON.stringify({ proof: "replay", holds, ...figures, result: whole?.questions }));
  process.exitCode = holds ? 0 : 1;
} finally {
  await bellhop.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
process.exit();
