import { expect, test } from "vitest";
import { builds } from "./builds.ts";
import { imports } from "./imports.ts";
import { reservationImports } from "./reservation-imports.ts";
import { runTasksTrial } from "./tasks-trial.ts";

test("builds, imports and reservations killed with -9 at any step succeed or fail completely, once", {
  timeout: 900_000,
}, async () => {
  const outcome = await runTasksTrial({
    seed: 3,
    kills: 2,
    // Two batches each; `npm run prove -- killed-reservations` imports more.
    tried: [builds, imports, (random) => reservationImports(random, { rows: 600 })],
    say: () => {},
  });
  expect(outcome.wrong).toEqual([]);
  expect(outcome.stats.versions).toBeGreaterThan(0);
  expect(outcome.stats.given_up).toBe(0);
  expect(outcome.stats.ready).toBeGreaterThan(0);
  expect(outcome.stats.undone).toBeGreaterThan(0);
});
