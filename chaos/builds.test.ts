import { expect, test } from "vitest";
import { runBuildsTrial } from "./builds-trial.ts";

test("a build that is killed with -9 at any step ends well or badly, and never half live", {
  timeout: 400_000,
}, async () => {
  const outcome = await runBuildsTrial({ seed: 3, kills: 2, say: () => {} });
  expect(outcome.wrong).toEqual([]);
  expect(outcome.succeeded).toBeGreaterThan(0);
});
