// Messages that a venue sends first, over two processes that are killed with -9 at each step and at random, while bookings
// are amended and the clock moves: nothing stale, nothing twice, nothing missing against a separate model. Then how long
// it takes to plan many. `npm run prove -- journey [--count N --kills N --seed S --reservations N]`
import { randomBytes } from "node:crypto";
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { startBellhopUnderTest } from "../../chaos/bellhop-under-test.ts";
import { runKillPlan } from "../../chaos/deaths.ts";
import { simulatorAppSecret, simulatorNumberId } from "../../server/src/domain/simulator/index.ts";
import { Secret } from "../../server/src/platform/crypto/secret.ts";
import { startEmbeddedPostgres } from "../../server/src/platform/embedded-postgres/index.ts";
import { openLog } from "../../server/src/platform/log.ts";
import { asOwner } from "../../server/src/testing/as-owner.ts";
import { amend, book, openWorld } from "../../server/src/testing/journey/amend.ts";
import { dueIn, type Expected, note } from "../../server/src/testing/journey/model.ts";
import { randomFrom } from "../../server/src/testing/random.ts";
import { planMany } from "./journey/plan-many.ts";
import { askEither, openMovedClock, readSent, runMinute, writeAsGuest } from "./journey/world.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000" },
    kills: { type: "string", default: "10" },
    seed: { type: "string", default: "1" },
    reservations: { type: "string", default: "50000" },
  },
});
const count = Number(values.count);
const seed = Number(values.seed);
const failpoints = [
  "proactive.noted",
  "proactive.before-commit",
  "job.claimed",
  "job.worked",
  "outbound.attempt-committed",
  "outbound.outcome-added",
];
const hourMs = 3_600_000;
const wrong: string[] = [];
const began = Date.now();

const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-journey-"));
const clock = openMovedClock(path.join(folder, "clock"), new Date("2027-03-20T10:07:00Z"));
const postgres = await startEmbeddedPostgres({ dataDir: folder, log: openLog("fatal") });
const secretKey = randomBytes(32).toString("hex");
const env = {
  ...clock.env,
  DATABASE_URL: postgres.url,
  DEMO: "1",
  DEMO_PASSWORD: "a-password-for-the-proof",
  SECRET_KEY: secretKey,
  CALLS_PER_MINUTE: "0",
  LOG_LEVEL: "fatal",
};
let amendments = 0;
let sent = 0;
try {
  const processes = [
    await startBellhopUnderTest(path.join(folder, "first"), env),
    await startBellhopUnderTest(path.join(folder, "second"), env),
  ];
  try {
    for (const bellhop of processes) await bellhop.start();
    const [venue] = await asOwner(postgres.url, "select venue_id from venues order by venue_id limit 1");
    const venueId = Number(venue?.venue_id);
    const where = {
      urls: processes.map(({ url }) => url),
      password: env.DEMO_PASSWORD,
      venueId,
      now: clock.now,
    };
    const number = {
      appSecret: simulatorAppSecret(new Secret(secretKey)),
      phoneNumberId: simulatorNumberId(venueId),
    };
    const hands = { now: clock.now, ask: askEither(where), write: writeAsGuest(where, number) };
    const world = await openWorld(hands);
    await runMinute(postgres.url);
    const random = randomFrom(seed);
    // Enough to be sent for each step to be met.
    for (let more = Math.min(40, count); more > 0; more--) await book({ world, hands, random });
    const plans = processes.map((bellhop, at) =>
      runKillPlan(
        {
          kills: Number(values.kills) / processes.length,
          postgresKills: 0,
          failpoints: failpoints.filter((_, step) => step % 2 === at),
          say: (line) => console.log(`process ${at + 1}: ${line}`),
        },
        bellhop,
        randomFrom(seed + at),
      ),
    );
    const log: string[] = [];

    /** Compares what the run sends with the model. */
    async function compare() {
      const known = new Set((await readSent(postgres.url, venueId)).map(inWords));
      const expected = dueIn(world, clock.now().getTime());
      await runMinute(postgres.url);
      const all = (await readSent(postgres.url, venueId))
        .filter(({ stay }) => world.stays.has(stay))
        .map(inWords);
      const added = new Set(all.filter((one) => !known.has(one)));
      const due = new Set(expected.map(inWords));
      const after = log.slice(-6).join(", ");
      for (const one of added) if (!due.has(one)) wrong.push(`stale: ${one} after ${after}`);
      for (const one of due) if (!added.has(one)) wrong.push(`missing: ${one} after ${after}`);
      note(world, expected);
      sent += added.size;
    }

    let saidAt = Date.now();
    while (amendments < count && wrong.length < 20) {
      for (let more = random.between(1, 5); more > 0; more--) {
        const name = await amend({ world, hands, random });
        log.push(name);
        amendments += 1;
        // A rule that is switched on is looked at straight away.
        if (name === "switch") await compare();
      }
      await clock.pass(random.between(1, 9) * hourMs + 60_000);
      await compare();
      if (Date.now() - saidAt > 20_000) {
        saidAt = Date.now();
        console.log(`${amendments} amendments, ${sent} sent, ${clock.now().toISOString()}`);
      }
    }
    for (const { faults } of await Promise.all(plans))
      wrong.push(...faults.map(({ kind, where: at }) => `${kind}: ${at}`));
    const [judged] = await asOwner(
      postgres.url,
      `select (select count(*) from messages where author = 'rule')::int as messages,
         (select count(*) from (select 1 from proactive_sends where message_id is not null
            group by message_id having count(*) > 1) twice)::int as shared,
         (select count(*) from (select 1 from send_attempts join messages using (venue_id, message_id)
            where author = 'rule' and outcome = 'sent' group by message_id having count(*) > 1) twice)::int as doubled,
         (select count(*) from proactive_sends p where p.state = 'sent' and not exists (
            select from messages m where m.venue_id = p.venue_id and m.message_id = p.message_id))::int as lost`,
      venueId,
    );
    const { shared, doubled, lost } = judged ?? {};
    if (Number(shared) + Number(doubled) + Number(lost) > 0)
      wrong.push(`messages: ${JSON.stringify(judged)}`);
  } finally {
    for (const bellhop of processes) await bellhop.stop();
  }
} finally {
  await postgres.stop();
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

const reservations = Number(values.reservations);
const speed = reservations > 0 ? await planMany(reservations) : undefined;
wrong.push(...(speed?.wrong ?? []));
for (const line of wrong.slice(0, 40)) console.log(line);
console.log(
  JSON.stringify({
    proof: "journey",
    holds: wrong.length === 0,
    ...{ amendments, sent, kills: Number(values.kills) + failpoints.length, wrong: wrong.length },
    ...speed?.figures,
    seconds: Math.round((Date.now() - began) / 1_000),
  }),
);
process.exit(wrong.length === 0 ? 0 : 1);

function inWords({ rule, stay, person }: Pick<Expected, "rule" | "stay" | "person">) {
  return `${rule} ${stay} ${person}`;
}
