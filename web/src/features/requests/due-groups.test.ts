import { expect, test } from "vitest";
import { dueGroups, minutesUntil } from "./due-groups.ts";
import { aRequest } from "./request.fixture.ts";

const now = Date.parse("2026-11-21T15:40:00Z");
const at = (...times: string[]) => times.map((due_at, index) => aRequest(index, { due_at }));
const dayOf = (instant: string) => instant.slice(0, 10);
const shapeOf = (groups: ReturnType<typeof dueGroups>) =>
  groups.map(({ name, day, items }) => [name === "day" ? day : name, items.length]);

test("open requests are grouped by urgency, then by day", () => {
  const requests = at(
    "2026-11-20T23:00:00Z",
    "2026-11-21T15:39:59Z",
    "2026-11-21T15:40:00Z",
    "2026-11-21T16:39:59Z",
    "2026-11-21T16:40:00Z",
    "2026-11-22T06:00:00Z",
    "2026-11-22T07:00:00Z",
  );
  expect(shapeOf(dueGroups(requests, now, dayOf))).toEqual([
    ["overdue", 2],
    ["next_hour", 2],
    ["2026-11-21", 1],
    ["2026-11-22", 2],
  ]);
});

test("done requests are grouped by day only", () => {
  const requests = at("2026-11-21T15:00:00Z", "2026-11-21T09:00:00Z", "2026-11-20T09:00:00Z");
  expect(shapeOf(dueGroups(requests, now, dayOf, true))).toEqual([
    ["2026-11-21", 2],
    ["2026-11-20", 1],
  ]);
});

test.each([
  ["2026-11-21T15:40:00Z", 0],
  ["2026-11-21T15:40:30Z", 1],
  ["2026-11-21T16:30:00Z", 50],
  ["2026-11-21T15:39:50Z", -1],
  ["2026-11-21T14:30:00Z", -70],
])("what is due at %s has %i minutes", (due, minutes) => {
  expect(minutesUntil(due, now)).toBe(minutes);
});
