import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { untilLoaded } from "./until-loaded.ts";

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test("a part that cannot be had while the server is away is there when it is back", async () => {
  let isAway = true;
  const load = vi.fn(() => (isAway ? Promise.reject(new Error("Failed to fetch")) : Promise.resolve("part")));
  const loaded = untilLoaded(load, async () => !isAway);
  await vi.advanceTimersByTimeAsync(10_000);
  expect(load.mock.calls.length).toBeGreaterThan(2);
  isAway = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(await loaded).toBe("part");
});

test("a part that a newer version has replaced is not waited for", async () => {
  const loaded = untilLoaded(
    () => Promise.reject(new Error("404")),
    async () => true,
  );
  const failed = expect(loaded).rejects.toThrow("404");
  await vi.advanceTimersByTimeAsync(2_000);
  await failed;
});
