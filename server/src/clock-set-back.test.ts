import pg from "pg";
import { expect, test } from "vitest";
import { moveJobs } from "./platform/jobs/set-back-clock.ts";
import { openLog } from "./platform/log.ts";
import { asOwner } from "./testing/as-owner.ts";
import { testBellhop } from "./testing/bellhop.ts";
import { openHotel } from "./testing/cast.ts";
import { guestBrowser, guestPageKeys } from "./testing/guest-browser.ts";
import { writeOnWhatsapp } from "./testing/webhook.ts";

const hourMs = 3_600_000;

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Alpha");
const setBack = () => bellhop.clock.set(new Date(bellhop.clock.now().getTime() - hourMs));
const ofGuest = (sql: string) => asOwner(bellhop.ownerUrl, sql, hotel.venueId);

test("a guest of the page who was limited waits no longer", async () => {
  const { publicKey } = await guestPageKeys(bellhop, hotel.venueId);
  const browser = guestBrowser(bellhop, publicKey);
  const write = async () => (await browser.write("Where is the pool?")).status;
  await expect.poll(write, { timeout: 20_000, interval: 1 }).toBe(429);
  setBack();
  // One more passes every three seconds.
  await expect.poll(write, { timeout: 20_000, interval: 1 }).toBe(429);
  bellhop.clock.pass(60_000);
  expect(await write()).toBe(200);
});

test("a guest who wrote just before is answered", async () => {
  await writeOnWhatsapp(bellhop, hotel.phoneNumberId, { phone: "15550901" }, "Is breakfast included?");
  setBack();
  bellhop.clock.pass(5_000);
  // Its job is moved, as by the process that watches the clock.
  await asOwner(
    bellhop.ownerUrl,
    "update pgboss.job set start_after = now() - interval '1 day' where name = 'answer-conversation'",
  );
  await bellhop.runDueJobs();
  expect(await ofGuest("select count(*)::int as n from messages where author = 'assistant'")).not.toEqual([
    { n: 0 },
  ]);
});

test("jobs from the future are moved; those that are planned for later keep their time", async () => {
  const client = new pg.Client({ connectionString: bellhop.ownerUrl });
  await client.connect();
  await client.query("set role bellhop_jobs");
  await client.query("delete from pgboss.job");
  const insert = (state: string, created: string, starts: string, started = "null") =>
    client.query(
      `insert into pgboss.job (name, state, created_on, start_after, started_on)
       values ('send-messages', '${state}', now() + '${created}', now() + '${starts}', ${started})`,
    );
  await insert("created", "59 min", "60 min");
  await insert("retry", "-10 min", "61 min");
  await insert("active", "59 min", "59 min", "now() + interval '1 hour'");
  await insert("created", "-1 min", "5 hours");
  const jobs = { executeSql: (text: string, values?: unknown[]) => client.query(text, values) };
  await moveJobs(jobs, 300, openLog("fatal"));
  const { rows } = await client.query(
    `select state, round(extract(epoch from start_after - now()) / 60)::int as starts,
       round(extract(epoch from started_on - now()) / 60)::int as started
     from pgboss.job order by state, starts`,
  );
  await client.end();
  expect(rows).toEqual([
    { state: "created", starts: 1, started: null },
    { state: "created", starts: 300, started: null },
    { state: "retry", starts: 0, started: null },
    { state: "active", starts: 59, started: 0 },
  ]);
});
