import { execFileSync } from "node:child_process";
import path from "node:path";
import { deflateSync, gzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { apartMay, apartMemory } from "../../platform/apart/index.ts";
import { linesOfPage, pdfOf, streamOf } from "../../testing/samples/pdf.ts";
import { readApart } from "./read-apart.ts";

const venue = { languages: ["en"], currency: "EUR" };
const order = {
  source: { kind: "file" as const, name: "x", contentType: "" },
  venue,
  wants: "proposals" as const,
};
const read = (bytes: Buffer | string, limits = {}) =>
  readApart(Buffer.from(bytes as string), order, { limits, again: limits });

test("the reader process returns its proposals", async () => {
  expect(await read("Sauna: €12 per person")).toMatchObject({
    read: { proposed: [{ section: "amenities", entry: { key: "sauna", price: { amount: 1200 } } }] },
  });
  expect(await read("{\\rtf1}")).toMatchObject({
    unreadable: { code: "unsupported_format", format: "rtf" },
  });
});

test("a reader that takes too long is killed, by the parent or by the system", async () => {
  const slow = `<html><style>${Array.from({ length: 8_000 }, (_none, at) => `p:not(.a${at}) ~ p:nth-child(${at}n+1) b{display:none}`).join("")}</style>${"<p><b>x</b>".repeat(20_000)}`;
  const tooSlow = { unreadable: { code: "took_too_long" } };
  expect(await read(slow, { timeMs: 1_500 })).toMatchObject(tooSlow);
  expect(await read(slow, { timeMs: 3_600_000, workSeconds: 1 })).toMatchObject(tooSlow);
});

test("a source that took too long is read once more with more time, because the machine may be slow", async () => {
  const first = { limits: { timeMs: 1 }, again: { timeMs: 60_000 } };
  expect(await readApart(Buffer.from("Sauna: €12 per person"), order, first)).toMatchObject({ read: {} });
});

test("a reader that takes too much memory is killed, on the heap and outside it", async () => {
  expect(await read("Sauna: €12\n".repeat(400_000), { heapMb: 16 })).toMatchObject({
    unreadable: { code: expect.any(String) },
  });
  // Zeros that unpack a thousandfold.
  const zeros = deflateSync(deflateSync(Buffer.alloc(400_000_000), { level: 1 }));
  const bomb = pdfOf({
    pages: [linesOfPage([["Gym"]])],
    objects: { 11: streamOf(zeros, "/Filter [/FlateDecode /FlateDecode]").toString("latin1") },
  });
  const outcome = await read(bomb, { memoryMb: 300, timeMs: 15_000 });
  expect(Object.keys(outcome)).toEqual([expect.stringMatching(/read|unreadable/)]);
});

test("an output that is too large is refused", async () => {
  expect(await read("Sauna: €12 per person", { outputBytes: 20 })).toMatchObject({
    unreadable: { code: "too_much_memory" },
  });
});

test("an aborted reader stops", async () => {
  const stop = new AbortController();
  stop.abort();
  expect(await readApart(gzipSync("x"), order, { signal: stop.signal })).toMatchObject({
    unreadable: { code: expect.any(String) },
  });
});

test("a crash reports the kind of its error without its message", async () => {
  const crashes: { code: number | null; died: string[] }[] = [];
  const onCrash = (crash: { code: number | null; died: string[] }) => crashes.push(crash);
  const words = "Suite of Signora Rossi: €12\n".repeat(200_000);
  await readApart(Buffer.from(words), order, { limits: { heapMb: 16 }, onCrash });
  expect(crashes).toMatchObject([{ died: ["FATAL ERROR"] }]);
});

test("a reader may read the program, and nothing beside it", async () => {
  const may = (file: string) => {
    const look = `process.stdout.write(String(process.permission.has("fs.read", ${JSON.stringify(file)})))`;
    return execFileSync(process.execPath, [...apartMay, "--eval", look], { encoding: "utf8" });
  };
  const at = (file: string) => path.resolve(import.meta.dirname, "../../../..", file);
  expect([may(at("server/src/main.ts")), may(at("contract/imports.ts"))]).toEqual(["true", "true"]);
  expect([may(at("data/secret-key")), may(at(".env")), may("/etc/passwd")]).toEqual([
    "false",
    "false",
    "false",
  ]);
});

const gigabyte = 1024 ** 3;

test("a reader gets a quarter of the machine's memory, with a floor and a ceiling", () => {
  const memoryAt = (gigabytes: number) => apartMemory(gigabytes * gigabyte).memoryMb;
  expect([0.25, 1, 2, 3, 4, 64].map(memoryAt)).toEqual([256, 256, 512, 768, 900, 900]);
  for (const size of [0.5, 2, 64]) {
    const { heapMb, memoryMb } = apartMemory(size * gigabyte);
    expect(heapMb).toBeLessThan(memoryMb / 2);
  }
});

test("the smallest memory is enough for an ordinary file", async () => {
  const price = Array.from({ length: 2_000 }, (_none, at) => `Wine ${at}: €${at + 10}`).join("\n");
  const smallest = apartMemory(gigabyte / 4);
  expect(await read(price, smallest)).toMatchObject({ read: {} });
  const pages = Array.from({ length: 40 }, (_none, at) => linesOfPage([[`Suite ${at}: €${at + 200}`]]));
  expect(await read(pdfOf({ pages }), smallest)).toMatchObject({ read: {} });
});
