import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { afterAll, expect, test } from "vitest";
import { checkSignIn } from "../domain/identity/index.ts";
import type { Config } from "../platform/config.ts";
import { Secret } from "../platform/crypto/secret.ts";
import { asOwner } from "../testing/as-owner.ts";
import { testBellhop } from "../testing/bellhop.ts";
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

/** The demo as another start sees it. */
const opensAgain = (config: Partial<Config>) =>
  seedDemo({ ...services, config: { ...services.config, ...config } }, false);

test("the password that is printed signs in", async () => {
  const email = first?.emails[0] ?? "";
  const credentials = { email, password: first?.password ?? "", address: "192.0.2.1" };
  expect(await checkSignIn(services.db, services.config.secretKey, credentials)).toMatchObject({
    outcome: "signed_in",
  });
});

test("a later start prints the same, and says where DEMO_PASSWORD came too late", async () => {
  expect(await opensAgain({})).toEqual({ ...first, ignoresGivenPassword: false });
  expect(await opensAgain({ demoPassword: new Secret("another one") })).toEqual({
    ...first,
    ignoresGivenPassword: true,
  });
});

test("a process that did not open the demo prints a password only where it is given the right one", async () => {
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

test("DEMO=0 shows no demo, also where one was opened before", async () => {
  expect(await opensAgain({ demo: false })).toBeUndefined();
});

test("the demo's number on WhatsApp is its first venue's, whatever that one's id", async () => {
  const routes = await asOwner(
    ownerUrl,
    "select routed_venue_id::int as venue_id, phone_number_id from number_routes where network = 'whatsapp'",
  );
  expect(routes).toEqual([{ venue_id: 5001, phone_number_id: "9001" }]);
});

test("who arrives today arrives on the venue's own today", async () => {
  const arrivals = await asOwner(
    ownerUrl,
    "select checkin::text from reservations where reservation_number = 'BV-20452'",
    5001,
  );
  expect(arrivals).toEqual([{ checkin: romesToday }]);
});
