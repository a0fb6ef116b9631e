import { expect, test } from "vitest";
import { setClock, testInstallation } from "../../testing/test-installation.ts";
import { countAttempt } from "./counters.ts";

const clock = setClock(new Date("2026-11-28T10:00:00Z"));
const { db } = await testInstallation(clock);

test("a clock that is set back an hour makes no one wait longer who tried too often", async () => {
  const limit = { counter: Buffer.alloc(32, 1), max: 1 };
  const attempt = () => db.atInstallation((at) => countAttempt(at, [limit], 15));
  expect(await attempt()).toBeUndefined();
  expect(await attempt()).toEqual({ retryAfterSeconds: 900 });
  clock.set(new Date("2026-11-28T09:00:00Z"));
  expect(await attempt()).toBeUndefined();
  expect(await attempt()).toEqual({ retryAfterSeconds: 900 });
});
