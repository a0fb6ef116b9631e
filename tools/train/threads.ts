import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";

/** Starts a module of this folder as a thread for each task. Resolves with the one message of each, in their order. */
export async function inThreads<Task, Result>(module: string, tasks: readonly Task[]): Promise<Result[]> {
  const results: Result[] = [];
  const waiting = [...tasks.entries()];
  const lanes = Array.from({ length: availableParallelism() }, async () => {
    for (let next = waiting.shift(); next; next = waiting.shift())
      results[next[0]] = await resultOf<Result>(module, next[1]);
  });
  await Promise.all(lanes);
  return results;
}

function resultOf<Result>(module: string, workerData: unknown): Promise<Result> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(module, import.meta.url), { workerData });
    worker.once("message", resolve);
    worker.once("error", reject);
    worker.once("exit", (code) => reject(new Error(`A thread of the training ended with code ${code}.`)));
  });
}
