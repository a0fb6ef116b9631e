import { expect, test } from "vitest";
import { runLiveTrial } from "./live-trial.ts";

test("listeners on two processes that are disconnected repeatedly receive everything once, in order", {
  timeout: 600_000,
}, async () => {
  const outcome = await runLiveTrial({ seed: 3, listeners: 20, cuts: 6, turnsPerSecond: 4, say: () => {} });
  expect(outcome.wrong).toEqual([]);
  expect(outcome.connections).toBeGreaterThanOrEqual(20 * 7);
  expect(outcome.received).toBeGreaterThan(20 * 10);
});
