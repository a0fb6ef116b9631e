import type { Figures, MeasureOptions } from "../figures.ts";
import { eachOnce, loadClosed, loadSteady } from "../load.ts";
import { type Program, startBellhop, startByHand } from "../programs.ts";
import { takeTurns, turnOf } from "../rounds.ts";
import { appSecret, openFixture } from "../stage.ts";
import { deliveries } from "./deliveries.ts";

const connections = 32;

/**
 * Alternates signed deliveries, all different, between Bellhop and the hand-written baseline; then sends at half of
 * Bellhop's rate. Each is verified, stored and answered 200.
 */
export async function measureWebhook({ quick, say }: MeasureOptions): Promise<Figures> {
  const stage = await openFixture({ hotels: 20, guestsEach: quick ? 5 : 25 });
  const running: Program[] = [];
  try {
    const env = { ...stage.env, DOORS: "http,webhooks", WHATSAPP_APP_SECRET: appSecret };
    const byHandUrl = stage.appUrl(await stage.copy("by_hand"));
    const bellhop = await startBellhop(env);
    running.push(bellhop);
    const byHand = await startByHand("bench/webhook/by-hand.ts", {
      DATABASE_URL: byHandUrl,
      APP_SECRET: appSecret,
    });
    running.push(byHand);

    const forMs = quick ? 1_000 : 3_000;
    const turn = (program: Program) =>
      turnOf(program, () => {
        // More than the server can process: creating one costs as much as sending it.
        const shots = deliveries(stage.hotels, 4 * forMs);
        return loadClosed(program.port, eachOnce(shots), {
          connections,
          forMs,
        });
      });
    const turns = await takeTurns(quick ? 3 : 9, turn(bellhop), turn(byHand), say);

    const perSecond = Math.max(1, Math.floor(turns.perSecond / 2));
    const steadyMs = quick ? 3_000 : 15_000;
    const shots = deliveries(stage.hotels, Math.ceil((perSecond * steadyMs) / 1000));
    const steady = await loadSteady(bellhop.port, eachOnce(shots), {
      connections,
      perSecond,
      forMs: steadyMs,
    });
    if (steady.failed > 0) throw new Error(`${steady.failed} deliveries were not answered 200`);
    return {
      "webhook: rate against the same statements by hand": { value: turns.ratio, unit: "x", atLeast: 0.82 },
      "webhook: processor time by hand against Bellhop's": { value: turns.cpuRatio, unit: "x" },
      "webhook: rate": { value: turns.perSecond, unit: "/s" },
      "webhook: rate by hand": { value: turns.perSecondByHand, unit: "/s" },
      "webhook: p50 at half of the rate": { value: steady.p50, unit: "ms" },
      "webhook: p99 at half of the rate": { value: steady.p99, unit: "ms", atMost: 100 },
    };
  } finally {
    await Promise.all(running.map((program) => program.stop()));
    await stage.clear();
  }
}
