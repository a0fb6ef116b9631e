import { expect, test } from "vitest";
import { JsonTooLarge, parseJson } from "./parse-json.ts";

test.each([
  '{"a":[1,{"b":"]}\\"["}]}',
  "[]",
  "7",
  '"text"',
  ' {"a" : "\\\\"} ',
  `${"[".repeat(64)}${"]".repeat(64)}`,
])("parses %j", async (text) => {
  expect(await parseJson(text)).toEqual(JSON.parse(text));
});

test.each(["{", '{"a":1}}', "[1,]", '"', "]", "[".repeat(5_000_000), `${"[".repeat(65)}${"]".repeat(65)}`])(
  "refuses malformed or too deep input (case %#)",
  async (text) => {
    await expect(parseJson(text)).rejects.toThrow(SyntaxError);
  },
);

test("refuses more than 100,000 values, wherever they are", async () => {
  const keys = Array.from({ length: 100_001 }, (_, i) => `"k${i}":1`);
  const texts = [`{${keys.join(",")}}`, `[${"{},".repeat(100_000)}{}]`, `[${"[1,2],".repeat(50_000)}1]`];
  for (const text of texts) await expect(parseJson(text)).rejects.toThrow(JsonTooLarge);
  expect(await parseJson(`[${"1,".repeat(90_000)}1]`)).toHaveLength(90_001);
});

test("counts nothing inside strings", async () => {
  const text = JSON.stringify({ file: '[{,:"\\'.repeat(200_000) });
  expect(await parseJson(text)).toEqual(JSON.parse(text));
});
