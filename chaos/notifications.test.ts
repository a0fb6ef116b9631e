import { expect, test } from "vitest";
import { runNotificationsTrial } from "./notifications-trial.ts";

test("emergencies reach people once while processes are killed and mail and push fail", {
  timeout: 900_000,
}, async () => {
  const outcome = await runNotificationsTrial({ seed: 5, alerts: 40, kills: 3, measured: 1, say: () => {} });
  expect(outcome.wrong).toEqual([]);
  expect(outcome.alerts).toBe(41);
  expect(outcome.pushes).toBeGreaterThan(40);
  expect(outcome.mails).toBeGreaterThan(0);
});
