import { readFile, rm } from "node:fs/promises";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Figures, MeasureOptions } from "../figures.ts";
import { inTurn, loadSteady, shot } from "../load.ts";
import { startBellhop } from "../programs.ts";
import { headersOf } from "../read/measure.ts";
import { appSecret, openFixture } from "../stage.ts";
import { median, slope } from "../statistics.ts";
import { deliveries } from "../webhook/deliveries.ts";

const restMs = 10_000;
const perSecond = 60;

/** The first minutes fill caches, compile code and grow the heap to its working size. */
const warmUpMinutes = 2;
const soakMinutes = 4;
const quickMinutes = 0.5;
const sliceMs = 15_000;
const mebibyte = 1024 * 1024;

type Collected = { live: number; resident: number };

/**
 * Measures the memory of a process with all doors, without its database: at rest with the demo, then under steady
 * load. After a warm-up, each sample is taken after a full garbage collection, so that uncollected garbage does not
 * count as growth.
 */
export async function measureMemory({ quick, say }: MeasureOptions): Promise<Figures> {
  const atRest = await residentAtRest();
  say(`${atRest.toFixed(0)} MiB at rest`);
  const samples = await soak(quick ? [quickMinutes, quickMinutes] : [warmUpMinutes, soakMinutes], say);
  const slicesPerMinute = 60_000 / sliceMs;
  return {
    "memory: one process at rest": { value: atRest, unit: "MiB", atMost: 250 },
    "memory: under steady work": { value: median(samples.map(({ resident }) => resident)), unit: "MiB" },
    "memory: live objects under steady work": { value: median(samples.map(({ live }) => live)), unit: "MiB" },
    "memory: rise of live objects per minute": {
      value: slope(samples.map(({ live }) => live)) * slicesPerMinute,
      unit: "MiB",
    },
    "memory: rise of the process per minute": {
      value: slope(samples.map(({ resident }) => resident)) * slicesPerMinute,
      unit: "MiB",
    },
  };
}

async function soak(
  [warmUp, measured]: [warmUp: number, measured: number],
  say: MeasureOptions["say"],
): Promise<Collected[]> {
  const stage = await openFixture({ hotels: 10, guestsEach: 10 });
  const collectedFile = path.join(stage.dataDir, "collected.json");
  try {
    const bellhop = await startBellhop({
      ...stage.env,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_GRAPH_URL: "http://127.0.0.1:9",
      NODE_OPTIONS: `--expose-gc --import ${new URL("collected.mjs", import.meta.url).href}`,
      COLLECTED_FILE: collectedFile,
    });
    try {
      const reads = inTurn(
        stage.hotels.map((hotel) =>
          shot("POST", "/api/list_conversations", headersOf(hotel), '{"tab":"all"}'),
        ),
      );
      const samples: Collected[] = [];
      const slices = ((warmUp + measured) * 60_000) / sliceMs;
      const warmUpSlices = (warmUp * 60_000) / sliceMs;
      say(`${perSecond} requests a second: ${warmUp} min warm-up, then ${measured} min measured`);
      for (let slice = 1; slice <= slices; slice++) {
        let n = 0;
        const writes = deliveries(stage.hotels, (perSecond * sliceMs) / 2_000 + 1);
        const next = () => (n++ % 2 === 0 ? reads() : (writes.pop() ?? reads()));
        await loadSteady(bellhop.port, next, { connections: 4, perSecond, forMs: sliceMs });
        const { live, resident } = await collect(bellhop.pid, collectedFile);
        const isMeasured = slice > warmUpSlices;
        if (isMeasured) samples.push({ live, resident });
        const seconds = (slice * sliceMs) / 1000;
        say(
          `after ${seconds} s${isMeasured ? "" : " (warm-up)"}: ${live.toFixed(1)} MiB live, ${resident.toFixed(0)} MiB resident`,
        );
      }
      return samples;
    } finally {
      await bellhop.stop();
    }
  } finally {
    await stage.clear();
  }
}

/** Memory of the process after a full garbage collection, in MiB. */
async function collect(pid: number, file: string): Promise<Collected> {
  await rm(file, { force: true });
  process.kill(pid, "SIGUSR2");
  for (let turn = 0; turn < 200; turn++) {
    await pause(50);
    const text = await readFile(file, "utf8").catch(() => "");
    if (!text.endsWith("}")) continue;
    const { live, resident } = JSON.parse(text) as Collected;
    return { live: live / mebibyte, resident: resident / mebibyte };
  }
  throw new Error("The process does not report its memory");
}

async function residentAtRest(): Promise<number> {
  const bellhop = await startBellhop({ DEMO: "1" });
  try {
    await pause(restMs);
    return bellhop.residentMiB();
  } finally {
    await bellhop.stop();
  }
}
