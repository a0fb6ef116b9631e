import http from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { type ImportFrom, listImports, readImport, startImport } from "@bellhop/contract/imports";
import { cancelTask, listTasks, type Task } from "@bellhop/contract/tasks";
import { asOwner } from "../server/src/testing/as-owner.ts";
import type { Random } from "../server/src/testing/random.ts";
import type { Owner, TaskUnderTest } from "./tasks-trial.ts";

const page = `<!doctype html><title>Seaview</title><h2>Massage</h2><p>In the pool house, 9:00–18:00, at €70 per hour.</p>
<h3>Is there a boat to the islands?</h3><p>Yes, at 9:40 from the pier.</p>`;
const table = "title;answer;price\nKayak;Ask at the beach;15\nBoat trip;From the pier, at 9:40;85";
const text =
  "Where can we buy stamps?\nAt the desk, day and night.\nSafe: in every room\nIroning: €4 per shirt";
const broken = "%PDF-1.7\nbroken";
const undisturbedWithinMs = 60_000;

/**
 * Imports pages, files and texts, one of them unreadable. Each successful task left one import to review, with the
 * suggestions that the same source gives undisturbed; all others left a refused import. No bytes are kept.
 */
export async function imports(random: Random): Promise<TaskUnderTest> {
  const website = await openWebsite(random);
  const file = (name: string, content: string): ImportFrom => ({
    kind: "file",
    name,
    content: Buffer.from(content).toString("base64"),
  });
  const fromPage: ImportFrom = { kind: "page", url: `${website.url}/` };
  const readable: ImportFrom[] = [fromPage, file("table.csv", table), { kind: "text", text }];
  const sources = [...readable, file("broken.pdf", broken)];
  return {
    kinds: ["start_knowledge_import"],
    failpoints: ["import.fetched", "import.read", "import.kept"],
    takesMs: 1_200,
    env: { SAFE_FETCH_ALLOW: new URL(website.url).host },
    close: website.close,

    async start(owner, step) {
      const from = step === "import.fetched" ? fromPage : random.pick(step ? readable : sources);
      const answer = await owner.ask(startImport, { from });
      if (answer?.status === 200) return answer.body.task_id;
      // Imports of dead processes still count: delete one of them to make room.
      if (answer?.status === 409) await stopOne(owner);
      const again = await owner.ask(startImport, { from });
      return again?.status === 200 ? again.body.task_id : undefined;
    },

    async judge(owner, tasks) {
      const wrong: string[] = [];
      if (tasks.length === 0) return { wrong, stats: { imports: 0, ready: 0 } };
      const made = await importsOf(owner);
      const undisturbed = new Map<ImportFrom, string>();
      const comesToUndisturbed = async (one: Import) => {
        const from = sources.find(
          (of) => of.kind === one.kind && (of.kind !== "file" || of.name === one.source),
        );
        if (!from) return "nothing";
        const known = undisturbed.get(from) ?? (await readWithoutKills(owner, from));
        undisturbed.set(from, known);
        return known;
      };
      for (const task of tasks) {
        const importsOfTask = made.filter(({ task_id }) => task_id === task.task_id);
        if (importsOfTask.length !== 1)
          wrong.push(`the task ${task.task_id} has ${importsOfTask.length} imports`);
        for (const one of importsOfTask) {
          const comesTo = task.stopped_by
            ? outcomeOf("refused", task.message)
            : await comesToUndisturbed(one);
          const cameTo = await outcomeIn(owner, one);
          if (cameTo !== comesTo) wrong.push(`${one.source} gave ${cameTo} instead of ${comesTo}`);
          if ((one.state === "ready") !== (task.result?.import_id === one.import_id))
            wrong.push(`${one.source} is ${one.state}, and its task ended as ${task.state}`);
        }
      }
      const unread = "select 1 from knowledge_imports where bytes is not null";
      const kept = await asOwner(await owner.ownerUrl(), unread, owner.venueId);
      if (kept.length > 0) wrong.push(`the bytes of ${kept.length} imports are still there`);
      const ready = made.filter(({ state }) => state === "ready").length;
      return { wrong, stats: { imports: made.length, ready } };
    },
  };
}

type Import = Awaited<ReturnType<typeof importsOf>>[number];

const importsOf = (owner: Owner) =>
  owner.all((cursor) => owner.ask(listImports, { limit: 100, ...(cursor && { cursor }) }));

const outcomeOf = (state: string, refusal: Import["refusal"], proposals: unknown[] = []) =>
  JSON.stringify({ state, refusal, proposals });

/** The result of an import: how it ended, and its suggestions. */
async function outcomeIn(owner: Owner, { import_id, state, refusal }: Import): Promise<string> {
  const proposals = await owner.all((cursor) =>
    owner.ask(readImport, { import_id, limit: 100, ...(cursor && { cursor }) }),
  );
  return outcomeOf(
    state,
    refusal,
    proposals.map(({ section, entry: { entry_id: _, ...entry }, place, state }) => [
      section,
      entry,
      place,
      state,
    ]),
  );
}

/** The result of an undisturbed import. */
async function readWithoutKills(owner: Owner, from: ImportFrom): Promise<string> {
  const started = await owner.ask(startImport, { from });
  const task_id = started?.body.task_id ?? "";
  for (let waitedMs = 0; waitedMs < undisturbedWithinMs; waitedMs += 100) {
    const [task] = (await owner.ask(listTasks, { task_id }))?.body.items ?? [];
    if (task?.ended_at) break;
    await pause(100);
  }
  const one = (await importsOf(owner)).find((candidate) => candidate.task_id === task_id);
  if (!one) throw new Error("An import that nothing disturbed is not there");
  return outcomeIn(owner, one);
}

async function stopOne(owner: Owner) {
  const tasks = (await owner.ask(listTasks, { limit: 100 }))?.body.items ?? [];
  const open = tasks.find((task: Task) => task.kind === "start_knowledge_import" && !task.ended_at);
  if (open) await owner.ask(cancelTask, { task_id: open.task_id });
}

/** A slow website on this machine. */
async function openWebsite(random: Random) {
  const server = http.createServer(async (_request, response) => {
    await pause(random.below(300));
    response.writeHead(200, { "content-type": "text/html; charset=utf-8" }).end(page);
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    async close() {
      server.closeAllConnections();
      server.close();
    },
  };
}
