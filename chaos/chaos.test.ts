import { expect, test } from "vitest";
import { runTrial } from "./trial.ts";

/** Where a death is most likely to lose or double something; `npm run prove -- chaos` goes through all of them. */
const failpoints = [
  "inbound.committed:2",
  "assistant.before-commit:1",
  "outbound.attempt-committed:1",
  "outbound.answer-unread:1",
  "outbound.answer-read:1",
];

test("a Bellhop that is killed at bad moments, and its PostgreSQL too, loses and doubles nothing", {
  timeout: 400_000,
}, async () => {
  const plan = { seed: 7, kills: 1, postgresKills: 1, failpoints, turnsPerSecond: 4, say: () => {} };
  const { outcome, faults, dataDir } = await runTrial(plan);
  expect(faults, `the data directory stays: ${dataDir}`).toEqual([]);
  expect(outcome).toMatchObject({ ok: true, lost: 0, doubled: 0 });
  for (const what of [outcome.messages, outcome.answers, outcome.sent, outcome.live_events])
    expect(what).toBeGreaterThan(0);
});
