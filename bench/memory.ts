import { setTimeout as pause } from "node:timers/promises";
import type { Figures, MeasureOptions } from "./figures.ts";
import { inTurn, loadSteady, shot } from "./load.ts";
import { startBellhop } from "./programs.ts";
import { headersOf } from "./read/measure.ts";
import { appSecret, openFixture } from "./stage.ts";
import { median, slope } from "./statistics.ts";
import { deliveries } from "./webhook/deliveries.ts";

const restMs = 10_000;
const perSecond = 60;

/**
 * What one process with all doors holds at rest, the demo seeded, without its database; then how that rises while
 * another one works steadily. A heap grows until it is swept, so the first third of the soak does not count.
 */
export async function measureMemory({ quick, say }: MeasureOptions): Promise<Figures> {
  const atRest = await residentAtRest();
  say(`${atRest.toFixed(0)} MiB at rest`);
  const stage = await openFixture({ hotels: 10, guestsEach: 10 });
  try {
    const bellhop = await startBellhop({
      ...stage.env,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_GRAPH_URL: "http://127.0.0.1:9",
    });
    try {
      const minutes = quick ? 0.5 : 4;
      const samples: number[] = [];
      const reads = inTurn(
        stage.hotels.map((hotel) =>
          shot("POST", "/api/list_conversations", headersOf(hotel), '{"tab":"all"}'),
        ),
      );
      for (let slice = 0; slice < minutes * 12; slice++) {
        let n = 0;
        const writes = deliveries(stage.hotels, (perSecond * 5) / 2 + 1);
        const next = () => (n++ % 2 === 0 ? reads() : (writes.pop() ?? reads()));
        await loadSteady(bellhop.port, next, { connections: 4, perSecond, forMs: 5_000 });
        samples.push(bellhop.residentMiB());
        if (slice % 6 === 5) say(`${bellhop.residentMiB().toFixed(0)} MiB after ${(slice + 1) * 5} s`);
      }
      const settled = samples.slice(Math.floor(samples.length / 3));
      return {
        "memory: one process at rest": { value: atRest, unit: "MiB", atMost: 250 },
        "memory: under steady work": { value: median(settled), unit: "MiB" },
        "memory: rise per minute of it": { value: slope(settled) * 12, unit: "MiB" },
      };
    } finally {
      await bellhop.stop();
    }
  } finally {
    await stage.clear();
  }
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
