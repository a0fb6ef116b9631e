import type { OperatorPlan, PlanMeter, TrialStatus } from "@bellhop/contract/plans";
import { ago } from "./time.fixture.ts";

const day = 24 * 60;

const meter = (used: number, limit: number): PlanMeter => ({
  used,
  limit,
  left: Math.max(0, limit - used),
  warned_percent: used * 100 >= limit * 80 ? 80 : null,
  grace_ends_at: null,
  stopped_because: null,
});

export const samplePlan: OperatorPlan = {
  plan: "starter",
  billing: "stand-in",
  since: ago(40 * day),
  ends_at: null,
  chosen_by: "Giulia Ferri",
  venues: [
    {
      venue_id: 1001,
      name: "Hotel Belvedere",
      month: "2026-11",
      conversations: 512,
      answers: 1_420,
      meter: meter(512, 600),
    },
    {
      venue_id: 1002,
      name: "Pension Alpenrose",
      month: "2026-11",
      conversations: 31,
      answers: 77,
      meter: meter(31, 600),
    },
  ],
  counts: { members: 12, numbers: 1, rules: 0 },
  above: ["members"],
};

export const sampleTrial: TrialStatus = {
  plan: "free-test",
  billing: "stand-in",
  ends_at: ago(-12 * day),
  steps: [
    { step: "profile", state: "open", missing: 2, needs: "fill_profile" },
    { step: "knowledge", state: "done", missing: null, needs: null },
    { step: "first_answer", state: "done", missing: null, needs: null },
    { step: "channel", state: "open", missing: null, needs: "connect_number" },
    { step: "plan", state: "open", missing: null, needs: "choose_plan" },
  ],
  is_done: false,
  messages: meter(12, 50),
  whatsapp_link: null,
};
