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
import {
  amend,
  amendmentNames,
  book,
  moveToZone,
  openWorld,
} from "../../server/src/testing/journey/amend.ts";
import {
  clockChange,
  dueIn,
  type Expected,
  hasWordsOf,
  heldBackAt,
  note,
  noteDropped,
} from "../../server/src/testing/journey/model.ts";
import { openMovedClock } from "../../server/src/testing/moved-clock.ts";
import { randomFrom } from "../../server/src/testing/random.ts";
import { planMany } from "./journey/plan-many.ts";
import {
  askEither,
  holdSending,
  readSent,
  releaseSending,
  runMinute,
  writeAsGuest,
} from "./journey/world.ts";

const { values } = parseArgs({
  options: {
    count: { type: "string", default: "1000" },
    kills: { type: "string", default: "40" },
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
/** Each begins some days before the clocks of its zone change: forward, forward, back. */
const seasons = [
  { from: "2027-03-20T10:07:00Z", zone: "Europe/Rome", changesAt: "2027-03-28T01:00:00Z" },
  { from: "2027-09-28T10:07:00Z", zone: "Australia/Lord_Howe", changesAt: "2027-10-02T15:30:00Z" },
  { from: "2027-10-24T10:07:00Z", zone: "Europe/Rome", changesAt: "2027-10-31T01:00:00Z" },
] as const;
const wrong: string[] = [];
const began = Date.now();

const folder = await mkdtemp(path.join(os.tmpdir(), "bellhop-journey-"));
const clock = openMovedClock(path.join(folder, "clock"), new Date(seasons[0].from));
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
/** Messages that did not leave, because their stays had changed while they waited. */
let dropped = 0;
/** Runs after which something was left for the next minute. */
let late = 0;
const kinds = new Map<string, number>();
const ways = new Map<string, number>();
const clockChanges = { forward: 0, back: 0 };
const add = (counts: Map<string, number>, name: string) => counts.set(name, (counts.get(name) ?? 0) + 1);
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
    const hands = { now: clock.now, ask: askEither(where), write: writeAsGuest(where, clock, number) };
    const world = await openWorld(hands);
    await runMinute(postgres.url);
    const random = randomFrom(seed);
    // Enough to be sent for each step to be met.
    for (let more = Math.min(40, count); more > 0; more--) await book({ world, hands, random });
    // Deaths come one after the other, all along the way.
    const deaths = Number(values.kills) + failpoints.length;
    const nextDeath = openGate(() => (amendments * (deaths + 1)) / count);
    let areOver = false;
    const dying = { now: 0, past: 0 };
    const plans = Promise.all(
      processes.map((bellhop, at) =>
        runKillPlan(
          {
            kills: Math.ceil(Number(values.kills) / processes.length),
            postgresKills: 0,
            failpoints: failpoints.filter((_, step) => step % 2 === at),
            async next() {
              await nextDeath();
              dying.now += 1;
            },
            say(line) {
              dying.now -= 1;
              dying.past += 1;
              console.log(`process ${at + 1}: ${line}`);
            },
          },
          bellhop,
          randomFrom(seed + at),
        ),
      ),
    ).finally(() => {
      areOver = true;
    });
    const log: string[] = [];
    let comparedAt = clock.now().getTime();

    /** What was compared before, with its message. Anything else counts, also if it was sent before this run. */
    const known = new Map<string, string>();
    const isDropped = new Set<string>();

    /** Reads what was sent, and notes what has not left because its stay had changed: it is due again. */
    async function read() {
      const all = (await readSent(postgres.url, venueId)).filter((one) => world.stays.has(one.stay));
      // A message that takes the place of another one: that one was dropped, or the guest gets both.
      const now = await asOwner(
        postgres.url,
        "select message_id from messages where author = 'rule' and failure_code = 'stay_changed'",
        venueId,
      );
      const droppedNow = new Set(now.map(({ message_id }) => String(message_id)));
      for (const one of all) {
        const before = known.get(inWords(one));
        if (before === undefined || !droppedNow.has(before)) continue;
        isDropped.add(before);
        known.delete(inWords(one));
        noteDropped(world, one);
        dropped += 1;
      }
      for (const one of all) {
        const before = known.get(inWords(one));
        if (before !== undefined && before !== one.message) wrong.push(`doubled: ${inWords(one)}`);
      }
      return all.filter((one) => !isDropped.has(one.message));
    }

    /** Compares what the run sends with the model. */
    async function compare() {
      const diedBefore = dying.past;
      const from = clock.now().getTime();
      await read();
      const before = dueIn(world, from);
      const run = async () => {
        await runMinute(postgres.url);
        return (await read()).filter((one) => !known.has(inWords(one)));
      };
      const isMissing = (one: Expected, among: readonly { rule: string; stay: string; person: string }[]) =>
        !among.some((other) => inWords(other) === inWords(one));
      let added = await run();
      let until = clock.now().getTime();
      let after = dueIn(world, until);
      const behind = `after ${log.slice(-6).join(", ")} at ${new Date(from).toISOString()}`;
      // After a death, and only then, the rest may be sent by the run of the next minute.
      if (before.some((one) => isMissing(one, added) && !isMissing(one, after))) {
        late += 1;
        if (dying.now === 0 && dying.past === diedBefore) wrong.push(`late without a death: ${behind}`);
        added = await run();
        until = clock.now().getTime();
        after = dueIn(world, until);
      }
      // The run takes time: what is due only at its begin or only at its end may be sent or not.
      const perhaps = [from, until].flatMap((at) => dueIn(world, at, { perhaps: true }));
      const may = new Map([...before, ...after, ...perhaps].map((one) => [inWords(one), one]));
      const words = new Set(added.map(inWords));
      for (const one of added) known.set(inWords(one), one.message);
      for (const one of added) {
        const rule = world.rules.get(one.rule);
        add(ways, one.way);
        if (!may.has(inWords(one))) wrong.push(`stale: ${inWords(one)} ${behind}`);
        else if (one.way === "whatsapp_text" && rule && !hasWordsOf(rule, one.text))
          wrong.push(`old text: ${inWords(one)} "${one.text}" ${behind}`);
      }
      for (const one of before)
        if (isMissing(one, added) && !isMissing(one, after)) wrong.push(`missing: ${inWords(one)} ${behind}`);
      note(
        world,
        [...may.values()].filter((one) => words.has(inWords(one))),
      );
      // A run that has not died decides this; another one may have.
      const isCertain = dying.now === 0 && dying.past === diedBefore;
      for (const one of heldBackAt(world, from))
        (isCertain ? world.heldBack : world.perhapsHeldBack).add(one);
      for (const one of heldBackAt(world, until)) world.perhapsHeldBack.add(one);
      sent += added.length;
      const change = until - comparedAt < 24 * hourMs ? clockChange(world.timezone, comparedAt, until) : 0;
      if (change > 0) clockChanges.forward += 1;
      if (change < 0) clockChanges.back += 1;
      comparedAt = until;
    }

    let isHeld = false;
    let saidAt = Date.now();
    let season = 0;
    // Deaths at steps need something to do.
    while ((amendments < count || (!areOver && amendments < 1.5 * count)) && wrong.length < 20) {
      const nextSeason = Math.min(seasons.length - 1, Math.floor((amendments / count) * seasons.length));
      if (nextSeason > season) {
        season = nextSeason;
        await clock.pass(Date.parse(seasons[season]?.from ?? "") - clock.now().getTime());
        await compare();
      }
      for (let more = random.between(1, 5); more > 0; more--) {
        const zone = world.timezone;
        const name = await amend({ world, hands, random });
        log.push(name);
        add(kinds, name);
        amendments += 1;
        nextDeath.look();
        // Other zones show other times, without a change of clocks.
        if (world.timezone !== zone) comparedAt = clock.now().getTime();
        // A rule that is switched on is looked at straight away.
        if (name === "switched on") await compare();
      }
      const passes = random.between(1, 9) * hourMs + 60_000;
      const { zone = "", changesAt = "" } = seasons[season] ?? {};
      const untilChange = Date.parse(changesAt) - clock.now().getTime();
      if (untilChange > 0 && untilChange <= passes && world.timezone !== zone) {
        await moveToZone({ world, hands }, zone);
        comparedAt = clock.now().getTime();
      }
      await clock.pass(passes);
      if (isHeld ? random.chance(0.5) : random.chance(0.15)) {
        await (isHeld ? releaseSending : holdSending)(postgres.url, venueId);
        isHeld = !isHeld;
      }
      await compare();
      if (Date.now() - saidAt > 20_000) {
        saidAt = Date.now();
        console.log(`${amendments} amendments, ${sent} sent, ${clock.now().toISOString()}`);
      }
    }
    if (isHeld) await releaseSending(postgres.url, venueId);
    nextDeath.open();
    for (const { faults } of await plans)
      wrong.push(...faults.map(({ kind, where: at }) => `${kind}: ${at}`));
    const never = amendmentNames.filter((name) => !kinds.has(name));
    if (count >= 1000 && never.length > 0) wrong.push(`never: ${never.join(", ")}`);
    if (count >= 200 && dropped === 0) wrong.push("never: dropped");
    if (count >= 1000 && Math.min(clockChanges.forward, clockChanges.back) === 0)
      wrong.push(`clock changes: ${JSON.stringify(clockChanges)}`);
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
    ...{
      seed,
      amendments,
      sent,
      dropped,
      late,
      kills: Number(values.kills) + failpoints.length,
      wrong: wrong.length,
    },
    ...{ clockChanges, ways: Object.fromEntries(ways), kinds: Object.fromEntries(kinds) },
    ...speed?.figures,
    seconds: Math.round((Date.now() - began) / 1_000),
  }),
);
process.exit(wrong.length === 0 ? 0 : 1);

function inWords({ rule, stay, person }: Pick<Expected, "rule" | "stay" | "person">) {
  return `${rule} ${stay} ${person}`;
}

/** Lets one caller pass each time that `reached` has grown by one; all of them once it is open. */
function openGate(reached: () => number) {
  let passed = 0;
  let isOpen = false;
  const waiting: (() => void)[] = [];
  const look = () => {
    while (waiting.length > 0 && (isOpen || passed + 1 <= reached())) {
      passed += 1;
      waiting.shift()?.();
    }
  };
  const next = () =>
    new Promise<void>((resolve) => {
      waiting.push(resolve);
      look();
    });
  return Object.assign(next, {
    look,
    open() {
      isOpen = true;
      look();
    },
  });
}
