import { createHash, createHmac } from "node:crypto";
import { once } from "node:events";
import net from "node:net";
import { setTimeout as pause } from "node:timers/promises";
import { gzipSync } from "node:zlib";
import type { DeliveryCause } from "@bellhop/contract/deliveries";
import { limits } from "@bellhop/contract/limits";
import fc from "fast-check";
import pg from "pg";
import { expect, test } from "vitest";
import { simulatorAppSecret } from "../../domain/simulator/index.ts";
import { afterTest } from "../../testing/after-test.ts";
import { asOwner } from "../../testing/as-owner.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";
import { sendRaw } from "../../testing/send-raw.ts";
import { deliver, statusesBody, textsBody } from "../../testing/webhook.ts";

const secret = "the app's secret";
const verifyToken = "the verify token";
const bellhop = await testBellhop({ WHATSAPP_APP_SECRET: secret, WHATSAPP_VERIFY_TOKEN: verifyToken });
const hotel = await openHotel(bellhop.services, "Hotel Alpha", "900001");
const neighbour = await openHotel(bellhop.services, "Hotel Beta", "900002");
const address = `${bellhop.services.selfUrl("webhooks")}/webhooks/whatsapp`;
const sign = (bytes: string | Buffer, by = secret) => createHmac("sha256", by).update(bytes).digest("hex");

let written = 0;
const newText = (more: object = {}) => {
  written += 1;
  const text = { body: `Text ${written}` };
  return { id: `wamid.${written}`, from: "15550001", timestamp: "1795255200", type: "text", text, ...more };
};
const change = (number: string, value: object) => ({
  field: "messages",
  value: { messaging_product: "whatsapp", metadata: { phone_number_id: number }, ...value },
});
const bodyOf = (...changes: unknown[]) => JSON.stringify({ entry: [{ id: "waba", changes }] });

const sha256Of = (body: string | Buffer) => createHash("sha256").update(body).digest("hex");

async function fateOf(body: string | Buffer) {
  const [row] = await asOwner(
    bellhop.ownerUrl,
    `select state, causes, times_received as times from webhook_deliveries where sha256 = '\\x${sha256Of(body)}'`,
  );
  return row;
}

async function messagesOf(venueId = hotel.venueId) {
  const rows = await asOwner(
    bellhop.ownerUrl,
    "select provider_message_id as id, kind, text, position from messages where author = 'guest'",
    venueId,
  );
  return new Map(rows.map((row) => [String(row.id), row]));
}

/** Unexpected values in place of a text, a list or an object. */
const wrongThings: [string, string][] = [
  ["null", "null"],
  ["true", "true"],
  ["a number", "7"],
  ["a huge number", "1e400"],
  ["a number of 400 digits", "9".repeat(400)],
  ["nothing in quotes", '""'],
  ["a text", '"x"'],
  ["a long text", JSON.stringify("é".repeat(9_000))],
  ["only U+0000", '"\\u0000"'],
  ["a lone surrogate", '"\\ud800"'],
  ["an empty list", "[]"],
  ["a list of lists", "[[[]]]"],
  ["a list of nothings", "[null, null]"],
  ["an empty object", "{}"],
  ["an object that cannot be made a text", '{"toString":1,"valueOf":1}'],
  ["a prototype", '{"__proto__":{"id":"wamid.proto","from":"1"}}'],
  ["a list that pretends", '{"length":3,"0":{}}'],
];
const places: [string, (wrong: string) => string][] = [
  ["the body", (wrong) => wrong],
  ["the entries", (wrong) => `{"entry":${wrong}}`],
  ["an entry", (wrong) => `{"entry":[${wrong}]}`],
  ["the changes", (wrong) => `{"entry":[{"changes":${wrong}}]}`],
  ["a change", (wrong) => `{"entry":[{"changes":[${wrong}]}]}`],
  ["the field", (wrong) => `{"entry":[{"changes":[{"field":${wrong},"value":{}}]}]}`],
  ["the value", (wrong) => `{"entry":[{"changes":[{"field":"messages","value":${wrong}}]}]}`],
  ["the metadata", (wrong) => placed(wrong, (value) => ({ ...value, metadata: "HERE" }))],
  ["the number", (wrong) => placed(wrong, (value) => ({ ...value, metadata: { phone_number_id: "HERE" } }))],
  ["the contacts", (wrong) => placed(wrong, (value) => ({ ...value, contacts: "HERE" }))],
  ["a contact", (wrong) => placed(wrong, (value) => ({ ...value, contacts: ["HERE"] }))],
  ["a profile", (wrong) => placed(wrong, (value) => ({ ...value, contacts: [{ profile: "HERE" }] }))],
  ["the messages", (wrong) => placed(wrong, (value) => ({ ...value, messages: "HERE" }))],
  ["a message", (wrong) => placed(wrong, (value) => ({ ...value, messages: ["HERE"] }))],
  ...["id", "from", "from_user_id", "type", "timestamp", "text", "context", "interactive"].map(
    (field): [string, (wrong: string) => string] => [
      `a message's ${field}`,
      (wrong) => placed(wrong, (value) => ({ ...value, messages: [newText({ [field]: "HERE" })] })),
    ],
  ),
  [
    "a text's words",
    (wrong) => placed(wrong, (value) => ({ ...value, messages: [newText({ text: { body: "HERE" } })] })),
  ],
  ["the statuses", (wrong) => placed(wrong, (value) => ({ ...value, statuses: "HERE" }))],
  ["a status", (wrong) => placed(wrong, (value) => ({ ...value, statuses: ["HERE"] }))],
  ...["id", "status", "timestamp", "errors", "biz_opaque_callback_data", "recipient_id"].map(
    (field): [string, (wrong: string) => string] => [
      `a status's ${field}`,
      (wrong) =>
        placed(wrong, (value) => ({
          ...value,
          statuses: [{ id: "wamid.s", status: "read", timestamp: "1795255200", [field]: "HERE" }],
        })),
    ],
  ),
  [
    "an error's code",
    (wrong) =>
      placed(wrong, (value) => ({
        ...value,
        statuses: [{ id: "wamid.s", status: "failed", errors: [{ code: "HERE", error_data: "HERE" }] }],
      })),
  ],
];

/** A body of two changes; the second has a wrong value at HERE. */
function placed(wrong: string, into: (value: object) => object): string {
  const value = into({ metadata: { phone_number_id: "900001" } });
  return JSON.stringify({ entry: [{ changes: [{ field: "messages", value }] }] }).replaceAll('"HERE"', wrong);
}

test.each(places)("whatever replaces %s, the message beside it arrives, once", async (_place, put) => {
  const tried = wrongThings.map(([name, wrong]) => {
    const good = newText();
    const whole = put(wrong);
    // Adds a valid change in its own entry wherever the body has a list of entries.
    const body = withEntry(whole, JSON.stringify({ changes: [change("900001", { messages: [good] })] }));
    return { name, body, good: body === whole ? undefined : good.id };
  });
  for (const { name, body } of tried) {
    const answers = [await deliver(bellhop, body, secret), await deliver(bellhop, body, secret)];
    expect({ name, answers }).toEqual({ name, answers: [200, 200] });
  }
  const kept = await asOwner(
    bellhop.ownerUrl,
    "select encode(sha256, 'hex') as sha256 from webhook_deliveries",
  );
  const hashes = new Set(kept.map((row) => row.sha256));
  expect(tried.filter(({ body }) => !hashes.has(sha256Of(body))).map(({ name }) => name)).toEqual([]);
  const there = await messagesOf();
  expect(tried.filter(({ good }) => good && !there.has(good)).map(({ name }) => name)).toEqual([]);
});

function withEntry(body: string, entry: string): string {
  return body.replace(/^\{"entry":\[(\]?)/, (_opening, end) => `{"entry":[${entry}${end || ","}`);
}

test.each<[string, unknown[], DeliveryCause]>([
  ["an empty change", [{}], { code: "change_without_field", count: 1 }],
  [
    "a change of messages without a number",
    [{ field: "messages", value: {} }],
    { code: "number_missing", count: 1 },
  ],
  [
    "a number too long to be one",
    [change("9".repeat(600), { messages: [newText()] })],
    { code: "number_too_long", count: 1 },
  ],
  [
    "a message without an id",
    [change("900001", { messages: [newText({ id: "" })] })],
    { code: "message_without_id", count: 1 },
  ],
  [
    "a message from nobody",
    [change("900001", { messages: [newText({ from: " " })] })],
    { code: "message_without_sender", count: 1 },
  ],
  [
    "an id too long to be one",
    [change("900001", { messages: [newText({ id: "x".repeat(513) })] })],
    { code: "message_id_too_long", count: 1 },
  ],
  [
    "a message that is none",
    [change("900001", { messages: [7, "x"] })],
    { code: "member_not_object", count: 2, about: "messages" },
  ],
  [
    "a report without a state",
    [change("900001", { statuses: [{ id: "x" }] })],
    { code: "report_incomplete", count: 1 },
  ],
  [
    "a report that is none",
    [change("900001", { statuses: {} })],
    { code: "list_missing", count: 1, about: "statuses" },
  ],
])("%s is quarantined with its cause, and what is beside it happens", async (_what, changes, cause) => {
  const good = newText();
  const body = bodyOf(...changes, change("900001", { messages: [good] }));
  expect(await deliver(bellhop, body, secret)).toBe(200);
  expect(await fateOf(body)).toMatchObject({ state: "quarantined", causes: [cause] });
  expect((await messagesOf()).get(good.id)?.text).toBe(good.text.body);
});

test.each([
  ["news of a template", { field: "message_template_status_update", value: { event: "APPROVED" } }],
  ["a field that nobody knows", { field: "from_the_future", value: [1, "x"] }],
  ["a value without news", change("900001", {})],
  ["fields that nobody knows", { ...change("900001", { unknown: { a: 1 } }), also: [] }],
])("%s is stored, and opens no conversation", async (_what, one) => {
  // The account belongs to a hotel since a message to its number.
  await deliver(bellhop, bodyOf(change("900001", { messages: [newText()] })), secret);
  const before = (await messagesOf()).size;
  const body = bodyOf(one);
  expect(await deliver(bellhop, body, secret)).toBe(200);
  expect(await fateOf(body)).toMatchObject({ state: "kept", causes: null });
  expect((await messagesOf()).size).toBe(before);
});

test("an unknown type is a message of that type", async () => {
  const message = newText({ type: "hologram", hologram: { caption: "Look!" } });
  await deliver(bellhop, bodyOf(change("900001", { messages: [message] })), secret);
  expect((await messagesOf()).get(message.id)).toMatchObject({ kind: "hologram", text: "Look!" });
});

test("several entries, changes, numbers, venues, messages and statuses in one body all arrive", async () => {
  const [one, two, three, four] = [newText(), newText(), newText({ from: "15550002" }), newText()];
  const status = { id: "wamid.sent", status: "delivered", timestamp: "1795255200" };
  const body = JSON.stringify({
    entry: [
      { changes: [change("900001", { messages: [one, two], statuses: [status] }), {}] },
      { changes: [] },
      { changes: [change("900002", { messages: [three] }), change("900001", { messages: [four] })] },
      { changes: [change("777777", { messages: [newText()] })] },
    ],
  });
  expect(await deliver(bellhop, body, secret)).toBe(200);
  const here = await messagesOf();
  expect([one, two, four].every(({ id }) => here.has(id))).toBe(true);
  expect(here.has(three.id)).toBe(false);
  expect((await messagesOf(neighbour.venueId)).has(three.id)).toBe(true);
  const reports = await asOwner(
    bellhop.ownerUrl,
    "select state from delivery_reports where provider_message_id = 'wamid.sent'",
    hotel.venueId,
  );
  expect(reports).toEqual([{ state: "delivered" }]);
  expect((await fateOf(body))?.causes).toEqual([
    { code: "change_without_field", count: 1 },
    { code: "number_unknown", count: 1, about: "777777" },
  ]);
});

test("the last of two equal fields counts, and a prototype is an ordinary field", async () => {
  const { id } = newText();
  const message =
    `{"__proto__":{"from":"15550009"},"constructor":1,"id":"first-${id}","id":"${id}","from":"7","from":"15550001",` +
    `"type":"text","text":{"__proto__":{"body":"No"},"body":"Yes"}}`;
  const body = bodyOf(change("900001", { messages: ["MESSAGE"] })).replace('"MESSAGE"', message);
  expect(await deliver(bellhop, body, secret)).toBe(200);
  const there = await messagesOf();
  expect(there.get(id)).toMatchObject({ text: "Yes" });
  expect(there.has(`first-${id}`)).toBe(false);
  expect(await fateOf(body)).toMatchObject({ state: "kept" });
});

test.each<[string, string, string]>([
  ["U+0000", "a\\u0000b", "ab"],
  ["a high surrogate alone", "a\\ud83db", "a\ufffdb"],
  ["a low surrogate alone", "\\udfff", "\ufffd"],
  ["surrogates the wrong way round", "\\udc00\\ud800", "\ufffd\ufffd"],
  ["a whole pair, escaped", "\\ud83e\\uddf3", "🧳"],
  ["a non-character", "\\uffff", "\uffff"],
  ["right-to-left overrides", "\\u202eabc", "\u202eabc"],
  ["a backspace and an escape", "\\b\\u001b[31m", "\b\u001b[31m"],
])(
  "%s in a text, a name, an id and a key does not keep a message from arriving",
  async (_what, escaped, shown) => {
    written += 1;
    const id = `wamid.odd-${written}-${escaped}`;
    const body = bodyOf(change("900001", { contacts: "CONTACTS", messages: ["MESSAGE"] }))
      .replace('"CONTACTS"', `[{"wa_id":"1555${escaped}0003","profile":{"name":"${escaped}"}}]`)
      .replace(
        '"MESSAGE"',
        `{"${escaped}":1,"id":"${id}","from":"1555${escaped}0003","type":"text","timestamp":"1","text":{"body":"${escaped}"}}`,
      );
    expect(await deliver(bellhop, body, secret)).toBe(200);
    expect(await fateOf(body)).toMatchObject({ state: "kept" });
    const found = [...(await messagesOf()).values()].find((row) =>
      String(row.id).startsWith(`wamid.odd-${written}-`),
    );
    expect(found?.text).toBe(shown);
  },
);

test.each(["1e30", "-5", "0", '"soon"', '"1e999"', '"0x7fffffffffff"', "null", "{}", '"99999999999"', '" "'])(
  "a message at the time %s gets the current time",
  async (timestamp) => {
    const message = newText({ timestamp: "TIME" });
    const body = bodyOf(change("900001", { messages: [message] })).replace('"TIME"', timestamp);
    expect(await deliver(bellhop, body, secret)).toBe(200);
    const found = (await messagesOf()).get(message.id);
    expect(Math.abs(Number(found?.position) - bellhop.clock.now().getTime())).toBeLessThan(60_000);
  },
);

test.each<[string, Buffer | string, string]>([
  ["nothing", "", "body_not_json"],
  ["white space", " \n", "body_not_json"],
  ["half of it", bodyOf(change("900001", {})).slice(0, -3), "body_not_json"],
  ["two bodies", "{}{}", "body_not_json"],
  ["bytes that are no UTF-8", Buffer.from([0x7b, 0xff, 0x7d]), "body_not_utf8"],
  ["a surrogate in bytes", Buffer.from([0x22, 0xed, 0xa0, 0x80, 0x22]), "body_not_utf8"],
  ["an overlong NUL", Buffer.from([0x22, 0xc0, 0x80, 0x22]), "body_not_utf8"],
  ["UTF-16", Buffer.from(bodyOf(change("900001", {})), "utf16le"), "body_not_json"],
  ["ten thousand lists", `${"[".repeat(10_000)}${"]".repeat(10_000)}`, "body_too_deep"],
  ["a million objects", '{"a":'.repeat(500_000), "body_too_deep"],
  ["something compressed", gzipSync("{}"), "body_not_utf8"],
])("%s is kept to the byte, quarantined and answered 200", async (_what, body, cause) => {
  expect(await deliver(bellhop, body, secret)).toBe(200);
  expect(await fateOf(body)).toMatchObject({ state: "quarantined", causes: [{ code: cause, count: 1 }] });
});

test("a byte-order mark before a body does not prevent parsing", async () => {
  const message = newText();
  const body = `\ufeff${bodyOf(change("900001", { messages: [message] }))}`;
  expect(await deliver(bellhop, body, secret)).toBe(200);
  expect((await messagesOf()).has(message.id)).toBe(true);
});

test("exactly 3 MB are accepted, and one byte more is 413 and not stored", async () => {
  const message = newText();
  const body = bodyOf(change("900001", { messages: [message] }));
  const exactly = body + " ".repeat(limits.webhookBytes - Buffer.byteLength(body));
  expect(await deliver(bellhop, exactly, secret)).toBe(200);
  expect((await messagesOf()).has(message.id)).toBe(true);
  expect(await deliver(bellhop, `${exactly} `, secret)).toBe(413);
  expect(await fateOf(`${exactly} `)).toBeUndefined();
});

test("a batch as large as Meta's arrives completely: a thousand messages and a thousand statuses", {
  timeout: 60_000,
}, async () => {
  const texts = Array.from({ length: 1_000 }, (_, n) => ({
    from: `1555010${n % 50}`,
    id: `wamid.batch-${n}`,
    text: `Line ${n}`,
  }));
  expect(await deliver(bellhop, textsBody("900002", texts), secret)).toBe(200);
  const there = await messagesOf(neighbour.venueId);
  expect(texts.filter(({ id }) => !there.has(id))).toEqual([]);
  const statuses = texts.map(({ id }) => ({ id, status: "read" }));
  expect(await deliver(bellhop, statusesBody("900002", statuses), secret)).toBe(200);
});

test("more updates than one transaction takes all arrive", { timeout: 60_000 }, async () => {
  const texts = Array.from({ length: 1_001 }, (_, n) => ({
    from: "15550666",
    id: `wamid.more-${n}`,
    text: "x",
  }));
  const body = textsBody("900002", texts);
  expect(await deliver(bellhop, body, secret)).toBe(200);
  const there = await messagesOf(neighbour.venueId);
  expect(texts.filter(({ id }) => !there.has(id))).toEqual([]);
  expect(await fateOf(body)).toMatchObject({ state: "kept", causes: null, times: 1 });
});

test("a message that the database refuses does not affect the others", async () => {
  await asOwner(bellhop.ownerUrl, "alter table messages add constraint no_poison check (text <> 'poison')");
  const [first, bad, other, last] = [
    newText(),
    newText({ text: { body: "poison" } }),
    newText({ from: "15550007" }),
    newText(),
  ];
  const status = { id: "wamid.beside-poison", status: "read", timestamp: "1795255200" };
  const next = newText();
  const body = bodyOf(
    change("900001", { messages: [first, bad, other, last], statuses: [status] }),
    change("900002", { messages: [next] }),
  );
  expect(await deliver(bellhop, body, secret)).toBe(200);
  const here = await messagesOf();
  expect([first, bad, other, last].map(({ id }) => here.has(id))).toEqual([true, false, true, true]);
  expect((await messagesOf(neighbour.venueId)).has(next.id)).toBe(true);
  expect(await fateOf(body)).toMatchObject({
    state: "quarantined",
    causes: [{ code: "update_failed", count: 1, about: expect.stringContaining("no_poison") }],
    times: 1,
  });

  await asOwner(bellhop.ownerUrl, "alter table messages drop constraint no_poison");
  expect(await deliver(bellhop, body, secret)).toBe(200);
  expect((await messagesOf()).has(bad.id)).toBe(true);
  expect(await fateOf(body)).toMatchObject({ state: "kept", causes: null, times: 2 });
});

test("a delivery whose guest is locked for seconds waits, and is not refused", async () => {
  const message = newText();
  await deliver(bellhop, bodyOf(change("900001", { messages: [newText()] })), secret);
  const other = new pg.Client({ connectionString: bellhop.ownerUrl });
  await other.connect();
  try {
    await other.query(
      `begin; set local app.venue_id = '${hotel.venueId}'; select 1 from conversations for update`,
    );
    const answer = deliver(bellhop, bodyOf(change("900001", { messages: [message] })), secret);
    // Longer than the three turns that a lock may be waited for.
    await pause(3_500);
    await other.query("commit");
    expect(await answer).toBe(200);
  } finally {
    await other.end();
  }
  expect((await messagesOf()).has(message.id)).toBe(true);
});

test.each<[string, Record<string, string | string[]>]>([
  ["no signature", {}],
  ["an empty one", { "x-hub-signature-256": "" }],
  ["the old kind only", { "x-hub-signature": `sha1=${"a".repeat(40)}` }],
  ["another secret's", { "x-hub-signature-256": `sha256=${sign("{}", "another secret")}` }],
  ["another body's", { "x-hub-signature-256": `sha256=${sign("{} ")}` }],
  ["upper-case digits", { "x-hub-signature-256": `sha256=${sign("{}").toUpperCase()}` }],
  ["another algorithm's name", { "x-hub-signature-256": `sha512=${sign("{}")}` }],
  ["none before the digits", { "x-hub-signature-256": sign("{}") }],
  ["one digit too few", { "x-hub-signature-256": `sha256=${sign("{}").slice(1)}` }],
  ["one digit too many", { "x-hub-signature-256": `sha256=${sign("{}")}0` }],
  [
    "two, of which one is right",
    { "x-hub-signature-256": [`sha256=${sign("{}")}`, `sha256=${"0".repeat(64)}`] },
  ],
  ["the right one twice", { "x-hub-signature-256": [`sha256=${sign("{}")}`, `sha256=${sign("{}")}`] }],
  ["ten thousand digits", { "x-hub-signature-256": `sha256=${"0".repeat(10_000)}` }],
  ["odd letters", { "x-hub-signature-256": `sha256=${"é".repeat(64)}` }],
])("a body with %s is 401 and kept nowhere", async (_what, headers) => {
  const kept = "select count(*)::int as deliveries from webhook_deliveries";
  const before = await asOwner(bellhop.ownerUrl, kept);
  expect((await sendRaw(address, headers, Buffer.from("{}"))).status).toBe(401);
  expect(await asOwner(bellhop.ownerUrl, kept)).toEqual(before);
});

test.each<[string, Record<string, string>]>([
  ["JSON", { "content-type": "application/json" }],
  ["JSON with a parameter", { "content-type": "application/json; charset=utf-8" }],
  ["JSON in UTF-16, as it says", { "content-type": "application/json; charset=utf-16" }],
  ["text", { "content-type": "text/plain" }],
  ["a form", { "content-type": "application/x-www-form-urlencoded" }],
  ["parts without a boundary", { "content-type": "multipart/form-data" }],
  ["nothing", { "content-type": "" }],
  ["nonsense", { "content-type": ";;=,/" }],
  ["one word", { "content-type": "json" }],
  ["a compressed body, which it is not", { "content-encoding": "gzip" }],
  ["what it does not say at all", {}],
  ["chunks", { "transfer-encoding": "chunked" }],
  ["an expectation", { expect: "100-continue" }],
])("a signed body sent as %s is taken for what its bytes are", async (_what, headers) => {
  const message = newText();
  const body = Buffer.from(bodyOf(change("900001", { messages: [message] })));
  const signed = { ...headers, "x-hub-signature-256": `sha256=${sign(body)}` };
  expect(await sendRaw(address, signed, body)).toMatchObject({ status: 200 });
  expect((await messagesOf()).has(message.id)).toBe(true);
});

test("a body above 3 MB in chunks is 413 too, and the process accepts the next one", async () => {
  const large = Buffer.alloc(limits.webhookBytes + 1, " ");
  const headers = { "transfer-encoding": "chunked", "x-hub-signature-256": `sha256=${sign(large)}` };
  expect((await sendRaw(address, headers, large)).status).toBe(413);
  expect(await deliver(bellhop, bodyOf(change("900001", { messages: [newText()] })), secret)).toBe(200);
});

test.each([
  ["hub.mode=subscribe&hub.verify_token=the%20verify%20token&hub.challenge=42", 200],
  ["hub.mode=subscribe&hub.verify_token=the%20verify%20token", 200],
  ["hub.mode=subscribe&hub.verify_token=the%20verify%20token&hub.challenge=1&hub.challenge=2", 403],
  ["hub.mode=subscribe&hub.verify_token=the%20verify%20token&hub.verify_token=x", 403],
  ["hub.mode=subscribe&hub.mode=subscribe&hub.verify_token=the%20verify%20token", 403],
  ["hub.mode=subscribe&hub.verify_token=", 403],
  ["hub.mode=subscribe&hub.verify_token[x]=the%20verify%20token", 403],
  ["hub.verify_token=the%20verify%20token", 403],
  ["", 403],
  ["%00&%ff=%", 403],
])("Meta's check of the address with %s is %i", async (query, status) => {
  const response = await fetch(`${address}?${query}`);
  expect({ status: response.status, type: response.headers.get("content-type")?.split(";")[0] }).toEqual({
    status,
    type: "text/plain",
  });
  if (query.endsWith("=42")) expect(await response.text()).toBe("42");
});

test("the simulator's secret opens no number of WhatsApp's", async () => {
  const body = bodyOf(change("900001", { messages: [newText()] }));
  expect(await deliver(bellhop, body, simulatorAppSecret(bellhop.services.config.secretKey))).toBe(200);
  expect(await fateOf(body)).toMatchObject({ state: "unrouted" });
});

test("any signed bytes are stored and answered 200, and any JSON too", async () => {
  const taken = async (body: Buffer) => {
    expect(await deliver(bellhop, body, secret)).toBe(200);
  };
  const how = { numRuns: 40, seed: 20_261_121 };
  const bytes = fc.uint8Array({ maxLength: 300 });
  await fc.assert(
    fc.asyncProperty(bytes, (some) => taken(Buffer.from(some))),
    how,
  );
  const value = fc.record({
    metadata: fc.constant({ phone_number_id: "900001" }),
    contacts: fc.array(fc.object({ key: fc.constantFrom("wa_id", "profile", "name", "user_id") })),
    messages: fc.array(
      fc.object({ key: fc.constantFrom("id", "from", "type", "text", "body", "timestamp") }),
    ),
    statuses: fc.array(fc.object({ key: fc.constantFrom("id", "status", "errors", "code", "timestamp") })),
  });
  await fc.assert(
    fc.asyncProperty(fc.oneof(fc.jsonValue(), value), (one) =>
      taken(Buffer.from(bodyOf({ field: "messages", value: one }))),
    ),
    how,
  );
});

/** Announces a body, sends none of it, and reads the head of the response. */
async function announce(
  headers: Record<string, string>,
): Promise<{ status: number; head: string; send(bytes: Uint8Array): void; end(): void }> {
  const socket = net.connect(Number(new URL(address).port), "127.0.0.1");
  socket.on("error", () => {});
  afterTest(() => void socket.destroy());
  const lines = Object.entries({ host: "localhost", ...headers }).map(
    ([name, value]) => `${name}: ${value}\r\n`,
  );
  socket.write(`POST /webhooks/whatsapp HTTP/1.1\r\n${lines.join("")}\r\n`);
  const [head] = (await once(socket, "data")) as [Buffer];
  return {
    status: Number(head.toString().split(" ")[1]),
    head: head.toString(),
    send: (bytes) => void socket.write(bytes),
    end: () => socket.destroy(),
  };
}

test.each([
  ["no signature", {}, { "content-length": `${limits.bodyBytes}` }, "keep-alive"],
  ["half a signature", { "x-hub-signature-256": "sha256=ab" }, { "content-length": "2000" }, "keep-alive"],
  ["no signature, and more than is discarded", {}, { "content-length": `${limits.webhookBytes}` }, "close"],
  ["no signature, and without an end", {}, { "transfer-encoding": "chunked" }, "close"],
])("a delivery with %s is refused before its body is read", async (_what, signature, length, connection) => {
  const { status, head } = await announce({ ...signature, ...length });
  expect(status).toBe(401);
  expect(head.toLowerCase()).toContain(`connection: ${connection}`);
});

test("what large deliveries have sent fills a budget: more get 503, small ones are accepted", async () => {
  const forged = { "x-hub-signature-256": `sha256=${"0".repeat(64)}` };
  const large = { ...forged, "content-length": `${limits.webhookBytes}` };
  const waiting = Array.from({ length: 21 }, () => announce({ ...large, expect: "100-continue" }));
  const taken = await Promise.all(waiting);
  expect(taken.map(({ status }) => status)).toEqual(taken.map(() => 100));

  // Announcing fills nothing.
  const spaces = Buffer.alloc(limits.webhookBytes, " ");
  expect((await sendRaw(address, forged, spaces)).status).toBe(401);
  for (const { send } of taken.slice(0, 10)) send(spaces.subarray(1));
  await expect.poll(async () => (await sendRaw(address, forged, spaces)).status).toBe(503);
  expect(await deliver(bellhop, bodyOf(change("900001", { messages: [newText()] })), secret)).toBe(200);

  for (const { end } of taken) end();
  const body = Buffer.from(
    bodyOf(change("900001", { messages: [newText()], padding: " ".repeat(2_900_000) })),
  );
  const signed = { "x-hub-signature-256": `sha256=${sign(body)}` };
  await expect.poll(async () => (await sendRaw(address, signed, body)).status).toBe(200);
});
