// 10,000 guests write on one hotel's guest page at once, over two processes: each message is stored once, with one
// guest, and answered. Then, at half the rate at which they were answered, another hotel's guests wait at most a fifth
// longer than alone, for the receipt and for the answer. `npm run prove -- guests-at-once [--guests N]`
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { percentile } from "../../bench/statistics.ts";
import { startBellhopUnderTest } from "../../chaos/bellhop-under-test.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { portOfItsOwn } from "../../server/src/testing/port-of-its-own.ts";
import { spawnBellhop } from "../../server/src/testing/running-bellhop.ts";

const { values } = parseArgs({ options: { guests: { type: "string", default: "10000" } } });
const guests = Number(values.guests);
const atOnce = 400;
const neighbourSeconds = 40;
/** Between its guests' questions: 10,000 an hour would be a third of the whole load. */
const neighbourPauseMs = 350;
const maxSlowdown = 1.2;

type Page = { key: string; venueId: number };
const wrong: string[] = [];
const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-guests-"));
const env = {
  DEMO: "1",
  SECRET_KEY: "one secret key for both of the processes",
  TRUST_PROXY: "1",
  LOG_LEVEL: "error",
};
const bellhop = await startBellhopUnderTest(dataDir, env);
await bellhop.start();
const port = String(await portOfItsOwn());
const second = await spawnBellhop({
  env: {
    ...env,
    DATABASE_URL: await bellhop.ownerUrl(),
    DEMO_PASSWORD: bellhop.password,
    PUBLIC_URL: bellhop.url,
    PORT: port,
  },
});
try {
  await second.ready;
  const urls = [bellhop.url, `http://localhost:${port}`];
  const rows = await asOwner(
    await bellhop.ownerUrl(),
    "select venue_id, public_key from venues order by venue_id",
  );
  const [crowded, neighbour] = rows.map(({ venue_id, public_key }) => ({
    venueId: Number(venue_id),
    key: String(public_key),
  })) as [Page, Page];

  const write = async ({ key, venueId }: Page, index: number): Promise<number> => {
    const url = urls[index % urls.length] ?? "";
    const startedAt = performance.now();
    const cookie = `guest-${venueId}-${new URL(bellhop.url).port}=${randomBytes(32).toString("base64url")}`;
    const body = JSON.stringify({ sent_as: randomUUID(), text: "When is breakfast?" });
    const headers = { "content-type": "application/json", cookie, "x-forwarded-for": addressOf(index) };
    // The page does the same with what waits: again, with the same id, until it is stored.
    for (;;) {
      const answer = await fetch(`${url}/g/${key}/messages`, { method: "POST", headers, body });
      await answer.arrayBuffer();
      if (answer.status === 200) return performance.now() - startedAt;
      if (answer.status !== 429 && answer.status !== 503) throw new Error(`${answer.status}`);
      refused += 1;
      await pause(1_000 * (Number(answer.headers.get("retry-after")) || 1));
    }
  };

  let refused = 0;
  const startedAt = performance.now();
  await inParallel(guests, atOnce, (index) => write(crowded, index));
  const seconds = (performance.now() - startedAt) / 1000;
  const count = async (sql: string) =>
    Number(
      (await asOwner(await bellhop.ownerUrl(), `select count(*) as n from ${sql}`, crowded.venueId))[0]?.n,
    );
  const isQuestion = "author = 'guest' and text = 'When is breakfast?' and provider_message_id like '%/%'";
  const stored = await count(`messages where ${isQuestion}`);
  const sessions = await count("guest_sessions");
  console.log(
    `${stored} messages of ${sessions} guests in ${seconds.toFixed(0)} s, ${refused} times asked to wait`,
  );
  if (stored !== guests) wrong.push(`${guests} messages were accepted, ${stored} are stored`);
  if (sessions !== guests) wrong.push(`${guests} guests wrote, ${sessions} have a session`);

  const conversationsAnswered = () =>
    count(
      `(select distinct conversation_id from messages where author = 'assistant' and conversation_id in
        (select conversation_id from messages where ${isQuestion})) as answered`,
    );
  const backlog = new AbortController();
  const neighbourMeanwhile = neighbourP95(backlog.signal);
  let answered = 0;
  for (let stalled = 0; answered < guests && stalled < 30; ) {
    await pause(2_000);
    const now = await conversationsAnswered();
    stalled = now > answered ? 0 : stalled + 1;
    answered = now;
  }
  const answeredIn = (performance.now() - startedAt) / 1000;
  backlog.abort();
  const besideBacklog = await neighbourMeanwhile;
  const rate = guests / answeredIn;
  console.log(`${answered} conversations answered in ${answeredIn.toFixed(0)} s`);
  if (answered < guests) wrong.push(`${guests} guests wrote, ${answered} have an answer`);

  const alone = await neighbourP95();
  const stop = new AbortController();
  const load = steadily(rate / 2, stop.signal, (index) => write(crowded, guests + index));
  await pause(3_000);
  const beside = await neighbourP95();
  stop.abort();
  await load;
  console.log(
    `neighbour's p95 to the answer while the others wait for theirs: ${besideBacklog.answer.toFixed(0)} ms`,
  );
  for (const wait of ["receipt", "answer"] as const) {
    const [before, after] = [alone[wait], beside[wait]];
    console.log(
      `neighbour's p95 to the ${wait}: ${before.toFixed(0)} ms alone, ${after.toFixed(0)} ms beside ${(rate / 2).toFixed(0)} questions a second`,
    );
    if (after > before * maxSlowdown)
      wrong.push(`the neighbour waits ${(after / before).toFixed(2)} times as long for the ${wait}`);
  }

  /** In milliseconds, of guests who write one after the other. */
  async function neighbourP95(signal?: AbortSignal): Promise<{ receipt: number; answer: number }> {
    const times: number[] = [];
    const since = new Date();
    const until = performance.now() + neighbourSeconds * 1000;
    for (let index = 0; performance.now() < until && !signal?.aborted; index++) {
      times.push(await write(neighbour, index));
      await pause(neighbourPauseMs);
    }
    await pause(5_000);
    const answers = await asOwner(
      await bellhop.ownerUrl(),
      `select extract(epoch from answer.created_at - question.created_at) * 1000 as ms
       from messages question join messages answer using (venue_id, conversation_id)
       where question.author = 'guest' and answer.author = 'assistant'
         and question.created_at > '${since.toISOString()}'`,
      neighbour.venueId,
    );
    if (answers.length < times.length)
      wrong.push(`${times.length - answers.length} of the neighbour wait longer`);
    return {
      receipt: percentile(times, 0.95),
      answer: percentile(
        answers.map(({ ms }) => Number(ms)),
        0.95,
      ),
    };
  }
  const outcome = {
    guests,
    seconds: Math.round(seconds),
    answeredIn: Math.round(answeredIn),
    refused,
    besideBacklog,
    alone,
    beside,
  };
  for (const line of wrong) console.log(line);
  console.log(JSON.stringify({ proof: "guests-at-once", holds: wrong.length === 0, ...outcome }));
} finally {
  await second.stop();
  await bellhop.stop();
  await rm(dataDir, { recursive: true, force: true });
}
process.exit(wrong.length === 0 ? 0 : 1);

/** Guests come from many networks. */
function addressOf(index: number): string {
  return `10.${(index >> 16) & 255}.${(index >> 8) & 255}.${index & 255}`;
}

async function inParallel(count: number, max: number, work: (index: number) => Promise<unknown>) {
  let next = 0;
  const worker = async () => {
    while (next < count) await work(next++);
  };
  await Promise.all(Array.from({ length: max }, worker));
}

/** Starts work at a steady rate, whatever it takes. */
async function steadily(perSecond: number, signal: AbortSignal, work: (index: number) => Promise<unknown>) {
  const running = new Set<Promise<unknown>>();
  for (let index = 0; !signal.aborted; index++) {
    const one = work(index).finally(() => running.delete(one));
    running.add(one);
    await pause(1000 / perSecond);
  }
  await Promise.all(running);
}
