import { expect, test } from "vitest";
import { timesBeside } from "./times-beside.ts";

test.each([
  [null, []],
  ["06:00", ["05:45", "06:15", "06:30"]],
  ["00:00", ["00:15", "00:30"]],
  ["23:45", ["23:30"]],
])("beside %s there are %o", (time, times) => {
  expect(timesBeside(time)).toEqual(times);
});
