import { liveEventsPath } from "@bellhop/contract/live";
import type { Figures, MeasureOptions } from "../figures.ts";
import { eachOnce, loadSteady } from "../load.ts";
import { type Program, startBellhop } from "../programs.ts";
import { headersOf } from "../read/measure.ts";
import { appSecret, openFixture } from "../stage.ts";
import { percentile } from "../statistics.ts";
import { deliveries } from "../webhook/deliveries.ts";
import { listen } from "./listen.ts";

const hotels = 100;
const perSecond = 50;

/**
 * Measures the time from a guest's message to all 1,000 dashboards of its venue, in two processes on one database.
 * Each message is sent to one process and received from both. The clock starts before the request is written, so the
 * signature check and the commit are included.
 */
export async function measureLive({ quick, say }: MeasureOptions): Promise<Figures> {
  const stage = await openFixture({ hotels, guestsEach: 1 });
  const running: Program[] = [];
  try {
    const env = { ...stage.env, WHATSAPP_APP_SECRET: appSecret, DOORS: "http,webhooks" };
    const processes = [await startBellhop(env), await startBellhop(env)];
    running.push(...processes);
    const each = quick ? 2 : 10;
    const writtenAt = new Map<string, number>();
    const latencies: number[] = [];
    const acrossLatencies: number[] = [];
    const listeners = await Promise.all(
      Array.from({ length: hotels * each }, (_, n) => {
        const process = processes[n % 2] as Program;
        const hotel = stage.hotels[Math.floor(n / each)];
        if (!hotel) throw new Error("Every listener needs a hotel");
        return listen(process.port, liveEventsPath, headersOf(hotel), (words) => {
          const at = writtenAt.get(words);
          if (at === undefined) return;
          const ms = performance.now() - at;
          latencies.push(ms);
          if (process !== processes[0]) acrossLatencies.push(ms);
        });
      }),
    );
    say(`${listeners.length} dashboards listen`);
    const forMs = quick ? 3_000 : 20_000;
    const total = (perSecond * forMs) / 1000;
    const [first] = processes as [Program];
    const warmUp = deliveries(stage.hotels, 200);
    await loadSteady(first.port, eachOnce(warmUp), { connections: 8, perSecond, forMs: 4_000 });
    const shots = deliveries(stage.hotels, total);
    const nextShot = eachOnce(shots);
    const next = () => {
      const bytes = nextShot();
      const [words = ""] = /When is breakfast[^"]*/.exec(bytes.toString("latin1")) ?? [];
      writtenAt.set(words, performance.now());
      return bytes;
    };
    const load = await loadSteady(first.port, next, { connections: 16, perSecond, forMs });
    // Wait for late events: missing ones would look like speed.
    const due = total * each;
    for (let n = 0; n < 100 && latencies.length < due; n++)
      await new Promise((resolve) => setTimeout(resolve, 50));
    for (const end of listeners) end();
    if (load.failed > 0 || latencies.length !== due) {
      throw new Error(`${load.failed} not answered 200; ${latencies.length} of ${due} heard`);
    }
    return {
      [`live: p50 to ${hotels * each} dashboards at ${perSecond} messages a second`]: {
        value: percentile(latencies, 0.5),
        unit: "ms",
      },
      "live: p99": { value: percentile(latencies, 0.99), unit: "ms", atMost: 50 },
      "live: p99 at the other process": { value: percentile(acrossLatencies, 0.99), unit: "ms" },
    };
  } finally {
    await Promise.all(running.map((program) => program.stop()));
    await stage.clear();
  }
}
