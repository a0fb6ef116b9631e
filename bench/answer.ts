import { setTimeout as pause } from "node:timers/promises";
import { burstPauseMs } from "../server/src/journeys/guests/guest-writes.ts";
import { startGraph } from "../server/src/testing/running-graph.ts";
import type { Figures, MeasureOptions } from "./figures.ts";
import { eachOnce, loadSteady } from "./load.ts";
import { startBellhop } from "./programs.ts";
import { appSecret, openFixture } from "./stage.ts";
import { percentile } from "./statistics.ts";
import { deliveries } from "./webhook/deliveries.ts";

const perSecond = 2;

type Graph = Awaited<ReturnType<typeof startGraph>>;
type Sent = { to: string; taken_at: string };

/**
 * Measures the time from a guest's message to the channel's acceptance of the answer, in one process with all doors
 * and no model, minus the pause that collects bursts. Every guest writes once.
 */
export async function measureAnswer({ quick, say }: MeasureOptions): Promise<Figures> {
  const messageCount = quick ? 20 : 100;
  const stage = await openFixture({ hotels: 20, guestsEach: Math.ceil(messageCount / 20) });
  const graph = await startGraph({ REPORT_EVERY_MS: "3600000" });
  try {
    const bellhop = await startBellhop({
      ...stage.env,
      WHATSAPP_APP_SECRET: appSecret,
      WHATSAPP_GRAPH_URL: graph.url,
    });
    try {
      // Messages from the fixture are processed before the measurement.
      await untilQuiet(graph);
      await graph.control("DELETE", "ledger");
      say(`${messageCount} guests ask a question, ${perSecond} a second`);
      const writtenAt = new Map<string, number>();
      const next = eachOnce(deliveries(stage.hotels, messageCount));
      const load = await loadSteady(
        bellhop.port,
        () => {
          const bytes = next();
          const [, phone = ""] = /"from":"(\d+)"/.exec(bytes.toString("latin1")) ?? [];
          writtenAt.set(phone, Date.now());
          return bytes;
        },
        { connections: 4, perSecond, forMs: (messageCount * 1000) / perSecond },
      );
      if (load.failed > 0) throw new Error(`${load.failed} messages were not answered 200`);
      const sent = await untilTaken(graph, messageCount);
      const tookMs = sent.map(({ to, taken_at }) => {
        const from = writtenAt.get(to.replace(/\D/g, ""));
        if (from === undefined) throw new Error("An answer went to a guest without a question");
        return Date.parse(taken_at) - from - burstPauseMs;
      });
      return {
        "answer: p50 behind the burst pause": { value: percentile(tookMs, 0.5), unit: "ms" },
        "answer: p95 behind the burst pause": { value: percentile(tookMs, 0.95), unit: "ms", atMost: 500 },
      };
    } finally {
      await bellhop.stop();
    }
  } finally {
    await graph.stop();
    await stage.clear();
  }
}

async function takenBy(graph: Graph): Promise<Sent[]> {
  return ((await graph.control("GET", "ledger")) as { messages: Sent[] }).messages;
}

async function untilTaken(graph: Graph, count: number): Promise<Sent[]> {
  for (let tries = 0; tries < 150; tries++) {
    const taken = await takenBy(graph);
    if (taken.length >= count) return taken;
    await pause(200);
  }
  throw new Error(`Fewer than ${count} answers reached the channel`);
}

const quietMs = 5_000;

async function untilQuiet(graph: Graph) {
  for (let before = -1; ; await pause(quietMs)) {
    const { length } = await takenBy(graph);
    if (length === before) return;
    before = length;
  }
}
