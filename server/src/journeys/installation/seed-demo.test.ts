import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { requestStates } from "@bellhop/contract/requests";
import { afterAll, expect, test } from "vitest";
import { checkSignIn } from "../../domain/identity/index.ts";
import type { Config } from "../../platform/config.ts";
import { Secret } from "../../platform/crypto/secret.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { seedDemo } from "./seed-demo.ts";

const bellhop = await testBellhop({ WHATSAPP_GRAPH_URL: "http://127.0.0.1:9" });
const { services, ownerUrl } = bellhop;
await asOwner(ownerUrl, "select setval('venue_ids', 5000)");
// Half an hour before midnight in UTC it is the next day in Rome.
const now = bellhop.clock.now();
bellhop.clock.pass(new Date(now).setUTCHours(23, 30, 0, 0) - now.getTime());
const romesToday = new Intl.DateTimeFormat("en-CA", { timeZone: "Europe/Rome" }).format(bellhop.clock.now());

const first = await seedDemo(services, true);
const elsewhere = await mkdtemp(path.join(os.tmpdir(), "bellhop-"));
afterAll(() => rm(elsewhere, { recursive: true, force: true }));

/** The demo as a second start returns it. */
const opensAgain = (config: Partial<Config>) =>
  seedDemo({ ...services, config: { ...services.config, ...config } }, false);

test("the printed password signs in", async () => {
  const email = first?.emails[0] ?? "";
  const credentials = { email, password: first?.password ?? "", address: "192.0.2.1" };
  expect(await checkSignIn(services.db, services.config.secretKey, credentials)).toMatchObject({
    outcome: "signed_in",
  });
});

test("a later start prints the same, and says that a new DEMO_PASSWORD has no effect", async () => {
  expect(await opensAgain({})).toEqual({ ...first, ignoresGivenPassword: false });
  expect(await opensAgain({ demoPassword: new Secret("another one") })).toEqual({
    ...first,
    ignoresGivenPassword: true,
  });
});

test("a process that did not create the demo prints a password only if it is the right one", async () => {
  expect(await opensAgain({ dataDir: elsewhere })).toMatchObject({
    emails: first?.emails,
    password: undefined,
    ignoresGivenPassword: false,
  });
  const wrong = { dataDir: elsewhere, demoPassword: new Secret("another one") };
  expect(await opensAgain(wrong)).toMatchObject({ password: undefined, ignoresGivenPassword: true });
  const right = { dataDir: elsewhere, demoPassword: new Secret(first?.password ?? "") };
  expect(await opensAgain(right)).toEqual({ ...first, ignoresGivenPassword: false });
});

test("DEMO=0 shows no demo, even if there is one", async () => {
  expect(await opensAgain({ demo: false })).toBeUndefined();
});

test("the demo's WhatsApp number belongs to its first venue, whatever its id", async () => {
  const routes = await asOwner(
    ownerUrl,
    "select routed_venue_id::int as venue_id, phone_number_id from number_routes where network = 'whatsapp'",
  );
  expect(routes).toEqual([{ venue_id: 5001, phone_number_id: "9001" }]);
});

test("the first hotel has requests in every state", async () => {
  const states = await asOwner(ownerUrl, "select distinct state from requests order by state", 5001);
  expect(states.map(({ state }) => state)).toEqual(requestStates.toSorted());
});

test("arrivals arrive on the venue's own date", async () => {
  const arrivals = await asOwner(
    ownerUrl,
    "select checkin::text from reservations where reservation_number = 'BV-20452'",
    5001,
  );
  expect(arrivals).toEqual([{ checkin: romesToday }]);
});
