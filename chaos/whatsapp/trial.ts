import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import type { Message } from "@bellhop/contract/messages";
import { type Random, randomFrom } from "../../server/src/testing/random.ts";
import type { RunningGraph } from "../../server/src/testing/running-graph.ts";
import { runKillPlan } from "../deaths.ts";
import type { Sent } from "../judge.ts";
import { until } from "../waiting.ts";
import type { Evidence, Fault } from "./evidence.ts";
import { countPending, readFacts } from "./facts.ts";
import { judge } from "./judge.ts";
import { openStage, type Stage, type StagePlan } from "./stage.ts";

export type Plan = StagePlan & {
  /** Webhook deliveries, duplicates included; status updates may add some more. */
  deliveries: number;
  kills: number;
  postgresKills: number;
  /** Steps at which the process kills itself. */
  failpoints: readonly string[];
  say(line: string): void;
};

export type Outcome = {
  seed: number;
  deliveries: number;
  duplicates: number;
  lost: number;
  doubled: number;
  backwards: number;
  wrong: number;
  kills: number;
  seconds: number;
  /** Posts, retries included. */
  posts: number;
  messages: number;
  sent: number;
  looks: number;
  ok: boolean;
};

const restWithinMs = 600_000;

/** Faults of the stand-in: lost and late answers, and storms of refusals. */
const disturbances = [
  { fault: "reset", next: 2 },
  { fault: "http_500", taken: true, next: 2 },
  { fault: "slow", ms: 400, taken: true, next: 4 },
  { fault: "http_500", next: 6 },
  { fault: "error", code: 130_429, status: 429, next: 12 },
  { fault: "duplicate_reports", next: 4 },
  { fault: "out_of_order", next: 4 },
  { fault: "report_failed", code: 131_026, next: 2 },
  { fault: "no_reports" },
];

/**
 * Delivers webhooks of every kind to a Bellhop that is killed meanwhile, and compares the sender's ledger with what is
 * stored and shown. Keeps its files if there is a fault.
 */
export async function runWhatsappTrial(
  plan: Plan,
): Promise<{ outcome: Outcome; faults: Fault[]; dataDir: string }> {
  const startedAt = Date.now();
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-whatsapp-"));
  const stage = await openStage(plan, dataDir);
  let hasPassed = false;
  try {
    const faults = await runLoad(plan, stage);
    const evidence = await gatherEvidence(stage);
    faults.push(...judge(evidence));
    faults.push(...stage.watcher.backwards.map((what): Fault => ({ is: "backwards", what })));
    hasPassed = faults.length === 0;
    const seconds = Math.round((Date.now() - startedAt) / 1000);
    return { outcome: sumUp({ plan, stage, evidence, faults, seconds }), faults, dataDir };
  } finally {
    await stage.close();
    if (hasPassed) await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
  }
}

/** Runs until all deliveries are answered and all work that follows from them is done. */
async function runLoad(plan: Plan, stage: Stage): Promise<Fault[]> {
  const { graph, network, staff, watcher } = stage;
  const stopped = new AbortController();
  const load = Promise.all([
    ...staff.map((colleague) => colleague.work(stopped.signal)),
    disturb(graph, randomFrom(plan.seed + 9), stopped.signal),
    watcher.watch(stopped.signal, randomFrom(plan.seed + 10)),
  ]);
  try {
    const writing = network.write(plan.deliveries);
    const faults = await killMeanwhile(plan, stage);
    await writing;
    plan.say("no more kills; finishing the remaining work");
    stopped.abort();
    await graph.control("DELETE", "faults");
    await load;
    await Promise.all(staff.map((colleague) => colleague.settled()));
    const isAtRest = await until(restWithinMs, () => rests(stage), 1_000);
    return isAtRest ? faults : [...faults, { is: "lost", what: "did not become idle" }];
  } finally {
    stopped.abort();
  }
}

async function gatherEvidence({
  bellhop,
  graph,
  hotels,
  network,
  people,
  staff,
  venues,
  watcher,
}: Stage): Promise<Evidence> {
  const views = new Map<number, Map<string, Message>>();
  for (const venue of venues) views.set(venue.venueId, await watcher.readAll(venue));
  const { messages: sent } = (await graph.control("GET", "ledger")) as { messages: Sent[] };
  return {
    deliveries: network.deliveries,
    people,
    sent,
    replies: staff.flatMap((colleague) => colleague.replies),
    facts: await readFacts(await bellhop.ownerUrl(), hotels),
    views,
  };
}

function sumUp(parts: {
  plan: Plan;
  stage: Stage;
  evidence: Evidence;
  faults: Fault[];
  seconds: number;
}): Outcome {
  const { plan, faults, seconds } = parts;
  const { network, watcher } = parts.stage;
  const { deliveries, facts, sent } = parts.evidence;
  const count = (is: Fault["is"]) => faults.filter((fault) => fault.is === is).length;
  return {
    seed: plan.seed,
    deliveries: network.counts.answered,
    duplicates: network.counts.duplicates,
    lost: count("lost"),
    doubled: count("doubled"),
    backwards: count("backwards"),
    wrong: count("wrong"),
    kills: plan.kills + plan.postgresKills + plan.failpoints.length,
    seconds,
    posts: deliveries.reduce((sum, { posts }) => sum + posts, 0),
    messages: facts.hotels.reduce((sum, hotel) => sum + hotel.messages.length, 0),
    sent: sent.length,
    looks: watcher.looks(),
    ok: faults.length === 0,
  };
}

/** Spreads the deaths over the deliveries. */
async function killMeanwhile(plan: Plan, { bellhop, network: { counts } }: Stage): Promise<Fault[]> {
  const random = randomFrom(plan.seed + 20);
  const deaths = [
    ...Array.from({ length: plan.kills }, () => ({ kills: 1 })),
    ...Array.from({ length: plan.postgresKills }, () => ({ postgresKills: 1 })),
    ...plan.failpoints.map((failpoint) => ({ failpoints: [failpoint] })),
  ]
    .map((death) => ({ death, place: random.below(1_000_000) }))
    .toSorted((a, b) => a.place - b.place);
  const faults: Fault[] = [];
  for (const [index, { death }] of deaths.entries()) {
    const due = (plan.deliveries * (index + 1)) / (deaths.length + 1);
    while (counts.answered < due) await pause(20);
    const say = (line: string) => plan.say(`${counts.answered} delivered, ${line.replace("1/1 ", "")}`);
    const one = { kills: 0, postgresKills: 0, failpoints: [], ...death, say };
    const seen = await runKillPlan(one, bellhop, random);
    faults.push(...seen.faults.map(({ kind, where }): Fault => ({ is: "wrong", what: `${kind}: ${where}` })));
  }
  return faults;
}

async function rests({ bellhop, hotels, network: { counts, settled } }: Stage): Promise<boolean> {
  await settled();
  const pending = await countPending(await bellhop.ownerUrl(), hotels);
  return pending === 0 && counts.answered === counts.planned;
}

async function disturb({ control }: RunningGraph, random: Random, stopped: AbortSignal) {
  while (!stopped.aborted) {
    await pause(random.between(500, 2_500));
    await control("POST", "faults", random.pick(disturbances));
  }
}
