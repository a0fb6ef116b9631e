import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { type Random, randomFrom } from "../server/src/testing/random.ts";
import { startGraph } from "../server/src/testing/running-graph.ts";
import { type BellhopUnderTest, startBellhopUnderTest } from "./bellhop-under-test.ts";
import { type PlannedDeaths, runKillPlan } from "./deaths.ts";
import { countPending, readFacts } from "./facts.ts";
import { type Fault, judge, type Sent } from "./judge.ts";
import { openListener } from "./listener.ts";
import { openSender } from "./sender.ts";
import { openColleague } from "./staff.ts";
import { until } from "./waiting.ts";

export type Plan = PlannedDeaths & { seed: number; turnsPerSecond: number };

export type Outcome = {
  seed: number;
  kills: number;
  postgres_kills: number;
  failpoints: number;
  bodies: number;
  posts: number;
  /** Posts that were answered 200. */
  delivered: number;
  messages: number;
  answers: number;
  replies: number;
  sent: number;
  unknown: number;
  live_events: number;
  lost: number;
  doubled: number;
  faults: number;
  /** Time from the last kill until the system was idle. */
  rest_seconds: number;
  server_back_most_ms: number;
  postgres_back_most_ms: number;
  seconds: number;
  ok: boolean;
};

const appSecret = "the app secret of a trial";
const numbers = ["9001", "9002", "9003"];
const restWithinMs = 150_000;
/** Faults that the network injects into sends. */
const networkFaults = [
  { fault: "slow", ms: 300 },
  { fault: "reset" },
  { fault: "http_500" },
  { fault: "http_500", taken: true },
  { fault: "error", code: 130429 },
  { fault: "duplicate_reports", next: 4 },
  { fault: "out_of_order", next: 4 },
];

/**
 * Puts a Bellhop under load, kills it and its PostgreSQL as planned, waits until it is idle, and compares what was
 * observed outside with what is stored. Returns all faults; keeps its files if there are any.
 */
export async function runTrial(plan: Plan): Promise<{ outcome: Outcome; faults: Fault[]; dataDir: string }> {
  const { seed, say } = plan;
  const startedAt = Date.now();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-chaos-"));
  const random = randomFrom(seed);
  const graph = await startGraph({ APP_SECRET: appSecret, PHONE_NUMBER_IDS: numbers.join(",") });
  const bellhop = await startBellhopUnderTest(dataDir, {
    WHATSAPP_GRAPH_URL: graph.url,
    WHATSAPP_APP_SECRET: appSecret,
    DEMO_PHONE_NUMBER_ID: numbers.join(","),
  });
  try {
    await bellhop.start();
    await graph.control("POST", "webhook-url", { url: `${bellhop.url}/webhooks/whatsapp` });
    const sender = openSender({
      url: bellhop.url,
      appSecret,
      numbers,
      random: randomFrom(seed + 1),
      turnsPerSecond: plan.turnsPerSecond,
    });
    const emails = ["owner@belvedere.example", "owner@vicina.example"];
    const staff = await Promise.all(
      emails.map((email, index) =>
        openColleague({
          url: bellhop.url,
          email,
          password: bellhop.password,
          random: randomFrom(seed + 2 + index),
        }),
      ),
    );
    const venues = staff.flatMap((colleague) => colleague.venues.map((venue) => ({ ...venue, colleague })));
    const venueIds = venues.map(({ venueId }) => venueId);
    const listeners = venues.map(({ venueId, colleague }) => {
      const url = () => bellhop.url;
      return { venueId, listener: openListener({ url, token: colleague.token, venueId, backAfterMs: 200 }) };
    });
    await until(5_000, () => listeners.every(({ listener }) => listener.begins !== undefined));

    const stopped = new AbortController();
    const load = Promise.all([
      sender.write(stopped.signal),
      ...staff.map((colleague) => colleague.work(stopped.signal)),
      disturbNetwork(graph.control, randomFrom(seed + 9), stopped.signal),
    ]);
    const { faults, ...took } = await runKillPlan(plan, bellhop, random);

    say("no more kills; finishing the remaining work");
    const stoppedAt = Date.now();
    stopped.abort();
    await graph.control("DELETE", "faults");
    await load;
    await Promise.all([sender.settled(), ...staff.map((colleague) => colleague.settled())]);
    const readSent = async () => ((await graph.control("GET", "ledger")) as { messages: Sent[] }).messages;
    const pending = await rest(bellhop, venueIds, readSent, listeners, say);
    const restSeconds = Math.round((Date.now() - stoppedAt) / 1000);
    if (pending) faults.push({ kind: "did not become idle", where: pending });

    const facts = await readFacts(await bellhop.ownerUrl(), venueIds);
    const replies = staff.flatMap((colleague) => colleague.replies);
    const sent = await readSent();
    const { bodies } = sender;
    const venueOfNumber = new Map(
      numbers.map((number, index) => [number, venueIds.toSorted((a, b) => a - b)[index] ?? 0]),
    );
    faults.push(...judge({ bodies, sent, replies, facts, venueOfNumber, listeners }));
    for (const { listener } of listeners) listener.close();

    const messages = facts.venues.flatMap((venue) => venue.messages);
    const count = (of: RegExp) => faults.filter(({ kind }) => of.test(kind)).length;
    const outcome: Outcome = {
      seed,
      kills: plan.kills,
      postgres_kills: plan.postgresKills,
      failpoints: plan.failpoints.length,
      bodies: bodies.length,
      posts: bodies.reduce((sum, body) => sum + body.posts, 0),
      delivered: bodies.reduce((sum, body) => sum + body.answered, 0),
      messages: messages.filter(({ author }) => author === "guest").length,
      answers: messages.filter(({ author }) => author === "assistant").length,
      replies: replies.length,
      sent: sent.length,
      unknown: messages.filter(({ state }) => state === "unknown").length,
      live_events: listeners.reduce((sum, { listener }) => sum + listener.received.length, 0),
      lost: count(/lost|never sent|not kept|never answered/),
      doubled: count(/doubled|twice/),
      faults: faults.length,
      rest_seconds: restSeconds,
      server_back_most_ms: took.maxServerBackMs,
      postgres_back_most_ms: took.maxPostgresBackMs,
      seconds: Math.round((Date.now() - startedAt) / 1000),
      ok: faults.length === 0,
    };
    await bellhop.stop();
    if (outcome.ok) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
    return { outcome, faults, dataDir };
  } finally {
    await bellhop.stop();
    await graph.stop();
  }
}

/** Waits until the system is idle; returns the pending work if it is not in time. */
async function rest(
  bellhop: BellhopUnderTest,
  venueIds: number[],
  readSent: () => Promise<Sent[]>,
  listeners: { listener: { last(): number | undefined } }[],
  say: (line: string) => void,
): Promise<string | undefined> {
  let pending: Record<string, number> = {};
  let receivedBefore = "";
  let looks = 0;
  const isResting = async () => {
    const received = listeners.map(({ listener }) => listener.last()).join();
    const unreported = (await readSent()).filter(({ reported }) => reported.length < 3).length;
    pending = {
      ...(await countPending(await bellhop.ownerUrl(), venueIds)),
      unreported,
      news: received === receivedBefore ? 0 : 1,
    };
    receivedBefore = received;
    if (++looks % 10 === 0) say(`still pending: ${JSON.stringify(pending)}`);
    return Object.values(pending).every((count) => count === 0);
  };
  return (await until(restWithinMs, isResting, 1_000)) ? undefined : JSON.stringify(pending);
}

/** Injects faults into some of the next sends and status updates. */
async function disturbNetwork(
  control: (method: string, what: string, body?: object) => Promise<unknown>,
  random: Random,
  stopped: AbortSignal,
) {
  while (!stopped.aborted) {
    await pause(random.between(500, 2_000));
    await control("POST", "faults", random.pick(networkFaults));
  }
}
