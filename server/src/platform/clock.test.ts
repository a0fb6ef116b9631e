import { expect, test } from "vitest";
import { testClock } from "../testing/clock.ts";
import { openCircuitBreaker } from "./circuit-breaker.ts";
import { hasCome } from "./clock.ts";
import { openTtlCache } from "./ttl-cache.ts";

const hourMs = 3_600_000;
const setBack = (clock: ReturnType<typeof testClock>) => clock.set(new Date(clock.now().getTime() - hourMs));

test("a clock that is set back an hour prolongs no cached value and no cooldown", () => {
  const clock = testClock();
  const known = openTtlCache<string>({ max: 10, clock });
  const breaker = openCircuitBreaker({ failures: 1, cooldownMs: 10_000, clock });
  known.set("ana", "owner", 10_000);
  breaker.failed();
  setBack(clock);
  expect([known.get("ana"), breaker.allowsRequest()]).toEqual(["owner", false]);
  clock.pass(10_000);
  expect([known.get("ana"), breaker.allowsRequest()]).toEqual([undefined, true]);
});

test("a stored moment has come if it is past, or further away than it can be", () => {
  const now = new Date("2026-11-28T10:00:00Z");
  const inMs = (ms: number) => hasCome(new Date(now.getTime() + ms), now, 5_000);
  expect([inMs(-1), inMs(0), inMs(1), inMs(5_001), inMs(65_001), inMs(hourMs)]).toEqual([
    true,
    true,
    false,
    false,
    true,
    true,
  ]);
});
