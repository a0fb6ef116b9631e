import { listAudit } from "@bellhop/contract/audit";
import { readHealth } from "@bellhop/contract/health";
import { connectModel, disconnectModel, readModel, testModel } from "@bellhop/contract/model";
import { changeSettings } from "@bellhop/contract/settings";
import { afterAll, beforeEach, expect, test } from "vitest";
import { addEntries } from "../../domain/knowledge/index.ts";
import { newId } from "../../platform/ids.ts";
import { openOwnReaders, openReader } from "../../platform/model/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHotel } from "../../testing/cast.ts";
import { fakeModel } from "../../testing/fake-model.ts";
import { startModel } from "../../testing/running-model.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";
import { publishFirstVersion } from "./staff-publishes-assistant.ts";

const key = "sk-of-the-venue-7Q2f";
const shared = await fakeModel();
const own = await fakeModel({ API_KEY: key });
const elsewhere = await startModel({ API_KEY: key });
afterAll(elsewhere.stop);
const hostOf = (url: string) => new URL(url).host;
const bellhop = await testBellhop({
  MODEL_BASE_URL: shared.baseUrl,
  MODEL_NAME: "shared",
  SAFE_FETCH_ALLOW: [own, elsewhere].map(({ baseUrl }) => hostOf(baseUrl)).join(","),
});
const { services } = bellhop;
const hotel = await openHotel(services, "Hotel Alpha");
const neighbour = await openHotel(services, "Hotel Beta");
const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const other = await signedIn(bellhop, neighbour.owner.sub, neighbour.venueId);

const chosen = { wire: "openai", base_url: own.baseUrl, name: "theirs", key, price: null } as const;

beforeEach(async () => {
  await owner.ask(disconnectModel, {});
  await bellhop.runDueJobs();
  for (const stand of [shared, own, elsewhere]) await stand.clear();
});

async function probed() {
  await bellhop.runDueJobs();
  return (await owner.ask(readModel, {})).body.probe;
}

test("a venue's own model is tested at once, and its key is shown nowhere", async () => {
  const { body } = await owner.ask(connectModel, chosen);
  expect(body.model).toEqual({
    wire: "openai",
    name: "theirs",
    host: hostOf(own.baseUrl),
    set_by: "venue",
    own: { base_url: own.baseUrl, key_ends: "7Q2f", price: null },
  });
  expect(await probed()).toMatchObject({ model: "theirs", done: 11, failure: null });
  expect(await own.requests()).toHaveLength(11);
  expect(await shared.requests()).toEqual([]);
  const audit = await owner.ask(listAudit, {});
  const rows = await asOwner(bellhop.ownerUrl, "select * from venue_models", hotel.venueId);
  expect(JSON.stringify([body, audit.body, rows])).not.toContain("of-the-venue");
  expect(audit.body.items[0]).toMatchObject({ kind: "settings_changed", subject: { name: "theirs" } });
});

test("guests of the venue are read by its own model, and those of others by the installation's", async () => {
  const patience = { totalMs: 30_000, firstTokenMs: 30_000, betweenMs: 30_000 };
  const { log, config } = services;
  const { clock } = bellhop;
  const opened = openOwnReaders({ log, clock });
  services.ownReaders = {
    of: (venueId, modelId, settings) => ({
      ...opened.of(venueId, modelId, settings),
      ask: openReader({ settings, log, clock, limits: patience }).ask,
    }),
  };
  if (config.model) services.reader = openReader({ settings: config.model, log, clock, limits: patience });
  await owner.ask(connectModel, chosen);
  await bellhop.runDueJobs();
  await own.clear();
  for (const [who, { venueId, phoneNumberId }] of [
    [owner, hotel],
    [other, neighbour],
  ] as const) {
    await who.ask(changeSettings, { readings: { enabled: true } });
    await services.db.atVenue(venueId, async (at) => {
      const texts = { en: { title: "Garage", text: "Our garage has 40 places at €18 a night." } };
      await addEntries(at, null, [{ entryId: newId(), section: "faq", texts }]);
      await publishFirstVersion(at, null);
    });
    const text = `we come by our own wheels to ${venueId}, anywhere to leave them?`;
    const message = { from: "15550770009", id: newId(), text, name: "Ada", at: clock.now() };
    expect(await deliver(bellhop, textsBody(phoneNumberId, [message]))).toBe(200);
  }
  clock.pass(10_000);
  await bellhop.runDueJobs();
  const prompts = async (stand: typeof own) => (await stand.requests()).map(({ request }) => request.prompt);
  expect(await prompts(own)).toEqual([expect.stringContaining(`to ${hotel.venueId},`)]);
  expect(await prompts(shared)).toEqual([expect.stringContaining(`to ${neighbour.venueId},`)]);

  await asOwner(bellhop.ownerUrl, "update readings set failure = 'refused'", hotel.venueId);
  const health = async () =>
    (await owner.ask(readHealth, {})).body.parts.find(({ part }) => part === "model")?.reason;
  expect(await health()).toBe("refused");
  await owner.ask(changeSettings, { readings: { enabled: false } });
  expect(await health()).toBe("not_used_lately");
  await owner.ask(changeSettings, { readings: { enabled: true } });
  await owner.ask(connectModel, { ...chosen, name: "another" });
  expect(await health()).toBe("not_used_lately");
});

test("another key is audited even if it ends as the one before", async () => {
  await owner.ask(connectModel, chosen);
  await owner.ask(connectModel, { ...chosen, key: "sk-another-one-7Q2f" });
  const [last] = (await owner.ask(listAudit, {})).body.items;
  expect(last?.changes.map(({ field }) => field)).toEqual(["language_model.api_key"]);
});

test("a key that can no longer be opened is not shown as stored", async () => {
  await owner.ask(connectModel, chosen);
  await asOwner(bellhop.ownerUrl, "update venue_models set key_sealed = reverse(key_sealed)", hotel.venueId);
  expect((await owner.ask(readModel, {})).body.model?.own?.key_ends).toBeNull();
});

test("a stored key goes to no other host than the one that it was given for", async () => {
  await owner.ask(connectModel, chosen);
  expect((await probed())?.failure).toBeNull();
  const { key: _, ...withoutKey } = { ...chosen, name: "larger" };
  await owner.ask(connectModel, withoutKey);
  expect(await probed()).toMatchObject({ model: "larger", failure: null });
  const { body } = await owner.ask(connectModel, { ...withoutKey, base_url: elsewhere.baseUrl });
  expect(body.model?.own?.key_ends).toBeNull();
  expect(await probed()).toMatchObject({ failure: { code: "key_refused", status: 401 } });
});

test.each([
  ["http://models.example/v1", "url_not_https"],
  ["https://me:secret@models.example/v1", "model_url_invalid"],
  ["https://models.example/v1?key=1", "model_url_invalid"],
  [null, "model_url_invalid"],
])("the address %s is refused", async (base_url, code) => {
  const { status, body } = await owner.ask(connectModel, { ...chosen, base_url });
  expect([status, body]).toMatchObject([422, { errors: [{ field: "base_url", code }] }]);
  expect((await owner.ask(readModel, {})).body.model?.set_by).toBe("installation");
});

test("Anthropic needs a key", async () => {
  const { status, body } = await owner.ask(connectModel, { ...chosen, wire: "anthropic", key: null });
  expect([status, body]).toMatchObject([422, { errors: [{ field: "key", code: "model_key_missing" }] }]);
});

test("an address in this network is not asked, although it is written with https", async () => {
  await owner.ask(connectModel, { ...chosen, base_url: "https://127.0.0.1/v1" });
  expect(await probed()).toMatchObject({ failure: { code: "unreachable", status: null } });
});

test("without its own model a venue has the installation's again, and no test of another one", async () => {
  await owner.ask(connectModel, chosen);
  expect(await probed()).not.toBeNull();
  const { body } = await owner.ask(disconnectModel, {});
  expect(body).toMatchObject({ model: { name: "shared", set_by: "installation", own: null }, probe: null });
  await owner.ask(testModel, {});
  expect(await probed()).toMatchObject({ model: "shared" });
});

test("staff see which model reads, but not its address or key", async () => {
  await owner.ask(connectModel, chosen);
  const { sub } = await addColleague(services, hotel, "staff");
  const staff = await signedIn(bellhop, sub, hotel.venueId);
  expect((await staff.ask(readModel, {})).body.model).toMatchObject({ name: "theirs", own: null });
  expect((await staff.ask(connectModel, chosen)).status).toBe(403);
});
