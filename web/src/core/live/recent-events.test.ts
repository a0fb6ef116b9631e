import { expect, test } from "vitest";
import { rememberEvents } from "./recent-events.ts";

test("what a venue told after the mark is remembered, oldest first, and nothing of another venue", () => {
  const heard = rememberEvents();
  heard.keep(1, { kind: "alerts", count: 1 });
  const mark = heard.mark();
  heard.keep(1, { kind: "alerts", count: 2 });
  heard.keep(2, { kind: "alerts", count: 9 });
  heard.keep(1, { kind: "alerts", count: 3 });
  expect(heard.since(mark, 1)).toEqual([
    { kind: "alerts", count: 2 },
    { kind: "alerts", count: 3 },
  ]);
});
