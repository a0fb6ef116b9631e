import { expect, test } from "vitest";
import { runTrial } from "./trial.ts";

/** Steps where a crash is most likely to lose or double something; `npm run prove -- chaos` runs all steps. */
const failpoints = [
  "inbound.committed:2",
  "assistant.before-commit:1",
  "outbound.attempt-committed:1",
  "outbound.answer-unread:1",
  "outbound.answer-read:1",
];

test("killing Bellhop and its PostgreSQL at bad moments loses and doubles nothing", {
  timeout: 900_000,
}, async () => {
  const plan = { seed: 7, kills: 1, postgresKills: 1, failpoints, turnsPerSecond: 4, say: () => {} };
  const { outcome, faults, dataDir } = await runTrial(plan);
  expect(faults, `data directory kept: ${dataDir}`).toEqual([]);
  expect(outcome).toMatchObject({ ok: true, lost: 0, doubled: 0 });
  for (const what of [outcome.messages, outcome.answers, outcome.sent, outcome.live_events])
    expect(what).toBeGreaterThan(0);
});
