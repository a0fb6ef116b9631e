// Measures another process from a separate thread, so that the attacker's work doesn't delay it.
import { readFileSync } from "node:fs";
import http from "node:http";
import { setTimeout as pause } from "node:timers/promises";
import { isMainThread, parentPort, Worker, workerData } from "node:worker_threads";
import { percentile } from "../../../bench/statistics.ts";

/** `healthFailures` counts responses other than 200, and none within 5 s. */
export type Watched = { maxMiB: number; healthP99Ms: number; maxHealthMs: number; healthFailures: number };

const everyMs = 25;
const patienceMs = 5_000;

export function residentMiB(pid: number): number {
  const [, kib = "0"] = /^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8")) ?? [];
  return Number(kib) / 1024;
}

/** Starts the watch. Returns a function that ends it. */
export async function watch(pid: number, port: number): Promise<() => Promise<Watched>> {
  const worker = new Worker(new URL(import.meta.url), { workerData: { pid, port } });
  const next = () =>
    new Promise<Watched>((resolve, reject) => worker.once("message", resolve).once("error", reject));
  await next();
  return async () => {
    const result = next();
    worker.postMessage("end");
    return result;
  };
}

async function watchHere({ pid, port }: { pid: number; port: number }) {
  let isOver = false;
  parentPort?.once("message", () => {
    isOver = true;
  });
  parentPort?.postMessage("ready");
  const latencies: number[] = [];
  let [maxMiB, healthFailures] = [0, 0];
  while (!isOver) {
    maxMiB = Math.max(maxMiB, residentMiB(pid));
    const askedAt = performance.now();
    if (!(await isHealthy(port))) healthFailures++;
    latencies.push(performance.now() - askedAt);
    await pause(everyMs);
  }
  const result: Watched = {
    maxMiB: Math.round(maxMiB),
    healthP99Ms: Math.round(percentile(latencies, 0.99)),
    maxHealthMs: Math.round(Math.max(...latencies)),
    healthFailures,
  };
  parentPort?.postMessage(result);
}

/** On a new connection each time: an exhausted process accepts none. */
function isHealthy(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { port, host: "127.0.0.1", path: "/healthz", agent: false, timeout: patienceMs };
    const request = http.get(options, (response) => {
      response.resume().on("end", () => resolve(response.statusCode === 200));
    });
    request.on("timeout", () => request.destroy());
    request.on("error", () => resolve(false));
    request.on("close", () => resolve(false));
  });
}

if (!isMainThread && workerData?.pid) await watchHere(workerData);
