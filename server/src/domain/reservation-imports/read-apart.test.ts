import { expect, test } from "vitest";
import { readFileApart } from "./read-apart.ts";
import type { SourceRow } from "./reading/index.ts";
import { slicesOfBytes } from "./slices.ts";

const order = { context: { country: "IT", timezone: "Europe/Rome" }, key: Buffer.alloc(32, 7) };

const read = (content: string) =>
  readFileApart(slicesOfBytes(Buffer.from(content)), order, async ({ format, system, rows }) => {
    const found: SourceRow[] = [];
    for await (const batch of rows) found.push(...batch);
    return { kind: format.kind, system, rows: found };
  });

test.each([1_200, 12_000])("a table of %d rows is read in batches, and a calendar", async (count) => {
  const lines = Array.from({ length: count }, (_, n) => `2026-12-01;2026-12-03;Ana Lopez ${n}`);
  const table = await read(`Arrival;Departure;Name\n${lines.join("\n")}\n`);
  expect(table).toMatchObject({ kind: "csv", system: "csv" });
  expect(table.rows).toHaveLength(count);
  // It has no number in the file.
  expect(table.rows[0]?.parsed.reservation_number).toMatch(/^2026-12-01-[0-9a-f]{8}$/);
  const event =
    "BEGIN:VEVENT\nUID:1@airbnb.com\nDTSTART:20261201\nDTEND:20261203\nSUMMARY:Reserved\nEND:VEVENT\n";
  expect(await read(`BEGIN:VCALENDAR\n${event}END:VCALENDAR\n`)).toMatchObject({
    kind: "ical",
    system: "airbnb",
    rows: [{ line: 2 }],
  });
});

const columns = (count: number, one: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => one(n));
const data = "2026-12-01;2026-12-03;Ana\n";

test.each([
  ["120,000 columns", columns(120_000, () => "abc").join(","), "not_a_table"],
  [
    "120,000 columns in the second row",
    `Arrival;Departure;Name\n${columns(120_000, () => "1").join(";")}`,
    "not_a_table",
  ],
  [
    "headings of 60,000 characters",
    `${columns(5, () => "check in ".repeat(6_000)).join(";")}\n${data}`,
    "not_a_table",
  ],
  ["a program", "\u0000\u0001\u0002".repeat(5_000), "not_a_table"],
  ["nothing", " ", "empty"],
])("%s: the file is refused", async (_what, content, code) => {
  await expect(read(content)).rejects.toMatchObject({ refusal: { code } });
});

test("what the caller throws ends the process", async () => {
  const lines = Array.from({ length: 50_000 }, (_, n) => `2026-12-01;2026-12-03;Ana Lopez ${n}`);
  const content = Buffer.from(`Arrival;Departure;Name\n${lines.join("\n")}\n`);
  const stopped = new Error("stopped");
  const reading = readFileApart(slicesOfBytes(content), order, () => Promise.reject(stopped));
  await expect(reading).rejects.toBe(stopped);
});
