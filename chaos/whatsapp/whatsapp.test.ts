import { expect, test } from "vitest";
import { runWhatsappTrial } from "./trial.ts";

test("WhatsApp webhooks that are repeated, shuffled and interrupted by a kill take effect once", {
  timeout: 900_000,
}, async () => {
  const { outcome, faults, dataDir } = await runWhatsappTrial({
    seed: 7,
    deliveries: 300,
    kills: 1,
    postgresKills: 0,
    failpoints: [],
    peoplePerNumber: 12,
    maxLateMs: 3_000,
    say: () => {},
  });
  expect(faults, `data directory kept: ${dataDir}`).toEqual([]);
  expect(outcome).toMatchObject({ ok: true, lost: 0, doubled: 0, backwards: 0 });
  for (const what of [outcome.messages, outcome.sent, outcome.looks]) expect(what).toBeGreaterThan(0);
});
