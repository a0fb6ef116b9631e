// Preloaded into the measured process: on SIGUSR2 it writes the longest block of its event loop to a file, in elapsed
// time and in processor time of its thread. Other programs of the machine lengthen only the first.
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const resolutionMs = 5;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();

let workMs = 0;
let before = process.threadCpuUsage();
setInterval(() => {
  const { user, system } = process.threadCpuUsage(before);
  workMs = Math.max(workMs, (user + system) / 1_000);
  before = process.threadCpuUsage();
}, resolutionMs).unref();

process.on("SIGUSR2", () => {
  const elapsedMs = Math.max(0, delays.max / 1e6 - resolutionMs);
  appendFileSync(process.env.PAUSES_FILE ?? "", `${elapsedMs} ${workMs}\n`);
  delays.reset();
  workMs = 0;
});
