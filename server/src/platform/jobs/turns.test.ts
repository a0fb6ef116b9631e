import { expect, test } from "vitest";
import { openTurns } from "./turns.ts";

test("a venue's priority falls as its jobs double, and rises again with time", () => {
  let now = 0;
  const turns = openTurns({ nowMs: () => now });
  const take = () => turns.take("answers", 1);
  expect(Array.from({ length: 8 }, take)).toEqual([0, -1, -1, -2, -2, -2, -2, -3]);
  now += 60_000;
  expect(take()).toBe(-2);
  now += 600_000;
  expect(take()).toBe(0);
});

test("venues and queues are counted apart, and what was used last is kept", () => {
  const turns = openTurns({ nowMs: () => 0, maxKeys: 2 });
  for (let n = 0; n < 4; n++) turns.take("answers", 1);
  expect(turns.take("answers", 2)).toBe(0);
  expect(turns.take("answers", 1)).toBe(-2);
  expect(turns.take("messages", 1)).toBe(0);
  expect([turns.take("answers", 1), turns.take("answers", 2)]).toEqual([-2, 0]);
});
