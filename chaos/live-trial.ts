import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { demoSecretKey } from "../server/src/testing/demo-files.ts";
import { portOfItsOwn } from "../server/src/testing/port-of-its-own.ts";
import { randomFrom } from "../server/src/testing/random.ts";
import { spawnBellhop } from "../server/src/testing/running-bellhop.ts";
import { startGraph } from "../server/src/testing/running-graph.ts";
import { startBellhopUnderTest } from "./bellhop-under-test.ts";
import { readFacts } from "./facts.ts";
import { firstGap } from "./judge.ts";
import { type Listener, openListener } from "./listener.ts";
import { openSender } from "./sender.ts";
import { openColleague } from "./staff.ts";
import { until } from "./waiting.ts";

export type LivePlan = {
  seed: number;
  listeners: number;
  /** How often each listener is disconnected. */
  cuts: number;
  turnsPerSecond: number;
  say(line: string): void;
};

export type LiveOutcome = {
  seed: number;
  listeners: number;
  connections: number;
  events: number;
  received: number;
  wrong: string[];
  seconds: number;
  ok: boolean;
};

const appSecret = "the app secret of a trial";
const numbers = ["9001", "9002"];
const caughtUpWithinMs = 60_000;
/** Connects at once, and again after a cut: more parallel sign-ins would only measure this machine. */
const openedPerSecond = 150;

/**
 * Many listeners on two processes and one database are disconnected again and again while events arrive, some in the
 * middle of a block, and reconnect to either process. Each must receive every event of its venue once, in order.
 */
export async function runLiveTrial(plan: LivePlan): Promise<LiveOutcome> {
  const startedAt = Date.now();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-live-"));
  const graph = await startGraph({ APP_SECRET: appSecret });
  const env = {
    WHATSAPP_GRAPH_URL: graph.url,
    WHATSAPP_APP_SECRET: appSecret,
    DEMO_PHONE_NUMBER_ID: numbers.join(","),
    SECRET_KEY: demoSecretKey,
  };
  const bellhop = await startBellhopUnderTest(dataDir, env);
  await bellhop.start();
  const database = { DATABASE_URL: await bellhop.ownerUrl(), DEMO: "1", DEMO_PASSWORD: bellhop.password };
  const secondPort = String(await portOfItsOwn());
  const second = await spawnBellhop({
    env: { ...env, ...database, PUBLIC_URL: bellhop.url, PORT: secondPort },
  });
  try {
    await second.ready;
    const urls = [bellhop.url, `http://localhost:${secondPort}`];
    await graph.control("POST", "webhook-url", { url: `${bellhop.url}/webhooks/whatsapp` });
    const random = randomFrom(plan.seed);
    const { turnsPerSecond } = plan;
    const sender = openSender({
      url: bellhop.url,
      appSecret,
      numbers,
      random: randomFrom(plan.seed + 1),
      turnsPerSecond,
    });
    const { venues, token } = await openColleague({
      url: bellhop.url,
      email: "owner@belvedere.example",
      password: bellhop.password,
      random,
    });
    const stopped = new AbortController();
    const writing = sender.write(stopped.signal);

    let cut = 0;
    const ears = await Promise.all(
      Array.from({ length: plan.listeners }, async (_, index) => {
        await pause((index / openedPerSecond) * 1000);
        const venueId = venues[index % venues.length]?.venueId ?? 0;
        const url = () => random.pick(urls);
        return {
          venueId,
          listener: openListener({ url, token, venueId, backAfterMs: random.between(0, 300) }),
        };
      }),
    );
    const betweenCutsMs = Math.max(400, (2 * plan.listeners * 1000) / openedPerSecond);
    const tell = setInterval(() => plan.say(`${cut} of ${plan.listeners * plan.cuts} disconnects`), 10_000);
    await Promise.all(
      ears.map(async ({ listener }) => {
        for (let n = 0; n < plan.cuts; n++) {
          await until(30_000, () => listener.connections > n);
          await pause(random.below(betweenCutsMs));
          if (random.chance(0.4)) listener.cutInside();
          else listener.cut();
          cut += 1;
        }
        await until(30_000, () => listener.connections > plan.cuts);
      }),
    );
    clearInterval(tell);
    stopped.abort();
    await writing;
    await sender.settled();

    plan.say("no more disconnects; listeners catch up");
    const venueIds = venues.map(({ venueId }) => venueId);
    const lastSeqs = async () => {
      const facts = await readFacts(await bellhop.ownerUrl(), venueIds);
      return new Map(facts.venues.map(({ venueId, lastSeq }) => [venueId, lastSeq]));
    };
    let ends = await lastSeqs();
    await until(caughtUpWithinMs, async () => {
      const before = ends;
      await pause(2_000);
      ends = await lastSeqs();
      const isQuiet = [...ends].every(([venueId, seq]) => before.get(venueId) === seq);
      return isQuiet && ears.every(({ venueId, listener }) => listener.last() === ends.get(venueId));
    });
    const wrong = ears.flatMap(({ venueId, listener }, index) => {
      const what = whatIsWrong(listener, ends.get(venueId));
      return what ? [`listener ${index} of venue ${venueId}: ${what}`] : [];
    });
    for (const { listener } of ears) listener.close();
    const sum = (of: (listener: Listener) => number) =>
      ears.reduce((total, { listener }) => total + of(listener), 0);
    return {
      seed: plan.seed,
      listeners: plan.listeners,
      connections: sum(({ connections }) => connections),
      events: [...ends.values()].reduce((total, seq) => total + seq, 0),
      received: sum(({ received }) => received.length),
      wrong,
      seconds: Math.round((Date.now() - startedAt) / 1000),
      ok: wrong.length === 0,
    };
  } finally {
    await second.stop();
    await bellhop.stop();
    await graph.stop();
    await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

function whatIsWrong(
  { begins, received, resets, last }: Listener,
  end: number | undefined,
): string | undefined {
  if (begins === undefined) return "never received its position";
  if (resets > 0) return `reset ${resets} times`;
  const gap = firstGap(received, begins + 1);
  if (gap !== undefined) return `gap or double at ${gap}`;
  return last() === end ? undefined : `received up to ${last()} of ${end}`;
}
