// Preloaded into the measured process: on SIGUSR2 it collects all garbage and writes the remaining memory to a file.
import { writeFileSync } from "node:fs";
import { setTimeout as pause } from "node:timers/promises";

process.on("SIGUSR2", async () => {
  // Finalizers of the first collection release more, outside the heap.
  globalThis.gc?.();
  await pause(100);
  globalThis.gc?.();
  const { heapUsed, external, rss } = process.memoryUsage();
  writeFileSync(
    process.env.COLLECTED_FILE ?? "",
    JSON.stringify({ live: heapUsed + external, resident: rss }),
  );
});
