import { createHash } from "node:crypto";
import { afterAll, beforeAll, expect, test } from "vitest";
import { openTestGraph, token } from "./test-graph.ts";

const graph = await openTestGraph();
afterAll(graph.close);

const megabyte = 1024 * 1024;

function upload(bytes: Uint8Array<ArrayBuffer>, type: string) {
  const form = new FormData();
  form.set("messaging_product", "whatsapp");
  form.set("type", type);
  form.set("file", new File([bytes], "file", { type }));
  return graph.post("9001/media", form);
}

const download = (url: string, bearer = token, signal?: AbortSignal) =>
  fetch(url, { headers: { authorization: `Bearer ${bearer}` }, redirect: "manual", signal: signal ?? null });

let id = "";
const bytes = new TextEncoder().encode("%PDF-1.4 a menu");
const address = async () => (await graph.get(id)).url;
beforeAll(async () => {
  ({ id } = await upload(bytes, "application/pdf"));
});

test("an uploaded file is described and downloaded with the token only", async () => {
  const described = await graph.get(id);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect(described).toMatchObject({ id, mime_type: "application/pdf", sha256, file_size: bytes.length });
  const answer = await download(described.url);
  expect(answer.headers.get("content-type")).toBe("application/pdf");
  expect(new Uint8Array(await answer.arrayBuffer())).toEqual(bytes);
  expect((await download(described.url, "wrong")).status).toBe(401);
  expect((await fetch(`${described.url}&access_token=${token}`)).status).toBe(401);
});

test("a fault of the metadata is for one call", async () => {
  await graph.control("faults", { fault: "http_500", endpoint: "media" });
  expect(await graph.get(id)).toMatchObject({ status: 500 });
  expect(await graph.get(id)).toMatchObject({ id });
});

test("a deleted file is gone", async () => {
  const { id: other } = await upload(bytes, "text/plain");
  const { url } = await graph.get(other);
  expect(await graph.call("DELETE", other)).toEqual({ success: true });
  expect(await graph.get(other)).toMatchObject({ code: 100, subcode: 33 });
  expect((await download(url)).status).toBe(404);
});

test.each([
  ["image/jpeg", 5 * megabyte],
  ["audio/ogg; codecs=opus", 16 * megabyte],
  ["video/mp4", 16 * megabyte],
  ["image/webp", 500 * 1024],
])("a file of type %s has at most %i bytes", async (type, max) => {
  expect(await upload(new Uint8Array(max), type)).toMatchObject({ id: expect.any(String) });
  expect(await upload(new Uint8Array(max + 1), type)).toEqual({ status: 400, code: 131_053 });
});

test("an empty file and an unknown type are refused", async () => {
  expect(await upload(new Uint8Array(), "image/png")).toMatchObject({ code: 131_053 });
  expect(await upload(bytes, "image/svg+xml")).toMatchObject({ code: 100 });
  expect(await graph.post("9001/media", new FormData())).toMatchObject({ code: 100 });
});

test.each([
  ["status", { status: 401 }, 401],
  ["status", { status: 404 }, 404],
  ["redirect", { location: "http://127.0.0.1:1/secret" }, 302],
])("a download with the fault %s %o is answered %i", async (fault, more, status) => {
  await graph.control("media-faults", { media_id: id, fault, ...more, next: 1 });
  const url = await address();
  const answer = await download(url);
  expect(answer.status).toBe(status);
  expect(answer.headers.get("location")).toBe("location" in more ? more.location : null);
  expect((await download(url)).status).toBe(200);
});

test("a download brings other bytes, too many, too few, or none in time", async () => {
  const url = await address();
  const plan = (fault: string | null, more = {}) =>
    graph.control("media-faults", { media_id: id, fault, ...more });
  await plan("html");
  const html = await download(url);
  expect(html.headers.get("content-type")).toBe("application/pdf");
  expect(await html.text()).toContain("<!doctype html>");

  await plan("endless");
  let read = 0;
  for await (const chunk of (await download(url)).body ?? []) {
    read += chunk.length;
    if (read > megabyte) break;
  }
  expect(read).toBeGreaterThan(megabyte);

  await plan("truncated");
  await expect(download(url).then((answer) => answer.bytes())).rejects.toThrow();
  await plan("hang");
  await expect(download(url, token, AbortSignal.timeout(100))).rejects.toThrow();
  await plan("drip", { ms: 50 });
  const stop = new AbortController();
  const dripping = await download(url, token, stop.signal);
  setTimeout(() => stop.abort(), 200);
  await expect(dripping.bytes()).rejects.toThrow();
  await plan("url", { url: "https://files.example/x" });
  expect(await address()).toBe("https://files.example/x");
  await plan(null);
  expect((await download(await address())).status).toBe(200);
});

test("a file of a guest is stored with a small sample", async () => {
  const { id: given } = await graph.control("media", { phone_number_id: "9001", mime_type: "image/jpeg" });
  const { url } = await graph.get(given);
  const picture = await (await download(url)).bytes();
  expect([...picture.subarray(0, 3)]).toEqual([0xff, 0xd8, 0xff]);
  const { media } = await graph.control("media");
  expect(media.at(-1)).toMatchObject({ id: given, downloads: 1 });
});
