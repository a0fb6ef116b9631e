import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import type { Figures, MeasureOptions } from "./figures.ts";
import { startBellhop } from "./programs.ts";
import { median } from "./statistics.ts";

/** Measures the time from the start of a process until it reports that it is ready, including its own database. */
export async function measureStart({ quick, say }: MeasureOptions): Promise<Figures> {
  const onEmpty: number[] = [];
  const onExisting: number[] = [];
  for (let round = 0; round < (quick ? 1 : 3); round++) {
    const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-bench-"));
    try {
      onEmpty.push(await startAndStop(dataDir, "1"));
      onExisting.push(await startAndStop(dataDir, "1"), await startAndStop(dataDir, "1"));
    } finally {
      await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    }
  }
  say(
    `empty ${onEmpty.map((s) => s.toFixed(2)).join(", ")} s; existing ${onExisting.map((s) => s.toFixed(2)).join(", ")} s`,
  );
  return {
    "start: ready on an existing data directory": { value: median(onExisting), unit: "s", atMost: 3 },
    "start: ready on an empty data directory, demo and all": {
      value: median(onEmpty),
      unit: "s",
      atMost: 15,
    },
  };
}

async function startAndStop(dataDir: string, DEMO: string): Promise<number> {
  const before = performance.now();
  const bellhop = await startBellhop({ DEMO }, dataDir);
  const seconds = (performance.now() - before) / 1000;
  await bellhop.stop();
  return seconds;
}
