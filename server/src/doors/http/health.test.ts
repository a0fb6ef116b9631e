import { type HealthPart, type PartHealth, readHealth } from "@bellhop/contract/health";
import { changeSettings } from "@bellhop/contract/settings";
import { afterEach, expect, test } from "vitest";
import { raiseChannelAlert } from "../../domain/alerts/index.ts";
import { stopSending } from "../../domain/whatsapp/index.ts";
import { viewHealth } from "../../journeys/installation/view-health.ts";
import { openLog } from "../../platform/log.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { type Caller, signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";
import { testDatabase } from "../../testing/test-database.ts";
import { wireTo } from "../../testing/wire-to.ts";

const secrets = { WHATSAPP_APP_SECRET: "an-app-secret", WHATSAPP_VERIFY_TOKEN: "a-verify-token" };
const { url } = await testDatabase();
const wire = await wireTo(url);
const bellhop = await testBellhop({ ...secrets, DOORS: "http,webhooks,jobs" }, openLog("fatal"), wire);
const { services } = bellhop;
const hotel = await openHotel(services, "Hotel Alpha", "777101");
const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const { sub } = await addColleague(services, hotel, "staff");
const receptionist = await signedIn(bellhop, sub, hotel.venueId);
afterEach(() => wire.carry());

async function partsOf(who: Caller): Promise<Record<HealthPart, PartHealth>> {
  const { status, body } = await who.ask(readHealth, {});
  expect(status).toBe(200);
  return Object.fromEntries(body.parts.map((one) => [one.part, one])) as Record<HealthPart, PartHealth>;
}
const statesOf = async (who: Caller) =>
  Object.fromEntries(Object.entries(await partsOf(who)).map(([part, { state }]) => [part, state]));

test("everyone at the hotel sees which parts work and which are not set up", async () => {
  const expected = {
    database: "works",
    files: "works",
    whatsapp: "works",
    model: "off",
    mail: "off",
    payments: "off",
    jobs: "works",
  };
  await owner.ask(changeSettings, { functionality: { whatsapp: true } });
  expect(await statesOf(owner)).toEqual(expected);
  expect(await statesOf(receptionist)).toEqual(expected);
});

test("a number that WhatsApp refuses is down since the alert, with the messages that wait", async () => {
  const refused = await openHotel(services, "Hotel Refused", "777102");
  const itsOwner = await signedIn(bellhop, refused.owner.sub, refused.venueId);
  await itsOwner.ask(changeSettings, { functionality: { whatsapp: true } });
  const since = await services.db.atVenue(refused.venueId, async (at) => {
    await stopSending(at, refused.channelId, "account_blocked");
    await raiseChannelAlert(at, "connection_broken", refused.channelId, "");
    return at.now.toISOString();
  });
  bellhop.clock.pass(60_000);
  expect((await partsOf(itsOwner)).whatsapp).toEqual({
    part: "whatsapp",
    state: "down",
    reason: "account_blocked",
    since,
    waiting: 0,
  });
});

test("a job that has failed for good is told", async () => {
  const add = (state: string, queue: string, columns: string, ago: string) =>
    asOwner(
      url,
      `insert into pgboss.job (name, data, state, ${columns}) values ('${queue}', '{}', '${state}', now() - interval '${ago}')`,
    );
  await add("created", "dead-letters", "created_on", "2 hours");
  expect((await partsOf(owner)).jobs).toMatchObject({ state: "degraded", reason: "jobs_failed" });
  await asOwner(url, "delete from pgboss.job where name = 'dead-letters'");
  expect((await partsOf(owner)).jobs.state).toBe("works");
});

test("a database that stops answering is not waited for, and the parts in it are unknown", async () => {
  // A check that took too long runs on, and would be waited for in place of a new one.
  await expect.poll(async () => Object.values(await statesOf(owner))).not.toContain("unknown");
  wire.hang();
  // Not by the call: its sign-in needs the database as well.
  const health = await viewHealth(services, hotel.venueId);
  expect(Object.fromEntries(health.parts.map(({ part, state }) => [part, state]))).toEqual({
    database: "down",
    files: "works",
    whatsapp: "unknown",
    // The venue may have its own model.
    model: "unknown",
    mail: "off",
    payments: "off",
    jobs: "unknown",
  });
});
