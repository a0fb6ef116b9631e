import { startImport } from "@bellhop/contract/imports";
import { readInstallationBundle, readSupportBundle, supportBundle } from "@bellhop/contract/support-bundle";
import { expect, test } from "vitest";
import { roundRows } from "../../domain/support/index.ts";
import { openLog } from "../../platform/log.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { addColleague, openHost, openHotel } from "../../testing/cast.ts";
import { findInDatabase } from "../../testing/find-everywhere.ts";
import { deliver, textsBody } from "../../testing/webhook.ts";

/** What must never be in a bundle. Each is planted where a hotel or an administrator could have put it. */
const planted = {
  secretKey: "planted-secret-key-0123456789-0123456789",
  appSecret: "planted-app-secret",
  verifyToken: "planted-verify-token",
  modelKey: "planted-model-key",
  modelHost: "planted-model-host.example",
  modelName: "planted-model-name",
  smtpPassword: "planted-smtp-password",
  smtpHost: "planted-mail-host.example",
  mailFrom: "planted-from@hotel.example",
  publicHost: "planted-public-host.example",
  feedHost: "planted-feed-host.example",
  hostEmail: "host@bellhop.example",
  hotel: "Planted Palace",
  colleague: "planted-colleague@hotel.example",
  guestName: "Plantagenet",
  guestPhone: "15550777",
  otherPhone: "4915112345678",
  message: "planted message of a guest",
  knowledge: "planted words of an entry",
  webhook: "planted-broken-webhook",
  logged: "planted-words-in-an-error",
  channelToken: "token-of-the-hotel",
  job: "planted-payload-of-a-job",
};

const log = openLog("warn", { write() {} });
const bellhop = await testBellhop(
  {
    SECRET_KEY: planted.secretKey,
    WHATSAPP_APP_SECRET: planted.appSecret,
    WHATSAPP_VERIFY_TOKEN: planted.verifyToken,
    MODEL_BASE_URL: `https://${planted.modelHost}/v1`,
    MODEL_API_KEY: planted.modelKey,
    MODEL_NAME: planted.modelName,
    SMTP_URL: `smtps://bellhop:${planted.smtpPassword}@${planted.smtpHost}`,
    MAIL_FROM: planted.mailFrom,
    PRIVACY_URL: `https://${planted.publicHost}/privacy`,
    SAFE_FETCH_ALLOW: `${planted.feedHost}:443`,
    HOST_EMAILS: planted.hostEmail,
  },
  log,
);
const { services, ownerUrl } = bellhop;
const hotel = await openHotel(services, planted.hotel, "777201");
const owner = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);
const host = await signedIn(bellhop, await openHost(services));

async function plantEverywhere() {
  await addColleague(services, hotel, "manager", null, planted.colleague);
  const texts = [planted.guestPhone, planted.otherPhone].map((from, n) => ({
    from,
    id: `wamid.planted.${n}`,
    text: planted.message,
    name: planted.guestName,
  }));
  expect(await deliver(bellhop, textsBody("777201", texts), planted.appSecret)).toBe(200);
  expect(await deliver(bellhop, `{"broken": "${planted.webhook}`, planted.appSecret)).toBe(200);
  await owner.ask(startImport, { from: { kind: "text", text: planted.knowledge } });
  await asOwner(
    ownerUrl,
    `insert into pgboss.job (name, data, state, completed_on)
     values ('send-mail', '{"words": "${planted.job}"}', 'failed', now()),
       ('dead-letters', '{"words": "${planted.job}"}', 'created', null)`,
  );
  const error = Object.assign(new Error(planted.logged), { code: planted.logged, detail: planted.logged });
  log.error({ err: error, queue: planted.logged, route: `/api/${planted.guestPhone}` }, "request failed");
  log.error(`${planted.logged} is not one of our lines`);
  log.warn({ err: error }, `the guest +${planted.otherPhone} could not be reached`);
  const { guestName, guestPhone, otherPhone, message, knowledge, webhook, job, colleague } = planted;
  for (const word of [guestName, guestPhone, otherPhone, message, knowledge, webhook, job, colleague])
    expect(await findInDatabase(ownerUrl, [word.toLowerCase()], [hotel.venueId]), word).not.toEqual([]);
  log.error({ err: Object.assign(new Error("no"), { code: "ECONNREFUSED" }) }, "webhook delivery failed");
}

await plantEverywhere();

test("a bundle has no secrets, addresses, names or words of people, wherever these stand", async () => {
  for (const bundle of [
    (await owner.ask(readSupportBundle, {})).body,
    (await host.ask(readInstallationBundle, {})).body,
  ]) {
    expect(supportBundle.safeParse(bundle).error).toBeUndefined();
    const text = JSON.stringify(bundle).toLowerCase();
    const found = Object.entries(planted).filter(([, word]) => text.includes(word.toLowerCase()));
    expect(found).toEqual([]);
    expect(text).not.toMatch(/@|https?:|\+\d{6}|[0-9a-f]{8}-[0-9a-f]{4}-/);
    for (const own of [ownerUrl, services.config.dataDir, services.publicUrl])
      expect(text).not.toContain(own.toLowerCase());
  }
});

test("a hotel's bundle tells what is set and how much there is, and nothing about other hotels", async () => {
  const { status, body } = await owner.ask(readSupportBundle, {});
  expect(status).toBe(200);
  expect(body).toMatchObject({
    scope: "hotel",
    choices: { database: "own", sign_in: "embedded", model: "openai", billing: "off" },
    settings: { SMTP_URL: true, WHATSAPP_APP_SECRET: true, AUTH0_DOMAIN: false, TERMS_URL: false },
    queues: null,
    mails: null,
    faults: null,
  });
  expect(body.runtime.postgresql).toMatch(/^\d+/);
  expect(body.migrations).toContain("0001_schema.sql");
  const rowsOf = (name: string) => body.rows?.find(({ table }) => table === name)?.rows;
  expect([rowsOf("messages"), rowsOf("templates")]).toEqual([10, 0]);
});

test("the host's bundle adds the queues, and the kinds of faults by our own words only", async () => {
  const { body } = await host.ask(readInstallationBundle, {});
  expect(body.scope).toBe("installation");
  expect(body.queues).toContainEqual(expect.objectContaining({ queue: "send-mail", failed_last_week: 1 }));
  const told = body.faults?.map(({ what, code, where }) => ({ what, code, where }));
  expect(told).toContainEqual({ what: "request failed", code: null, where: null });
  expect(told).toContainEqual({ what: "webhook delivery failed", code: "ECONNREFUSED", where: null });
  expect(body.rows?.some(({ table }) => table === "messages")).toBe(true);
});

test("only owners and hosts get one", async () => {
  const { sub } = await addColleague(services, hotel, "manager");
  const manager = await signedIn(bellhop, sub, hotel.venueId);
  expect((await manager.ask(readSupportBundle, {})).body.code).toBe("role_required");
  expect((await owner.ask(readInstallationBundle, {})).body.code).toBe("not_found");
});

test.each([
  [0, 0],
  [1, 10],
  [10, 10],
  [11, 20],
  [99, 100],
  [101, 200],
  [4_321, 5_000],
])("%i rows are told as %i", (rows, told) => {
  expect(roundRows(rows)).toBe(told);
});
