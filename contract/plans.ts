import * as z from "zod/mini";
import { call } from "./call.ts";
import { firstMessage, guestName } from "./guests.ts";
import { chosenPlan, planGate, planName } from "./plan-names.ts";
import { id, instant, language, localDate, nothing, phone } from "./values.ts";

/** Why the assistant answers no guest on the venue's number. */
export const stoppedBecause = z.enum(["test_over", "answers_used_up", "conversations_used_up"]);
export type StoppedBecause = z.infer<typeof stoppedBecause>;

/** Usage of the plan: answers in the free test, else conversations of the month. */
export const planMeter = z.object({
  used: z.int(),
  /** Null: no limit. */
  limit: z.nullable(z.int()),
  left: z.nullable(z.int()),
  /** The highest warning that was reached. */
  warned_percent: z.nullable(z.int()),
  /** While the limit is reached and the assistant still answers. */
  grace_ends_at: z.nullable(instant),
  stopped_because: z.nullable(stoppedBecause),
});
export type PlanMeter = z.infer<typeof planMeter>;

const currentPlan = {
  plan: planName,
  /** `off`: nothing is limited. `stand-in`: plans are chosen without paying. */
  billing: z.enum(["off", "stand-in"]),
  /** When the free test ends; null for other plans, and before it has begun. */
  ends_at: z.nullable(instant),
};

export const operatorPlan = z.object({
  ...currentPlan,
  since: z.nullable(instant),
  chosen_by: z.nullable(z.string()),
  /** Venues that the member has access to, with their current month. `meter` is shared if the plan is pooled. */
  venues: z.array(
    z.object({
      venue_id: z.number(),
      name: z.string(),
      month: z.string(),
      conversations: z.int(),
      answers: z.int(),
      meter: planMeter,
    }),
  ),
  counts: z.object({ members: z.int(), numbers: z.int(), rules: z.int() }),
  /** Limits that are exceeded after a downgrade. Nothing is removed, but nothing can be added. */
  above: z.array(planGate),
});
export type OperatorPlan = z.infer<typeof operatorPlan>;

export const fetchPlan = call("POST /api/fetch_plan", {
  summary: "Returns the operator's plan, and what each venue has used of it this month.",
  input: nothing,
  output: operatorPlan,
  role: "manager",
  scope: "operator",
  access: "reads",
});

export const choosePlan = call("POST /api/choose_plan", {
  summary:
    "Changes the operator's plan at once. A smaller plan removes nothing: what is above its limits stays, and nothing can be added. Refused with `BILLING=off`.",
  input: z.object({ plan: chosenPlan.check().register(z.globalRegistry, { examples: ["group"] }) }),
  output: operatorPlan,
  role: "owner",
  scope: "operator",
  access: "changes",
  audit: "noted",
  refuses: ["not_possible_now"],
});

export const trialStepName = z.enum(["profile", "knowledge", "first_answer", "channel", "plan"]);
export type TrialStepName = z.infer<typeof trialStepName>;

export const trialStep = z.object({
  step: trialStepName,
  state: z.enum(["done", "open"]),
  /** How many facts of the profile are missing; null for other steps. */
  missing: z.nullable(z.int()),
  /** What is missing; null if it is done. */
  needs: z.nullable(
    z.enum(["fill_profile", "publish", "publish_first", "ask_a_question", "connect_number", "choose_plan"]),
  ),
});
export type TrialStep = z.infer<typeof trialStep>;

export const trialStatus = z.object({
  ...currentPlan,
  /** In the order of work. Choosing a plan is a step only while plans are enforced. */
  steps: z.array(trialStep),
  is_done: z.boolean(),
  /** This venue's usage. Messages of the simulator are free. */
  messages: planMeter,
  /** Opens a chat with the venue's number; null if none is connected. */
  whatsapp_link: z.nullable(z.string()),
});
export type TrialStatus = z.infer<typeof trialStatus>;

export const fetchTrialStatus = call("POST /api/get-freemium-status", {
  summary:
    "Returns the steps from sign-up to a working assistant with what each needs, the messages that are used and left, and when the free test ends.",
  input: nothing,
  output: trialStatus,
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const startTest = call("POST /api/start-test", {
  summary:
    "Starts a test. On the simulator, a new guest asks the assistant a first question; with dates the guest has a stay. On WhatsApp, returns a link to write from one's own phone; with `phone`, the first message is sent there. An empty body tests on the simulator.",
  input: z.strictObject({
    channel: z.optional(z.enum(["simulator", "whatsapp"])),
    /** Without one, the simulator takes an unused number. */
    phone: z.optional(phone),
    /** The venue's default language if absent. */
    language: z.optional(language),
    name: z.optional(guestName),
    checkin: z.optional(localDate),
    checkout: z.optional(localDate),
  }),
  output: z.object({
    channel: z.enum(["simulator", "whatsapp"]),
    /** Null if the person writes from their own phone. */
    phone: z.nullable(phone),
    /** The simulated guest's message. */
    message_id: z.nullable(id),
    /** The question: sent on the simulator, prefilled behind the link. */
    text: z.string(),
    /** Opens a chat with the venue's number, for a QR code. */
    link: z.nullable(z.string()),
    /** What was sent to `phone` on WhatsApp. */
    first_message: z.nullable(firstMessage),
  }),
  role: "staff",
  scope: "venue",
  access: "changes",
  audit: "play",
  refuses: ["wrong_state", "not_possible_now"],
});
export type StartedTest = z.infer<typeof startTest.output>;
