import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { listVenues } from "@bellhop/contract/access";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { cancelTask, listTasks, type Task } from "@bellhop/contract/tasks";
import type { Failpoint } from "../server/src/platform/failpoints.ts";
import { type Random, randomFrom } from "../server/src/testing/random.ts";
import { signInOverHttp } from "../server/src/testing/sign-in-over-http.ts";
import { startBellhopUnderTest } from "./bellhop-under-test.ts";
import { until } from "./waiting.ts";

/** The owner of a venue of the Bellhop under test. */
export type Owner = {
  venueId: number;
  /** Undefined if the process died before it answered. */
  ask<C extends Call>(call: C, input: InputOf<C>): Promise<{ status: number; body: OutputOf<C> } | undefined>;
  /** All rows of a paged list. */
  all<Row>(page: (cursor: string | undefined) => Promise<Page<Row> | undefined>): Promise<Row[]>;
  /** The connection string of the database's owner. */
  ownerUrl(): Promise<string>;
};
type Page<Row> = { status: number; body: { items: Row[]; next_cursor?: string | null } };

/** A kind of task under test: how to start it and how to judge the ended ones. */
export type TaskUnderTest = {
  kinds: readonly Task["kind"][];
  /** Failpoints of this kind, in addition to those of every task. */
  failpoints: readonly Failpoint[];
  /** Approximate duration of a task, so that random kills hit any moment. */
  takesMs: number;
  /** The environment of the process under test. */
  env?: Record<string, string>;
  /** Starts a task, if given one that passes this failpoint. Returns its id if the server confirmed it. */
  start(owner: Owner, step: Failpoint | undefined): Promise<string | undefined>;
  /** The violations, as sentences, and statistics for the report. */
  judge(owner: Owner, tasks: Task[]): Promise<{ wrong: string[]; stats: Record<string, number> }>;
  close?(): Promise<void>;
};

/** Failpoints that each task passes. */
const taskFailpoints: readonly Failpoint[] = ["task.begun", "task.before-commit", "task.committed"];

export type TasksPlan = {
  seed: number;
  /** Kills at random moments, in addition to one at each failpoint. */
  kills: number;
  tried: ((random: Random) => Promise<TaskUnderTest> | TaskUnderTest)[];
  say(line: string): void;
};

export type TasksOutcome = {
  ok: boolean;
  tasks: number;
  succeeded: number;
  /** Stopped by a person. */
  stopped: number;
  failed: number;
  stats: Record<string, number>;
  /** Violations, as sentences. */
  wrong: string[];
};

const email = "owner@belvedere.example";
/** No mail is sent. With the demo's mailbox, each start would begin one more program. */
const noMailbox = "smtp://127.0.0.1:9";
const diesWithinMs = 60_000;
/** Sometimes a process lives this long and finishes the work of its predecessors. */
const takesUpMs = 20_000;
const endsWithinMs = 15 * 60_000;

/**
 * Starts tasks while their process is killed with SIGKILL, at random moments and at every failpoint. Judged from outside:
 * every confirmed task exists and has ended; a stopped one has failed; and the results pass the checks of their kind.
 */
export async function runTasksTrial({
  seed,
  kills,
  tried: openTried,
  say,
}: TasksPlan): Promise<TasksOutcome> {
  const random = randomFrom(seed);
  const tried = await Promise.all(openTried.map((open) => open(random)));
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-tasks-"));
  const bellhop = await startBellhopUnderTest(
    dataDir,
    Object.assign({ DEMO: "1", SMTP_URL: noMailbox }, ...tried.map(({ env }) => env)),
  );
  const requested = new Set<string>();
  const stopped = new Set<string>();
  const wrong: string[] = [];
  let token = "";

  try {
    await stand();
    const venues = (await askAs(undefined, listVenues, {}))?.body.items ?? [];
    const owners = venues.map(({ venue_id }) => ownerOf(venue_id));
    const takesMs = Math.max(...tried.map((task) => task.takesMs));
    const steps = [...new Set([...tried.flatMap(({ failpoints }) => failpoints), ...taskFailpoints])];
    const deaths = [...Array.from({ length: kills }, () => undefined), ...steps];
    for (const [index, step] of deaths.entries()) {
      await stand(step && { BELLHOP_CRASH_AT: step });
      const owner = owners[index % owners.length] as Owner;
      for (const task of tried) await start(task, owner, step);
      if (step) {
        const how = await Promise.race([
          bellhop.process().ended,
          pause(diesWithinMs, undefined, { ref: false }),
        ]);
        if (how?.signal !== "SIGKILL") wrong.push(`${step} was not reached`);
      } else await pause(random.below(index % 6 === 5 ? takesUpMs : takesMs));
      say(`${index + 1}/${deaths.length} ${step ?? "killed"}`);
    }
    await stand();
    const outcome = await judge(owners);
    await bellhop.stop();
    if (outcome.ok) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    else say(`Data directory kept: ${dataDir}`);
    return outcome;
  } finally {
    await bellhop.stop();
    for (const { close } of tried) await close?.();
  }

  /** The next process, and its signed-in owner if the process lives long enough. */
  async function stand(env?: Record<string, string>) {
    await bellhop.killServer();
    await bellhop.start(env);
    token =
      (await signInOverHttp(bellhop.url, { email, password: bellhop.password }).catch(() => undefined)) ??
      token;
  }

  async function start(task: TaskUnderTest, owner: Owner, step: Failpoint | undefined) {
    let taskId = await task.start(owner, step);
    // The kill is late: if the process is to die during a task, try again.
    if (step)
      await until(diesWithinMs, async () => {
        taskId ??= await task.start(owner, step);
        return taskId !== undefined || !bellhop.isUp();
      });
    if (taskId === undefined) return;
    requested.add(taskId);
    // If the process is to die at a failpoint, go on.
    if (step || !random.chance(0.15)) return;
    const cancelled = await owner.ask(cancelTask, { task_id: taskId });
    if (cancelled?.status === 200) stopped.add(taskId);
  }

  async function askAs<C extends Call>(
    venueId: number | undefined,
    call: C,
    input: InputOf<C>,
  ): Promise<{ status: number; body: OutputOf<C> } | undefined> {
    try {
      const response = await fetch(`${bellhop.url}${call.path}`, {
        method: call.method,
        headers: {
          authorization: `Bearer ${token}`,
          "content-type": "application/json",
          ...(venueId !== undefined && { "bellhop-venue": String(venueId) }),
        },
        body: JSON.stringify(input),
        signal: AbortSignal.timeout(10_000),
      });
      if (response.status === 401) {
        // Long trials outlive a token.
        token = await signInOverHttp(bellhop.url, { email, password: bellhop.password });
        return askAs(venueId, call, input);
      }
      return { status: response.status, body: (await response.json()) as OutputOf<C> };
    } catch {
      return undefined;
    }
  }

  function ownerOf(venueId: number): Owner {
    return {
      venueId,
      ask: (call, input) => askAs(venueId, call, input),
      async all(page) {
        const rows = [];
        for (let cursor: string | undefined; ; ) {
          const answer = await page(cursor);
          if (answer?.status !== 200) throw new Error(`A list returned ${answer?.status}`);
          rows.push(...answer.body.items);
          if (!answer.body.next_cursor) return rows;
          cursor = answer.body.next_cursor;
        }
      },
      ownerUrl: bellhop.ownerUrl,
    };
  }

  async function judge(owners: Owner[]): Promise<TasksOutcome> {
    const tasks: Task[] = [];
    const stats: Record<string, number> = {};
    for (const owner of owners) {
      const endedHere = await endedTasks(owner);
      tasks.push(...endedHere);
      for (const { kinds, judge: judgeKind } of tried) {
        const judged = await judgeKind(
          owner,
          endedHere.filter(({ kind }) => kinds.includes(kind)),
        );
        wrong.push(...judged.wrong.map((what) => `Venue ${owner.venueId}: ${what}`));
        for (const [what, count] of Object.entries(judged.stats)) stats[what] = (stats[what] ?? 0) + count;
      }
    }
    const known = new Map(tasks.map((task) => [task.task_id, task]));
    for (const id of requested)
      if (!known.has(id)) wrong.push(`The task ${id} was confirmed but does not exist`);
    for (const { task_id, state } of tasks)
      if (state !== "SUCCESS" && state !== "FAILURE") wrong.push(`The task ${task_id} ended as ${state}`);
    for (const id of stopped)
      if (known.get(id)?.state !== "FAILURE" || !known.get(id)?.stopped_by)
        wrong.push(`The task ${id} was stopped but did not fail`);
    const succeeded = tasks.filter(({ state }) => state === "SUCCESS").length;
    return {
      ok: wrong.length === 0,
      tasks: tasks.length,
      succeeded,
      stopped: tasks.filter(({ stopped_by }) => stopped_by !== null).length,
      failed: tasks.length - succeeded,
      stats,
      wrong,
    };
  }

  async function endedTasks(owner: Owner): Promise<Task[]> {
    let tasks: Task[] = [];
    await until(
      endsWithinMs,
      async () => {
        tasks = await owner.all((cursor) => owner.ask(listTasks, { limit: 100, ...(cursor && { cursor }) }));
        return tasks.every((task) => task.ended_at !== null);
      },
      500,
    );
    return tasks;
  }
}
