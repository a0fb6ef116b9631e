// Guests ask for 2,000 things over two processes, which are killed with -9 at each step and at random, while members
// confirm, two of them at once, guests take back, and what no one decides expires: each request is stored once, decided
// once, and each guest is told once. `npm run prove -- requests [--count N --kills N --steps N --seed S]`
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { startBellhopUnderTest } from "../../chaos/bellhop-under-test.ts";
import { runKillPlan } from "../../chaos/deaths.ts";
import { until } from "../../chaos/waiting.ts";
import { startEmbeddedPostgres } from "../../server/src/platform/embedded-postgres/index.ts";
import { openLog } from "../../server/src/platform/log.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { randomFrom } from "../../server/src/testing/random.ts";
import { startGraph } from "../../server/src/testing/running-graph.ts";
import { openGuests, phonesBegin } from "./requests/guests.ts";
import { judgeRequests, type Sent } from "./requests/judge.ts";
import { openMembers } from "./requests/members.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "2000" },
    kills: { type: "string", default: "6" },
    seed: { type: "string", default: "1" },
    /** How many of the steps below; all by default. */
    steps: { type: "string", default: "99" },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);
const stalledAfterMs = 90_000;
const number = "9001";
const isOurs = `g.phone like '+${phonesBegin}%'`;
const appSecret = "the app secret of a proof";
const failpoints = [
  "request.noted",
  "request.decided",
  "request.expired",
  "request.before-commit",
  "assistant.decided",
  "assistant.before-commit",
  "assistant.committed",
  "outbound.attempt-added",
  "outbound.attempt-committed",
  "outbound.answer-unread",
  "outbound.outcome-added",
  "job.worked",
]
  .slice(0, Number(values.steps))
  .map((name, at) => `${name}:${1 + ((at + seed) % 2)}`);

const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-requests-"));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: openLog("fatal") });
const graph = await startGraph({ APP_SECRET: appSecret, PHONE_NUMBER_IDS: number });
const env = {
  DATABASE_URL: postgres.url,
  DEMO: "1",
  DEMO_PASSWORD: "a-password-for-the-proof",
  SECRET_KEY: randomBytes(32).toString("hex"),
  WHATSAPP_GRAPH_URL: graph.url,
  WHATSAPP_APP_SECRET: appSecret,
  DEMO_PHONE_NUMBER_ID: number,
  CALLS_PER_MINUTE: "0",
  LOG_LEVEL: "fatal",
};
const processes = [
  await startBellhopUnderTest(path.join(folder, "first"), env),
  await startBellhopUnderTest(path.join(folder, "second"), env),
];
const startedAt = Date.now();
const wrong: string[] = [];
try {
  for (const bellhop of processes) await bellhop.start();
  const urls = processes.map(({ url }) => url);
  await graph.control("POST", "webhook-url", { url: `${urls[0]}/webhooks/whatsapp` });
  const [venue] = await asOwner(postgres.url, "select venue_id from venues order by venue_id limit 1");
  const venueId = Number(venue?.venue_id);
  const guests = openGuests({ urls, appSecret, number, count });
  const members = await openMembers({ urls, password: env.DEMO_PASSWORD, venueId });

  const stopped = new AbortController();
  const work = Promise.all([
    guests.ask(stopped.signal),
    members.decide(stopped.signal),
    letExpire(postgres.url, venueId, stopped.signal),
  ]);
  const plans = processes.map((bellhop, at) =>
    runKillPlan(
      {
        kills: Number(values.kills),
        postgresKills: 0,
        // Both die at half of the steps, so that each step is met while the other process works.
        failpoints: failpoints.filter((_, step) => step % 2 === at),
        say: (line) => console.log(`process ${at + 1}: ${line}`),
      },
      bellhop,
      randomFrom(seed + at),
    ),
  );
  const reports = await Promise.all(plans);
  for (const { faults } of reports) wrong.push(...faults.map(({ kind, where }) => `${kind}: ${where}`));
  await guests.written();
  console.log(`${count} guests have asked; finishing the remaining work`);
  let saidAt = Date.now();
  /** An unanswered guest counts more than the request and the message that come of it, so that answering is progress. */
  const countLeft = async () => {
    const [counted] = await asOwner(
      postgres.url,
      `select (select count(*) from requests join guests g using (venue_id, guest_id)
                where state = 'new' and ${isOurs})
         + (select count(*) from messages join conversations using (venue_id, conversation_id)
              join guests g on g.venue_id = conversations.venue_id and g.guest_id = conversations.guest_id
            where messages.state in ('queued', 'sending') and ${isOurs})
         + 3 * (select count(*) from conversations c join guests g using (venue_id, guest_id)
            where c.held_by = 'assistant' and ${isOurs} and exists (
              select from messages m where m.venue_id = c.venue_id and m.conversation_id = c.conversation_id
                and m.author = 'guest' and m.seq > c.considered_seq))
         + ${count} - (select count(*) from guests g where ${isOurs}) as n`,
      venueId,
    );
    return Number(counted?.n);
  };
  let remaining = await countLeft();
  // A slow machine takes longer; what counts is that it goes on.
  for (let before = Number.POSITIVE_INFINITY; remaining > 0 && remaining < before; ) {
    before = remaining;
    await until(
      stalledAfterMs,
      async () => {
        remaining = await countLeft();
        return remaining < before;
      },
      1_000,
    );
    if (remaining < before && Date.now() - saidAt > 15_000) {
      saidAt = Date.now();
      console.log(`${remaining} left`);
    }
  }
  if (remaining > 0) wrong.push(`${remaining} requests are open, or messages wait or are unanswered`);
  stopped.abort();
  await work;
  const ledger = (await graph.control("GET", "ledger")) as { messages: Sent[] };
  const judged = await judgeRequests({ ownerUrl: postgres.url, venueId, count, sent: ledger.messages });
  wrong.push(...judged.wrong);
  const seconds = Math.round((Date.now() - startedAt) / 1000);
  for (const line of wrong.slice(0, 40)) console.log(line);
  console.log(
    JSON.stringify({
      proof: "requests",
      holds: wrong.length === 0,
      count,
      kills: processes.length * Number(values.kills) + failpoints.length,
      raced: members.raced(),
      ...judged.figures,
      wrong: wrong.length,
      seconds,
    }),
  );
} finally {
  for (const bellhop of processes) await bellhop.stop();
  await graph.stop();
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(wrong.length === 0 ? 0 : 1);

/** Lets the time of every fourth request be over, some seconds after it was asked for. */
async function letExpire(url: string, venueId: number, stopped: AbortSignal) {
  while (!stopped.aborted) {
    const due = await asOwner(
      url,
      `update requests set expires_at = now() - interval '1 second'
       where state = 'new' and expires_at > now() and created_at < now() - interval '3 seconds'
         and room ~ '^[0-9]{4}$' and room::int % 4 = 0
       returning request_id`,
      venueId,
    );
    if (due.length > 0) {
      const ids = due.map(({ request_id }) => `'${request_id}'`).join(", ");
      await asOwner(
        url,
        `update pgboss.job set start_after = now() - interval '1 second'
         where name = 'expire-request' and state = 'created' and data ->> 'request_id' in (${ids})`,
      );
    }
    await pause(500, undefined, { signal: stopped }).catch(() => {});
  }
}
