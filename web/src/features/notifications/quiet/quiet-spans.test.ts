import { expect, test } from "vitest";
import { quietSpans } from "./quiet-spans.ts";

test.each([
  ["22:30", "07:00", ["0-0.292", "0.938-1"]],
  ["13:00", "15:00", ["0.542-0.625"]],
  ["22:00", "00:00", ["0.917-1"]],
  ["00:00", "06:00", ["0-0.25"]],
  ["00:00", "00:00", []],
])("quiet from %s to %s", (from, to, expected) => {
  const round = (part: number) => String(Math.round(part * 1_000) / 1_000);
  expect(quietSpans(from, to).map(({ begins, ends }) => `${round(begins)}-${round(ends)}`)).toEqual(expected);
});
