import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { refuse } from "../../platform/refusal.ts";
import { openAccessChecks } from "./open-access-checks.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

/** Streams opened with the same key, and the checks made for them. */
function watched(streams: number, answer: () => Promise<boolean>) {
  const rights = openAccessChecks();
  const stillMay = vi.fn(answer);
  const ends = Array.from({ length: streams }, () => vi.fn());
  const watching = ends.map((end) => rights.watch("venue token", stillMay, end));
  return { ends, stillMay, watching };
}

test("streams with the same key share a check, and end together", async () => {
  let may = true;
  const { ends, stillMay } = watched(50, async () => may);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(stillMay).toHaveBeenCalledOnce();
  may = false;
  await vi.advanceTimersByTimeAsync(10_000);
  for (const end of ends) expect(end).toHaveBeenCalledOnce();
});

test("without streams there are no checks", async () => {
  const { stillMay, watching } = watched(2, async () => true);
  for (const leave of watching) leave();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(stillMay).not.toHaveBeenCalled();
  expect(vi.getTimerCount()).toBe(0);
});

test("a refusal ends a stream at once; an outage only if it lasts", async () => {
  const refused = watched(1, () => Promise.reject(refuse("not_a_member")));
  const away = watched(1, () => Promise.reject(refuse("unavailable")));
  const broken = watched(1, () => Promise.reject(new Error("connection refused")));
  await vi.advanceTimersByTimeAsync(20_000);
  expect(refused.ends[0]).toHaveBeenCalled();
  expect(away.ends[0]).not.toHaveBeenCalled();
  expect(broken.ends[0]).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(20_000);
  expect(away.ends[0]).toHaveBeenCalled();
  expect(broken.ends[0]).toHaveBeenCalled();
});
