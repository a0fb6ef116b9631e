import { rm } from "node:fs/promises";
import { updateConcierge } from "@bellhop/contract/concierge";
import { listTasks, type Task } from "@bellhop/contract/tasks";
import { afterAll, expect, test } from "vitest";
import { type RunningBellhop, startBellhop } from "../testing/running-bellhop.ts";
import { signInOverHttp } from "../testing/sign-in-over-http.ts";

const credentials = { email: "owner@belvedere.example", password: "a password for the tasks" };
const env = { DEMO: "1", DEMO_PASSWORD: credentials.password };
let running: RunningBellhop | undefined;
afterAll(async () => {
  await running?.stop();
  if (running) await rm(running.dataDir, { recursive: true, force: true });
});

/** Signs in and answers how to make calls. */
async function caller({ url }: RunningBellhop) {
  const authorization = `Bearer ${await signInOverHttp(url, credentials)}`;
  return async (path: string, input: object) => {
    const headers = { authorization, "content-type": "application/json" };
    const response = await fetch(`${url}${path}`, { method: "POST", headers, body: JSON.stringify(input) });
    return response.json();
  };
}

type Post = Awaited<ReturnType<typeof caller>>;

async function ended(post: Post, task_id: string): Promise<Task> {
  for (;;) {
    const [task] = listTasks.output.parse(await post(listTasks.path, { task_id })).items;
    if (task?.ended_at) return task;
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
}

const build = async (post: Post) =>
  updateConcierge.output.parse(await post(updateConcierge.path, {})).task_id;

test("a build that was asked for right before kill -9 is done, once, after the next start", async () => {
  running = await startBellhop({ env });
  const { dataDir } = running;
  const before = await caller(running);
  const first = await ended(before, await build(before));
  expect(first).toMatchObject({ state: "SUCCESS", result: { version: 2 } });
  const taskId = await build(before);
  await running.kill();

  running = await startBellhop({ env, dataDir });
  const after = await caller(running);
  expect(await ended(after, taskId)).toMatchObject({ state: "SUCCESS", result: { version: 3 } });
  const next = await ended(after, await build(after));
  expect(next.result).toEqual({ version: 4 });
}, 180_000);
