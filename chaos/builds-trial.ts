import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import {
  listConciergeVersions,
  tryAssistant,
  updateConcierge,
  updateConciergeGeneral,
} from "@bellhop/contract/concierge";
import { cancelTask, listTasks, type Task } from "@bellhop/contract/tasks";
import type { Failpoint } from "../server/src/platform/failpoints.ts";
import { randomFrom } from "../server/src/testing/random.ts";
import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { openHouse } from "./house.ts";
import { until } from "./waiting.ts";

/** Every step of a build, at which a process can be told to die. */
export const buildFailpoints: readonly Failpoint[] = [
  "task.begun",
  "build.checked",
  "build.built",
  "build.inserted",
  "task.before-commit",
  "task.committed",
];

export type BuildsPlan = {
  seed: number;
  /** How often the process is killed at a random moment of a build, beside once at each step. */
  kills: number;
  say(line: string): void;
};

export type BuildsOutcome = {
  ok: boolean;
  tasks: number;
  succeeded: number;
  failed: number;
  stopped: number;
  live_version: number;
  /** What is not as it must be, in sentences. */
  wrong: string[];
};

const email = "owner@belvedere.example";
const diesWithinMs = 30_000;
const endsWithinMs = 15 * 60_000;

/**
 * A venue's concierge is built while its process is killed with -9, at every step and at moments of chance. Judged from
 * outside: each task has ended, well or badly; each that ended well made one version and no other did; the last of them
 * is live and answers.
 */
export async function runBuildsTrial({ seed, kills, say }: BuildsPlan): Promise<BuildsOutcome> {
  const random = randomFrom(seed);
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-builds-"));
  const house = await openHouse(dataDir, { DEMO: "1" });
  const wrong: string[] = [];
  const asked = new Set<string>();
  const stopped = new Set<string>();
  let token = await signIn();

  async function signIn() {
    return signInOverHttp(house.url, { email, password: house.password });
  }

  /** Undefined where the process is gone before it has answered. */
  async function ask<C extends Call>(call: C, input: InputOf<C>) {
    try {
      const response = await fetch(`${house.url}${call.path}`, {
        method: call.method,
        headers: { authorization: `Bearer ${token}`, "content-type": "application/json" },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(10_000),
      });
      return { status: response.status, body: (await response.json()) as OutputOf<C> };
    } catch {
      return undefined;
    }
  }

  async function askForBuild() {
    const call = random.chance(0.3) ? updateConciergeGeneral : updateConcierge;
    const answer = await ask(call, {});
    if (answer?.status !== 200) return;
    asked.add(answer.body.task_id);
    if (!random.chance(0.15)) return;
    const cancelled = await ask(cancelTask, { task_id: answer.body.task_id });
    if (cancelled?.status === 200) stopped.add(answer.body.task_id);
  }

  try {
    const deaths = [...buildFailpoints, ...Array.from({ length: kills }, () => undefined)];
    for (const [index, failpoint] of deaths.entries()) {
      await house.killServer();
      await house.start(failpoint && { BELLHOP_CRASH_AT: failpoint });
      token = (await signIn().catch(() => undefined)) ?? token;
      await askForBuild();
      // A build of its own for the step, should the first one have been stopped.
      if (failpoint) {
        const answer = await ask(updateConcierge, {});
        if (answer?.status === 200) asked.add(answer.body.task_id);
        const how = await Promise.race([house.process().ended, pause(diesWithinMs)]);
        if (how?.signal !== "SIGKILL") wrong.push(`${failpoint} was not reached`);
      } else await pause(random.below(250));
      say(`${index + 1}/${deaths.length} ${failpoint ?? "killed"}`);
    }
    await house.killServer();
    await house.start();
    token = await signIn();
    const tasks = await endedTasks();
    const outcome = await judge(tasks);
    await house.stop();
    if (outcome.ok) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    else say(`The data directory stays: ${dataDir}`);
    return outcome;
  } finally {
    await house.stop();
  }

  async function allTasks(): Promise<Task[]> {
    const tasks: Task[] = [];
    let cursor: string | null | undefined;
    do {
      const page = await ask(listTasks, { limit: 100, ...(cursor && { cursor }) });
      if (page?.status === 401) token = await signIn();
      if (page?.status !== 200) return [];
      tasks.push(...page.body.items);
      cursor = page.body.next_cursor;
    } while (cursor);
    return tasks;
  }

  async function endedTasks(): Promise<Task[]> {
    let tasks: Task[] = [];
    await until(
      endsWithinMs,
      async () => {
        tasks = await allTasks();
        return tasks.length > 0 && tasks.every((task) => task.ended_at !== null);
      },
      1_000,
    );
    return tasks;
  }

  async function judge(tasks: Task[]): Promise<BuildsOutcome> {
    const known = new Map(tasks.map((task) => [task.task_id, task]));
    for (const id of asked) if (!known.has(id)) wrong.push(`The task ${id} was promised and is not there`);
    for (const { task_id, state } of tasks)
      if (state !== "SUCCESS" && state !== "FAILURE") wrong.push(`The task ${task_id} ended as ${state}`);
    for (const id of stopped)
      if (known.get(id)?.state !== "FAILURE" || !known.get(id)?.stopped_by)
        wrong.push(`The task ${id} was stopped and is not`);
    const made = tasks.flatMap(({ state, result }) => (state === "SUCCESS" ? [result?.version ?? 0] : []));
    // The demo opened with the first one.
    const due = Array.from({ length: made.length }, (_, n) => n + 2);
    if (String(made.toSorted((a, b) => a - b)) !== String(due))
      wrong.push(`Tasks made the versions ${made.join(", ")}`);
    const [newest] = (await ask(listConciergeVersions, { limit: 1 }))?.body.items ?? [];
    const live = newest?.is_live ? newest.version : 0;
    if (live !== made.length + 1) wrong.push(`${live} is live after ${made.length} builds`);
    const answer = await ask(tryAssistant, { text: "What time is breakfast?", of: "live" });
    const [source] = answer?.body.sources ?? [];
    if (answer?.body.action !== "answer" || source?.version !== live)
      wrong.push("The live version does not answer");
    return {
      ok: wrong.length === 0,
      tasks: tasks.length,
      succeeded: made.length,
      failed: tasks.length - made.length,
      stopped: stopped.size,
      live_version: live,
      wrong,
    };
  }
}
