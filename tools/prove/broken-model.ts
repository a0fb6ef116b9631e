// `npm run prove -- broken-model`: a model that closes each connection, and one that never answers. Guests ask 30 things in
// everyday words, which the rules alone are not sure of, on the guest page. Each is answered within 6 s after the pause
// while Bellhop still asks the model, within 2 s once the circuit breaker is open; receipts do not wait meanwhile, and staff
// see the reason.
import { randomBytes, randomUUID } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { readHealth } from "@bellhop/contract/health";
import { changeSettings } from "@bellhop/contract/settings";
import { percentile } from "../../bench/statistics.ts";
import { startBellhopUnderTest } from "../../chaos/bellhop-under-test.ts";
import { until } from "../../chaos/waiting.ts";
import { burstPauseMs } from "../../server/src/journeys/guests/guest-writes.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { startModel } from "../../server/src/testing/running-model.ts";
import { askAsOwner } from "./ask-as-owner.ts";

const asks = [
  "my mum was wondering from when the coffee and rolls are out",
  "until what hour do we have to have our stuff out on the last day",
  "from when could we get into the room on saturday",
  "somewhere to leave the van overnight, and what would that set us back",
  "can the dog come along, he is tiny",
  "whats the code thing for the internet up here",
  "is there anywhere to swim",
  "can the kids splash about before dinner",
  "how do we get to you from the airport without a car",
  "would somebody fetch us from the station",
  "is there something to eat late in the evening",
  "my son can't have anything with gluten, is that ok for you",
  "could we get a little bed for the baby",
  "do the little ones pay the same",
  "we want to steam a bit, what do you have",
  "is there a room to lift some weights",
  "can you hold our bags after we leave the room",
  "we land at midnight, is anybody there to let us in",
  "is there a lift, granny has bad knees",
  "can I plug in my tesla",
  "do you have bikes we could use",
  "somewhere to smoke?",
  "what if we have to call it all off",
  "can we pay by card or just notes",
  "what is that city tax thing",
  "do you iron shirts or wash things",
  "is it quiet at night, we sleep badly",
  "is there a tv with english channels",
  "could we stay in bed a bit longer on sunday",
  "what is there to do nearby when it rains",
];
const askEveryMs = 400;
const within = { asked: 6_000, leftAlone: 2_000 };

const wrong: string[] = [];
const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-model-"));
const stand = await startModel();
const bellhop = await startBellhopUnderTest(folder, {
  DEMO: "1",
  TRUST_PROXY: "1",
  LOG_LEVEL: "fatal",
  MODEL_BASE_URL: stand.baseUrl,
  MODEL_NAME: "small",
});
const outcomes: object[] = [];
try {
  for (const reader of ["dead", "slow"]) {
    // A new process has not given the model up yet.
    await bellhop.start();
    outcomes.push({ reader, ...(await askWith(reader)) });
    await stand.clear();
    await bellhop.stop();
  }
} finally {
  await bellhop.stop();
  await stand.stop();
  await rm(folder, { recursive: true, force: true });
}
for (const line of wrong) console.log(line);
console.log(JSON.stringify({ proof: "broken-model", holds: wrong.length === 0, outcomes }));
process.exit(wrong.length === 0 ? 0 : 1);

async function askWith(reader: string) {
  const ownerUrl = await bellhop.ownerUrl();
  const [venue] = await asOwner(
    ownerUrl,
    "select venue_id, public_key from venues order by venue_id limit 1",
  );
  const venueId = Number(venue?.venue_id);
  const ask = askAsOwner(bellhop);
  await ask(changeSettings, { readings: { enabled: true } });
  await stand.readAs(reader);

  const [clock] = await asOwner(ownerUrl, "select now()::text as since");
  const since = String(clock?.since);
  const receipts: number[] = [];
  const page = { key: String(venue?.public_key), venueId };
  for (const [nth, text] of asks.entries()) {
    receipts.push(await write(page, text, nth));
    await pause(askEveryMs);
  }
  const answers = () =>
    asOwner(
      ownerUrl,
      `select extract(epoch from min(a.created_at) - q.created_at) * 1000 as ms, r.failure,
         r.input_tokens is not null as was_called
       from messages q
       left join messages a on a.venue_id = q.venue_id and a.conversation_id = q.conversation_id
         and a.author = 'assistant' and a.created_at > q.created_at
       left join readings r on r.venue_id = a.venue_id and r.message_id = a.message_id
       where q.author = 'guest' and q.provider_message_id like '%/%' and q.created_at >= '${since}'
       group by q.message_id, q.created_at, r.failure, r.input_tokens`,
      venueId,
    );
  await until(60_000, async () => (await answers()).every(({ ms }) => ms !== null));
  const rows = (await answers()).map(({ ms, failure, was_called }) => ({
    ms: Number(ms) - burstPauseMs,
    failure: failure === null ? null : String(failure),
    wasCalled: was_called === true,
  }));
  const readings = rows.filter(({ failure }) => failure !== null);
  const withCallMs = readings.filter(({ wasCalled }) => wasCalled).map(({ ms }) => ms);
  const leftAlone = readings.filter(({ wasCalled }) => !wasCalled).map(({ ms }) => ms);
  const slowest = (times: number[]) => Math.round(Math.max(0, ...times));
  if (rows.length !== asks.length) wrong.push(`${reader}: ${rows.length} of ${asks.length} answered`);
  if (leftAlone.length === 0) wrong.push(`${reader}: the model was never left alone`);
  if (slowest(withCallMs) > within.asked) wrong.push(`${reader}: ${slowest(withCallMs)} ms with a call`);
  if (slowest(leftAlone) > within.leftAlone) wrong.push(`${reader}: ${slowest(leftAlone)} ms without a call`);
  const { parts } = await ask(readHealth, {});
  const { reason } = parts.find(({ part }) => part === "model") ?? {};
  if (!readings.some(({ failure }) => failure === reason)) wrong.push(`${reader}: staff see ${reason}`);
  return {
    answered: rows.length,
    calls: withCallMs.length,
    slowestWithCall: slowest(withCallMs),
    leftAlone: leftAlone.length,
    slowestWithoutCall: slowest(leftAlone),
    receiptP95: Math.round(percentile(receipts, 0.95)),
    reason,
  };
}

/** In milliseconds until the receipt. */
async function write(
  { key, venueId }: { key: string; venueId: number },
  text: string,
  nth: number,
): Promise<number> {
  const startedAt = performance.now();
  const cookie = `guest-${venueId}-${new URL(bellhop.url).port}=${randomBytes(32).toString("base64url")}`;
  const response = await fetch(`${bellhop.url}/g/${key}/messages`, {
    method: "POST",
    headers: { "content-type": "application/json", cookie, "x-forwarded-for": `10.0.0.${nth}` },
    body: JSON.stringify({ sent_as: randomUUID(), text }),
  });
  if (response.status !== 200) throw new Error(`A guest's message: ${response.status}`);
  return performance.now() - startedAt;
}
