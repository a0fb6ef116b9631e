// A hotel with 100,000 rows of each class that are due: the nightly run is killed with -9 again and again, deletes all of
// it and nothing else, and staff work meanwhile. `npm run prove -- retention [--rows N --kills N --seed S]`
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { parseArgs } from "node:util";
import { listVenues } from "@bellhop/contract/access";
import type { Call, InputOf, OutputOf } from "@bellhop/contract/call";
import { listConversations, takeOver } from "@bellhop/contract/conversations";
import { sendReply } from "@bellhop/contract/messages";
import { percentile } from "../../bench/statistics.ts";
import { startBellhopUnderTest } from "../../chaos/bellhop-under-test.ts";
import { until } from "../../chaos/waiting.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { addOldRows } from "../../server/src/testing/old-rows.ts";
import { randomFrom } from "../../server/src/testing/random.ts";
import { signInOverHttp } from "../../server/src/testing/sign-in-over-http.ts";

const { values } = parseArgs({
  options: {
    rows: { type: "string", default: "100000" },
    kills: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
  },
});
const rows = Number(values.rows);
const kills = Number(values.kills);
const random = randomFrom(Number(values.seed));
const dayMs = 86_400_000;
const email = "owner@belvedere.example";
const endsWithinMs = 30 * 60_000;
/** A process takes over a killed one's run after this long. */
const takesOverMs = 60_000;
/** During the run, 99 of 100 replies may take this many times as long as before it. */
const maxSlowdown = 10;

const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-retention-"));
const bellhop = await startBellhopUnderTest(dataDir, { DEMO: "1", CALLS_PER_MINUTE: "0" });
const wrong: string[] = [];
let token = "";
let venueId = 0;
try {
  await bellhop.start();
  token = await signIn();
  const { items } = await ask(listVenues, {});
  venueId = items.find(({ name }) => name === "Hotel Belvedere")?.venue_id ?? 0;
  const query = async (sql: string) => asOwner(await bellhop.ownerUrl(), sql, venueId);
  const count = async (sql: string) => Number((await query(`select count(*)::int as n from ${sql}`))[0]?.n);
  const young = () =>
    Promise.all([
      count("messages where text <> '' and text <> 'Old words' and author <> 'staff'"),
      count("conversations where last_text is not null and erased_at is null and last_text <> 'Old words'"),
      count("guests where name <> '' and name not like 'Guest %'"),
      count("stays"),
      count("audit_entries"),
    ]);
  const before = await young();
  const old = new Date(Date.now() - 730 * dayMs);
  const { left } = await addOldRows(query, { venueId, old, conversations: rows, others: rows });
  // The database does it automatically, within minutes.
  for (const table of [
    "guests",
    "conversations",
    "messages",
    "simulated_messages",
    "simulated_calls",
    "tasks",
  ])
    await query(`analyze ${table}`);
  console.log(`due: ${await left()}`);

  const usual: number[] = [];
  while (usual.length < 200) usual.push(await reply());
  const startedAt = Date.now();
  for (let kill = 0; kill < kills; kill += 1) {
    const was = String(await left());
    await runNow();
    // At any moment while it deletes, not before.
    await until(takesOverMs, async () => String(await left()) !== was);
    await pause(random.below(2_000));
    await bellhop.killServer();
    console.log(`killed ${kill + 1}/${kills}, left: ${await leftAfterStart()}`);
  }
  token = await signIn();
  await runNow();
  const replies: number[] = [];
  let rest = await left();
  const isDone = () => rest[0] === Math.floor(rows / 3) && rest.slice(2).every((n) => n === 0);
  await until(endsWithinMs, async () => {
    replies.push(await reply());
    rest = await left();
    return isDone();
  });
  if (!isDone()) wrong.push(`not all was deleted: ${rest}`);
  if (rest[1] !== Math.floor(rows / 3)) wrong.push(`${rest[1]} waiting conversations are left`);
  const after = await young();
  if (String(after) !== String(before)) wrong.push(`younger rows were ${before} and are ${after}`);
  const p99 = (times: number[]) => Math.round(percentile(times, 0.99));
  const [slow, usually] = [p99(replies), p99(usual)];
  if (slow > maxSlowdown * usually) wrong.push(`replies took ${slow} ms, ${usually} ms without the run`);

  /** Makes the next run due now; a run that was killed is taken over. */
  async function runNow() {
    await asOwner(
      await bellhop.ownerUrl(),
      "update pgboss.job set start_after = now() where name = 'apply-retention' and state in ('created', 'retry')",
    );
  }
  async function leftAfterStart() {
    await bellhop.start();
    return left();
  }
  async function reply() {
    const { items: open } = await ask(listConversations, { tab: "all", limit: 1 });
    const [conversation] = open;
    if (!conversation) return 0;
    const { conversation_id } = conversation;
    const beganAt = performance.now();
    await ask(takeOver, { conversation_id });
    const sent = { conversation_id, message_id: crypto.randomUUID(), text: "We are on our way." };
    await ask(sendReply, sent);
    await pause(100);
    return performance.now() - beganAt - 100;
  }
  async function signIn() {
    return signInOverHttp(bellhop.url, { email, password: bellhop.password });
  }
  async function ask<C extends Call>(call: C, input: InputOf<C>): Promise<OutputOf<C>> {
    const headers = {
      authorization: `Bearer ${token}`,
      "content-type": "application/json",
      ...(venueId && { "bellhop-venue": String(venueId) }),
    };
    const response = await fetch(`${bellhop.url}${call.path}`, {
      method: "POST",
      headers,
      body: JSON.stringify(input),
    });
    if (response.status !== 200) throw new Error(`${call.path}: ${response.status} ${await response.text()}`);
    return (await response.json()) as OutputOf<C>;
  }

  for (const line of wrong) console.log(line);
  const seconds = Math.round((Date.now() - startedAt) / 1_000);
  const outcome = {
    proof: "retention",
    holds: wrong.length === 0,
    rows,
    kills,
    seconds,
    replies: replies.length,
  };
  console.log(JSON.stringify({ ...outcome, reply_p99_ms: slow, before_p99_ms: usually, wrong }));
} finally {
  await bellhop.stop();
  await rm(dataDir, { recursive: true, force: true, maxRetries: 5 });
}
process.exit(wrong.length === 0 ? 0 : 1);
