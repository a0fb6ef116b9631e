// Preloaded into the measured process: on SIGUSR2 it writes the longest block of its event loop to a file.
import { appendFileSync } from "node:fs";
import { monitorEventLoopDelay } from "node:perf_hooks";

const resolutionMs = 5;
const delays = monitorEventLoopDelay({ resolution: resolutionMs });
delays.enable();
process.on("SIGUSR2", () => {
  appendFileSync(process.env.PAUSES_FILE ?? "", `${Math.max(0, delays.max / 1e6 - resolutionMs)}\n`);
  delays.reset();
});
