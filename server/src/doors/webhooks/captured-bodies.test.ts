import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { connectChannel } from "../../domain/whatsapp/index.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { capturedBodies, noCapturedBodies } from "../../testing/mutations/captured-bodies.ts";
import { deliver } from "../../testing/webhook.ts";

// Parsed independently, to notice what our parser overlooks.
type Update = { id: string; type?: string; status?: string };
type Value = { metadata?: { phone_number_id?: string }; messages?: Update[]; statuses?: Update[] };
type Body = { entry?: { id?: string; changes?: { value?: Value }[] }[] };

const valuesOf = (body: Body) =>
  (body.entry ?? []).flatMap(({ changes = [] }) => changes.map(({ value = {} }) => value));
/** About another message: does not open a conversation. */
const isWritten = ({ type }: Update) => type !== "reaction";

const secret = "the app's secret";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret });
const hotel = await openHotel(bellhop.services, "Hotel Alpha", "the hotel's own number");
const files = capturedBodies().map(({ file, bytes }) => ({
  file,
  bytes,
  body: JSON.parse(bytes.toString("utf8")) as Body,
}));
const numbers = new Set(
  files.flatMap(({ body }) => valuesOf(body).flatMap(({ metadata }) => metadata?.phone_number_id ?? [])),
);
const accounts = new Set(files.flatMap(({ body }) => (body.entry ?? []).flatMap(({ id }) => id ?? [])));
const connections = [
  ...[...numbers].map((phoneNumberId) => ({ phoneNumberId })),
  ...[...accounts].map((wabaId) => ({ phoneNumberId: `a number of ${wabaId}`, wabaId })),
];
for (const connection of connections) {
  const channel = { network: "whatsapp", displayPhone: null, accessToken: "token", ...connection } as const;
  const { db, sealingKey } = bellhop.services;
  await db.atInstallation((at) => connectChannel(at, hotel.venueId, channel, sealingKey));
}

const inThreads = async () => {
  const guests = "select provider_message_id as id, kind from messages where author = 'guest'";
  return new Map((await asOwner(bellhop.ownerUrl, guests, hotel.venueId)).map(({ id, kind }) => [id, kind]));
};

const needsBodies = test.skipIf(noCapturedBodies !== undefined);
if (noCapturedBodies) console.log(`Skipped: ${noCapturedBodies}.`);

needsBodies("every captured body is answered 200 and kept to the byte, and none is set aside", async () => {
  expect(files.length).toBeGreaterThanOrEqual(45);
  for (const { file, bytes } of files)
    expect({ file, status: await deliver(bellhop, bytes, secret) }).toEqual({ file, status: 200 });
  const rows = await asOwner(
    bellhop.ownerUrl,
    "select encode(sha256, 'hex') as sha256, encode(sha256(body), 'hex') as of_body, state, causes from webhook_deliveries",
  );
  for (const { file, bytes } of files) {
    const sha256 = createHash("sha256").update(bytes).digest("hex");
    const kept = rows.find((row) => row.sha256 === sha256);
    expect({ file, ...kept }).toEqual({ file, sha256, of_body: sha256, state: "kept", causes: null });
  }
});

needsBodies("every message in them becomes a message in a thread, of its kind", async () => {
  // In the captures one id stands for many messages: here each gets its own.
  const written: Update[] = [];
  for (const { file, body } of files) {
    const renewed = structuredClone(body);
    for (const { messages = [] } of valuesOf(renewed)) {
      for (const message of messages) {
        message.id = `${file} ${written.length}`;
        if (isWritten(message)) written.push(message);
      }
    }
    expect(await deliver(bellhop, JSON.stringify(renewed), secret)).toBe(200);
  }
  const there = await inThreads();
  expect(written.filter(({ id, type }) => there.get(id) !== type)).toEqual([]);
  expect(written.length).toBeGreaterThan(15);
});

needsBodies("every report in them is kept", async () => {
  for (const { bytes } of files) expect(await deliver(bellhop, bytes, secret)).toBe(200);
  const reported = files.flatMap(({ body }) =>
    valuesOf(body).flatMap(({ statuses = [] }) => statuses.map(({ id, status }) => `${id} ${status}`)),
  );
  const kept = await asOwner(
    bellhop.ownerUrl,
    "select provider_message_id || ' ' || state as report from delivery_reports",
    hotel.venueId,
  );
  const reports = new Set(kept.map(({ report }) => report));
  expect(reported.filter((report) => !reports.has(report))).toEqual([]);
  expect(reported.length).toBeGreaterThan(8);
});
