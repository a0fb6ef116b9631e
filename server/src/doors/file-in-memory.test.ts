import { brotliDecompressSync, gunzipSync } from "node:zlib";
import fastify from "fastify";
import { afterAll, expect, test } from "vitest";
import { fileInMemory } from "./file-in-memory.ts";

const script = "export const lobby = 1;\n".repeat(200);
const files = { script: fileInMemory("lobby-1a2b.js", script), font: fileInMemory("inter.woff2", script) };
const app = fastify();
for (const [name, file] of Object.entries(files))
  app.get(`/${name}`, (request, reply) => file.send(request, reply));
afterAll(() => app.close());

const get = (url: string, headers: Record<string, string> = {}) => app.inject({ url, headers });

test.each([
  ["", undefined],
  ["gzip, deflate, br, zstd", "br"],
  ["gzip, deflate", "gzip"],
  ["br;q=0, gzip;q=0.5", "gzip"],
  ["BR", "br"],
  ["identity", undefined],
])("a client that accepts %j gets %s", async (accepted, encoding) => {
  const answer = await get("/script", { "accept-encoding": accepted });
  const { "content-encoding": sent, vary, "content-type": type, "content-length": length } = answer.headers;
  const read = { br: brotliDecompressSync, gzip: gunzipSync, none: (bytes: Buffer) => bytes };
  expect({ sent, vary, type }).toEqual({
    sent: encoding,
    vary: "accept-encoding",
    type: "text/javascript; charset=utf-8",
  });
  expect(Number(length)).toBe(answer.rawPayload.length);
  expect(read[(encoding as "br") ?? "none"](answer.rawPayload).toString()).toBe(script);
});

test("a client with a cached copy gets 304, by the tag of its encoding", async () => {
  const brotli = { "accept-encoding": "br" };
  const { etag = "" } = (await get("/script", brotli)).headers as Record<string, string>;
  const again = (tag: string, headers = brotli) => get("/script", { ...headers, "if-none-match": tag });
  for (const tag of [etag, `W/${etag}`, `"another", ${etag}`]) {
    const answer = await again(tag);
    expect({ tag, status: answer.statusCode, body: answer.body }).toEqual({ tag, status: 304, body: "" });
    expect(answer.headers).toMatchObject({ etag, vary: "accept-encoding" });
  }
  expect((await again('"another"')).statusCode).toBe(200);
  expect((await again(etag, { "accept-encoding": "gzip" })).statusCode).toBe(200);
});

test("HEAD has the headers of GET and no body", async () => {
  const headers = { "accept-encoding": "br" };
  const [head, whole] = [
    await app.inject({ method: "HEAD", url: "/script", headers }),
    await get("/script", headers),
  ];
  expect(head.body).toBe("");
  for (const name of ["content-length", "content-encoding", "content-type", "etag", "vary"])
    expect({ name, is: head.headers[name] }).toEqual({ name, is: whole.headers[name] });
});

test("a font is not compressed again", async () => {
  const { headers, body } = await get("/font", { "accept-encoding": "br, gzip" });
  expect(headers).toMatchObject({ "content-type": "font/woff2" });
  expect([headers["content-encoding"], headers.vary, body]).toEqual([undefined, undefined, script]);
});
