import { once } from "node:events";
import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import type { KnowledgeEntry } from "@bellhop/language/entries";
import type { ToRead } from "./reading-worker.ts";

const program = new URL("./reading-worker.ts", import.meta.url);
const maxWorkers = 4;
const entriesAtOnce = 100;

/** Reads the claims of entries in worker threads, one per core. Returns JSON in the order of the entries. */
export async function readInWorkers(entries: readonly KnowledgeEntry[], currency: string): Promise<string[]> {
  const read: string[] = [];
  let next = 0;
  const readOn = async (worker: Worker) => {
    while (next < entries.length) {
      const from = next;
      next += entriesAtOnce;
      const order: ToRead = { entries: entries.slice(from, next), currency };
      const answer = once(worker, "message");
      worker.postMessage(order);
      const [claims] = (await answer) as [string[]];
      for (const [nth, one] of claims.entries()) read[from + nth] = one;
    }
  };
  const count = Math.min(maxWorkers, availableParallelism(), Math.ceil(entries.length / entriesAtOnce));
  const workers = Array.from({ length: count }, () => new Worker(program));
  try {
    await Promise.all(workers.map(readOn));
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
  return read;
}
