import { expect, test } from "vitest";
import { rememberEvents } from "./recent-events.ts";

test("what a venue told after the mark is remembered, oldest first, and nothing of another venue", () => {
  const recentEvents = rememberEvents();
  recentEvents.write(1, { kind: "alerts", count: 1 });
  const mark = recentEvents.mark();
  recentEvents.write(1, { kind: "alerts", count: 2 });
  recentEvents.write(2, { kind: "alerts", count: 9 });
  recentEvents.write(1, { kind: "alerts", count: 3 });
  expect(recentEvents.since(mark, 1)).toEqual([
    { kind: "alerts", count: 2 },
    { kind: "alerts", count: 3 },
  ]);
});
