import http from "node:http";
import type { Call } from "@bellhop/contract/call";
import { replaceKnowledge, updateVenueInfo } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { expect, test } from "vitest";
import { newId } from "../../platform/ids.ts";
import { signedIn } from "../../testing/ask.ts";
import { testBellhop } from "../../testing/bellhop.ts";
import { openHotel } from "../../testing/cast.ts";

const bellhop = await testBellhop();
const hotel = await openHotel(bellhop.services, "Hotel Large");
const ana = await signedIn(bellhop, hotel.owner.sub, hotel.venueId);

const headersOf = (who: typeof ana) => ({ ...who.headers, "content-type": "application/json" });

async function send(call: Call, body: string, who = ana) {
  const url = `${bellhop.services.selfUrl()}${call.path}`;
  const response = await fetch(url, { method: "POST", headers: headersOf(who), body });
  const text = await response.text();
  return { status: response.status, bytes: text.length, body: JSON.parse(text) };
}

const numbered = (count: number, part: (i: number) => string) =>
  Array.from({ length: count }, (_, i) => part(i));
const manyKeys = (count: number) => numbered(count, (i) => `"k${i}":1`).join(",");
const nested = (depth: number) => `${"[".repeat(depth)}${"]".repeat(depth)}`;
const fileWith = (entries: string) =>
  `{"format":"bellhop-knowledge","format_version":1,"entries":${entries}}`;
const crowded = (count: number) => numbered(count, () => `{${manyKeys(201)}}`).join(",");
const asBody = (file: string) => JSON.stringify({ file });

test.each([
  ["unknown keys in a small body", `{${manyKeys(20_000)}}`, 422],
  ["unknown keys in a large body", `{"file":"","x":"${"x".repeat(1_000_000)}",${manyKeys(90_000)}}`, 422],
  ["more values than any input has", `{${manyKeys(1_000_000)}}`, 413],
  ["a small nested body", nested(50_000), 400],
  ["a large nested body", nested(5_000_000), 400],
  ["a file of unknown keys", asBody(`{"format":"bellhop-knowledge",${manyKeys(600_000)}}`), 422],
  ["a file with one entry of unknown keys", asBody(fileWith(`[{"section":"faq",${manyKeys(40_000)}}]`)), 422],
  ["a nested file", asBody(nested(4_000_000)), 422],
  ["a nested entry", asBody(fileWith(`[${nested(200_000)}]`)), 422],
  ["a nested text", asBody(fileWith(`[{"section":"faq","texts":{"en":${nested(200_000)}}}]`)), 422],
  ["an entry that is too long", asBody(fileWith(`["${"x".repeat(600_000)}"]`)), 422],
  ["oversized objects below a long key", `{"${"k".repeat(3_000_000)}":[${crowded(60)}]}`, 422],
  ["oversized objects below a long unknown field", `{"x":{"${"k".repeat(100_000)}":[${crowded(20)}]}}`, 422],
  ["colons behind a long key of a file", asBody(`{${" ".repeat(1_000_000)}${":".repeat(20_000)}`), 422],
  ["a file whose entries are listed twice", asBody(`${fileWith("[]").slice(0, -1)},"entries":[{}]}`), 422],
])("%s is refused in a short answer", async (_, body, status) => {
  const answer = await send(replaceKnowledge, body);
  expect(answer).toMatchObject({ status });
  expect(answer.bytes).toBeLessThan(10_000);
});

test("a response lists 50 invalid fields and counts the others", async () => {
  const entries = numbered(3_000, () => `{"section":"faq","colour":"red","entry_id":"${newId()}"}`);
  const inFile = await send(replaceKnowledge, asBody(fileWith(`[${entries.join(",")}]`)));
  expect(inFile).toMatchObject({ status: 422, body: { code: "invalid_fields", error_count: 3_000 } });
  expect(inFile.body.errors).toHaveLength(50);

  const inCall = await send(updateVenueInfo, `{${manyKeys(150)}}`);
  expect(inCall).toMatchObject({ status: 422, body: { code: "invalid_fields", error_count: 150 } });
  expect(inCall.body.errors).toHaveLength(50);
});

test("thousands of unknown languages are refused by their field", async () => {
  const texts = numbered(60_000, (i) => `"qq-x${i}":{"title":"a","question":null,"text":"b","place":null}`);
  const entryOf = (count: number) => `{"entry_id":"${newId()}","texts":{${texts.slice(0, count).join(",")}}}`;
  const update = (count: number) => `{"updates":{"faq":{"version":0,"entries":[${entryOf(count)}]}}}`;
  const many = await send(updateVenueInfo, update(15_000));
  expect(many).toMatchObject({
    status: 422,
    body: { errors: [{ field: "updates.faq.entries.0.texts", code: "too_many" }] },
  });
  expect(await send(updateVenueInfo, update(60_000))).toMatchObject({ status: 413 });
});

test("a file with more entries than a venue may have is refused", async () => {
  const entry = '{"section":"faq"}';
  const answer = await send(
    replaceKnowledge,
    asBody(fileWith(`[${numbered(limits.maxEntries + 5, () => entry)}]`)),
  );
  expect(answer).toMatchObject({ status: 422 });
  expect(answer.body.errors[0]).toMatchObject({ field: "file.entries", code: "too_many" });
});

test("entries behind an escaped key are read like others", async () => {
  const file = `{"format":"bellhop-knowledge","format_version":1,"entri\\u0065s":[{"whatever":1}]}`;
  expect(await send(replaceKnowledge, asBody(file))).toMatchObject({
    status: 422,
    body: { errors: [{ field: "file.entries.0.section" }] },
  });
});

test("what one person's large bodies have sent counts; others, and idle bodies, are not affected", async () => {
  const large = `{"file":"${"x".repeat(13 * 1024 * 1024)}"}`;
  const idle = Array.from({ length: 6 }, () => openSlow(1));
  expect((await send(replaceKnowledge, large)).status).toBe(422);

  const slow = [1, 2].map(() => openSlow(20 * 1024 * 1024));
  for (const one of slow) await one.written;
  await expect.poll(async () => (await send(replaceKnowledge, large)).status).toBe(503);
  const other = await openHotel(bellhop.services, "Hotel Other");
  const ben = await signedIn(bellhop, other.owner.sub, other.venueId);
  expect((await send(replaceKnowledge, large, ben)).status).toBe(422);
  expect((await send(updateVenueInfo, "{}")).status).toBe(200);

  for (const one of slow) await one.close();
  await expect.poll(async () => (await send(replaceKnowledge, large)).status).toBe(422);
  for (const one of idle) await one.close();
});

test("a body that announces too much is refused before it is sent", async () => {
  const slow = openSlow(1, Number(replaceKnowledge.bodyBytes) + 1);
  expect(await slow.status).toBe(413);
  await slow.close();
});

/** The largest body of the call, of which only so many bytes are sent. */
function openSlow(bytes: number, announced = replaceKnowledge.bodyBytes) {
  const options = { method: "POST", headers: { ...headersOf(ana), "content-length": announced } };
  const request = http.request(`${bellhop.services.selfUrl()}${replaceKnowledge.path}`, options);
  const status = new Promise<number>((resolve) => {
    request.on("response", (response) => {
      response.resume();
      resolve(response.statusCode ?? 0);
    });
  });
  request.on("error", () => undefined);
  const closed = new Promise((resolve) => request.once("close", resolve));
  const written = new Promise((resolve) => request.write(Buffer.alloc(bytes, "x"), resolve));
  return {
    status,
    written,
    async close() {
      request.destroy();
      await closed;
    },
  };
}
