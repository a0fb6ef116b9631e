import * as z from "zod/mini";
import { call } from "./call.ts";
import { channelKind } from "./conversations.ts";
import { invalid } from "./field-problems.ts";
import { deliveryState } from "./messages.ts";
import { readingFailure } from "./model.ts";
import { sendFailure } from "./send-failure.ts";
import { interval, share } from "./statistics.ts";
import { templateCategory, templateState } from "./templates.ts";
import {
  id,
  instant,
  language,
  listOf,
  localDate,
  name,
  nothing,
  page,
  sendersId,
  timeOfDay,
  words,
} from "./values.ts";

export const proactiveLimits = {
  rules: 40,
  name: 60,
  /** Characters, as in WhatsApp's templates. */
  text: 1024,
  /** Characters written in place of a field without a value. */
  fallback: 120,
  /** At most so many days before arrival or before departure. */
  daysAround: 60,
  /** Two days. */
  minutesAfter: 2_880,
  planDays: 14,
  dryRunDays: 30,
} as const;

const days = z.int().check(z.gte(1), z.lte(proactiveLimits.daysAround));
const minutes = z.int().check(z.gte(0), z.lte(proactiveLimits.minutesAfter));

/** The moments of a stay, in their order. Times are the venue's. */
export const moment = z.discriminatedUnion("kind", [
  /** After the booking was added. */
  z.strictObject({ kind: z.literal("booked"), minutes }),
  z.strictObject({ kind: z.literal("before_arrival"), days, time: timeOfDay }),
  z.strictObject({ kind: z.literal("arrival_day"), time: timeOfDay }),
  /** After staff checked the guest in. */
  z.strictObject({ kind: z.literal("after_check_in"), minutes }),
  /** On a day of the stay: 2 is the day after arrival. Never on the day of departure. */
  z.strictObject({ kind: z.literal("mid_stay"), day: z.int().check(z.gte(2), z.lte(60)), time: timeOfDay }),
  z.strictObject({ kind: z.literal("before_departure"), days, time: timeOfDay }),
  /** After staff checked the guest out. */
  z.strictObject({ kind: z.literal("after_check_out"), minutes }),
]);
export type Moment = z.infer<typeof moment>;
export const momentKinds = [
  "booked",
  "before_arrival",
  "arrival_day",
  "after_check_in",
  "mid_stay",
  "before_departure",
  "after_check_out",
] as const satisfies readonly Moment["kind"][];

/** Fields of a text, written `{first_name}`. */
export const proactiveFields = [
  "first_name",
  "hotel",
  "room",
  "arrival_day",
  "departure_day",
  "nights",
  "check_in_time",
  "check_out_time",
  "reservation_number",
  "guest_page",
  /** A secret: a message with it goes out only when the venue's condition holds. */
  "door_code",
  /** Name and price of the extra that the message offers. */
  "extra",
  "price",
] as const;
export type ProactiveField = (typeof proactiveFields)[number];

/**
 * `service` messages are part of the stay. `sells` needs consent to offers. An open complaint or emergency holds back
 * `sells` and `feedback`.
 */
export const proactivePurpose = z.enum(["service", "sells", "feedback"]);
export type ProactivePurpose = z.infer<typeof proactivePurpose>;

/** All conditions must hold; an absent one always does. */
export const conditions = z.strictObject({
  languages: z.optional(z.array(language).check(z.minLength(1), z.maxLength(30))),
  min_nights: z.optional(z.int().check(z.gte(1), z.lte(365))),
  max_nights: z.optional(z.int().check(z.gte(1), z.lte(365))),
  min_people: z.optional(z.int().check(z.gte(1), z.lte(99))),
  with_children: z.optional(z.boolean()),
  room_types: z.optional(z.array(name(100)).check(z.minLength(1), z.maxLength(50))),
  /** Systems that bookings come from, or `staff`. */
  sources: z.optional(z.array(name(100)).check(z.minLength(1), z.maxLength(50))),
  /** Ways to reach the guest. `email`: the guest has an address, and the venue sends messages by e-mail. */
  channels: z.optional(z.array(z.enum(["whatsapp", "web", "email"])).check(z.minLength(1))),
  /** Extras that the guest has ordered for this stay. */
  ordered: z.optional(z.array(id).check(z.minLength(1), z.maxLength(20))),
  not_ordered: z.optional(z.array(id).check(z.minLength(1), z.maxLength(20))),
});
export type Conditions = z.infer<typeof conditions>;

export const proactiveText = z.strictObject({
  language,
  text: words(proactiveLimits.text).check(z.minLength(1, invalid("text_missing"))),
  /** What to write in place of a field that has no value; without one, the message is held back. */
  fallbacks: z.partialRecord(z.enum(proactiveFields), words(proactiveLimits.fallback)),
  /** Translated by a machine and not yet read by staff: held back until they did. */
  needs_check: z.boolean(),
});
export type ProactiveText = z.infer<typeof proactiveText>;

const ruleFields = {
  name: name(proactiveLimits.name).check(z.minLength(1, invalid("name_missing"))),
  moment,
  purpose: proactivePurpose,
  conditions,
  texts: z.array(proactiveText).check(z.minLength(1), z.maxLength(30)),
  /** The approved template for guests outside WhatsApp's reply window; null: none is linked. */
  template_name: z.nullable(z.string().check(z.maxLength(512))),
  /** For messages that sell: what is offered. */
  extra_entry_id: z.nullable(id).register(z.globalRegistry, { examples: [null] }),
  /** Per cent of guests who do not get it, chosen at random. A change begins a new comparison. */
  holdout_percent: z.int().check(z.gte(0), z.lte(50)),
};

/** WhatsApp's view of a rule's template, by language. */
const templateOfRule = z.object({
  language,
  state: templateState,
  category: templateCategory,
  reason: z.nullable(z.string()),
});

export const proactiveRule = z.object({
  rule_id: id,
  version: z.int(),
  ...ruleFields,
  is_on: z.boolean(),
  switched_at: instant,
  templates: z.array(templateOfRule),
  /** Messages of the last 30 days; `replied` within a day, `ordered` the rule's extra within a week. */
  results: z.object({
    sent: z.int(),
    read: z.int(),
    replied: z.int(),
    held_back: z.int(),
    ordered: z.int(),
    /** How many rated their stay with 1 to 5. */
    scores: z.array(z.int()).check(z.length(5)),
    /** How many only complained. */
    without_score: z.int(),
  }),
  /**
   * For an offer with a holdout: how many of both groups ordered the extra until the end of their stay, as long as the
   * share and the extra are the present ones, in at most a year.
   */
  uplift: z.nullable(
    z.object({
      offered: share,
      held_out: share,
      /** How many more of those who got the offer ordered, as a share; null with fewer than 30 guests in a group. */
      difference: z.nullable(interval),
    }),
  ),
});
export type ProactiveRule = z.infer<typeof proactiveRule>;

/** Why a message waits or is held back. */
export const proactiveReason = z.enum([
  "quiet_hours",
  "day_limit",
  "paused",
  "opted_out",
  "no_consent",
  "erased",
  "open_complaint",
  "open_emergency",
  "already_ordered",
  /** The guest said no to the extra. */
  "declined_before",
  "in_holdout",
  "no_address",
  /** The guest can be reached by e-mail only, which the venue has switched off. */
  "email_off",
  /** The installation has no mail server. */
  "no_mail_server",
  /** A mail server refused the guest's address. */
  "email_refused",
  "no_template",
  "template_in_review",
  "template_rejected",
  "template_paused",
  "template_disabled",
  /** WhatsApp delivers no offers of the venue to this guest now. */
  "offers_limited",
  /** WhatsApp delivers no offers of the venue to anyone now. */
  "offers_paused",
  "no_text",
  "text_needs_check",
  "field_missing",
  "too_late",
  "not_checked_in",
  /** There is no door code for the guest's room. */
  "code_missing",
  /** The guest has another room than the one that the door code was written for. */
  "code_of_other_room",
  /** Door codes go out later on the day of arrival. */
  "code_too_early",
  /** Nothing shows that the way leads to the guest of the booking. */
  "not_verified",
  /** Staff added the booking and decided about the first message there. */
  "left_to_staff",
]);
export type ProactiveReason = z.infer<typeof proactiveReason>;

/** Tried in this order: WhatsApp, the guest page if the guest has opened it, e-mail. */
export const proactiveWay = z.enum(["whatsapp_text", "whatsapp_template", "guest_page", "email"]);
export type ProactiveWay = z.infer<typeof proactiveWay>;

/** One message of one guest's stay. */
export const plannedMessage = z.object({
  rule_id: id,
  rule_name: z.string(),
  reservation_id: id,
  guest_id: id,
  guest_name: z.string(),
  room: z.string(),
  conversation_id: z.nullable(id),
  /** When it is due, or was sent or held back. */
  at: instant,
  state: z.enum(["will_be_sent", "waits", "held_back", "sent"]),
  reason: z.nullable(proactiveReason),
  /** For `field_missing`, which one. */
  field: z.nullable(z.enum(proactiveFields)),
  /** For `waits`, when it will be sent. */
  sends_at: z.nullable(instant),
  way: z.nullable(proactiveWay),
  channel: z.nullable(channelKind),
  language: z.nullable(language),
  /** The guest's language has no text: this one is used. */
  is_other_language: z.boolean(),
  message_id: z.nullable(id),
  /** How far a sent message has come, and why it failed; null for others. An e-mail is never more than `sent`. */
  delivery: z.nullable(deliveryState),
  failure: z.nullable(sendFailure),
});
export type PlannedMessage = z.infer<typeof plannedMessage>;

export const previewWay = z.enum(["whatsapp", "guest_page", "email"]);
export type PreviewWay = z.infer<typeof previewWay>;

const manages = { role: "manager", scope: "venue", access: "changes", audit: "noted" } as const;
const views = { role: "staff", scope: "venue", access: "reads" } as const;

export const listProactiveRules = call("POST /api/list_proactive_rules", {
  summary: "Lists the messages that the venue sends first, in the order of the stay, with how they did.",
  input: nothing,
  output: z.object({
    items: z.array(proactiveRule),
    paused_at: z.nullable(instant),
    paused_by: z.nullable(z.string()),
    /** What the venue writes first on; null: it has no number. */
    channel: z.nullable(channelKind),
    /** The installation has a mail server. */
    can_email: z.boolean(),
    /** A language model may translate the venue's own words. */
    can_translate: z.boolean(),
  }),
  ...views,
});

export const addProactiveRule = call("POST /api/add_proactive_rule", {
  summary: "Adds a message that the venue sends first. It is off until it is switched on.",
  input: z.object({ rule_id: sendersId, ...ruleFields }),
  output: proactiveRule,
  ...manages,
  refuses: ["not_found", "wrong_state", "limit_reached"],
});

export const saveProactiveRule = call("POST /api/save_proactive_rule", {
  summary:
    "Changes a message that the venue sends first; counts from the next minute, also for what is due already.",
  input: z.object({ rule_id: id, version: z.int(), ...ruleFields }),
  output: proactiveRule,
  ...manages,
  refuses: ["not_found", "wrong_state"],
});

export const switchProactiveRule = call("POST /api/switch_proactive_rule", {
  summary: "Switches a message on or off. What was due while it was off is not sent later.",
  input: z.object({ rule_id: id, is_on: z.boolean() }),
  output: proactiveRule,
  ...manages,
  refuses: ["not_found", "plan_required"],
});

export const deleteProactiveRule = call("POST /api/delete_proactive_rule", {
  summary: "Deletes a message that the venue sends first. Its log stays.",
  input: z.object({ rule_id: id }),
  output: nothing,
  ...manages,
  refuses: ["not_found"],
});

export const addReadyMadeRules = call("POST /api/add_ready_made_rules", {
  summary: "Adds the ready-made messages that the venue does not have yet, switched off.",
  input: nothing,
  output: z.object({ added: z.int() }),
  ...manages,
});

export const pauseProactive = call("POST /api/pause_proactive", {
  summary:
    "Pauses all messages that the venue sends first, or resumes them. What was due meanwhile is not sent.",
  input: z.object({ is_paused: z.boolean() }),
  output: z.object({ paused_at: z.nullable(instant), paused_by: z.nullable(z.string()) }),
  ...manages,
});

export const previewProactiveRule = call("POST /api/preview_proactive_rule", {
  summary:
    "Returns a message as a guest would get it, with the reason if it would be held back. Stores nothing.",
  input: z.object({
    ...ruleFields,
    reservation_id: z.optional(id),
    guest_id: z.optional(id),
    language: z.optional(language),
    /** As if the guest could be reached in this way only; without it, by the way that the message would go. */
    way: z.optional(previewWay),
  }),
  output: z.object({
    guest_name: z.string(),
    text: z.string(),
    /** What the guest can tap below an offer of an extra. */
    buttons: z.array(z.string()),
    /** The template whose words the guest gets; null if they get the rule's own. */
    template: z.nullable(z.object({ name: z.string(), header: z.string(), footer: z.string() })),
    language,
    at: z.nullable(instant),
    state: plannedMessage.shape.state,
    reason: z.nullable(proactiveReason),
    field: z.nullable(z.enum(proactiveFields)),
    way: plannedMessage.shape.way,
    /** What surrounds the text in an e-mail; null for other ways. */
    mail: z.nullable(
      z.object({
        from: z.string(),
        subject: z.string(),
        /** The button that opens the chat; null if the guest can't answer there. */
        answer: z.nullable(z.string()),
        about: z.string(),
        stop: z.string(),
      }),
    ),
    /** What one message costs on WhatsApp; null for other ways, and for simulated numbers. */
    cost: z.nullable(
      z.object({
        category: z.enum(["marketing", "utility", "authentication", "service"]),
        /** An estimate in millionths of `currency`; null if it is unknown. */
        micros: z.nullable(z.int()),
        currency: z.string(),
        prices_of: localDate,
      }),
    ),
  }),
  ...views,
  refuses: ["not_found"],
});

export const translateProactiveText = call("POST /api/translate_proactive_text", {
  summary:
    "Translates a text of a rule by the venue's language model, as a draft that staff check before it is used. Its fields, figures and times are compared: a translation with other ones is not returned. Stores nothing but what the model used.",
  input: z.object({
    from: language,
    to: language,
    text: proactiveText.shape.text,
    fallbacks: proactiveText.shape.fallbacks,
  }),
  output: z.object({
    outcome: z.enum(["translated", "unreliable", "failed"]),
    /** Only if it is `translated`; needs a check. */
    text: z.nullable(proactiveText),
    /** Only if it has `failed`. */
    failure: z.nullable(readingFailure),
  }),
  role: "manager",
  scope: "venue",
  access: "reads",
  refuses: ["not_possible_now"],
});

export const testProactiveRule = call("POST /api/test_proactive_rule", {
  summary: "Sends a message with example values to a phone of the team.",
  input: z.object({
    ...ruleFields,
    language,
    phone: z
      .string()
      .check(z.maxLength(40))
      .register(z.globalRegistry, { examples: ["+447700900123"] }),
  }),
  output: z.object({ message_id: id }),
  ...manages,
  refuses: ["not_possible_now"],
});

export const dryRunProactiveRule = call("POST /api/dry_run_proactive_rule", {
  summary: "Returns whom a message would have reached in the last 30 days, had it been on. Stores nothing.",
  input: z.object(ruleFields),
  output: z.object({
    sent: z.int(),
    held_back: z.array(z.object({ reason: proactiveReason, count: z.int() })),
    examples: z.array(z.object({ guest_name: z.string(), at: instant, text: z.string() })),
  }),
  ...views,
});

export const listPlannedMessages = call("POST /api/list_planned_messages", {
  summary:
    "Lists what will be sent first in the next 14 days, what waits and what is held back, each with its reason; and how many on each day.",
  input: z.object({
    /** A day of the next 14, by the venue's date. */
    day: z.optional(localDate),
    state: z.optional(plannedMessage.shape.state),
    rule_id: z.optional(id),
    guest_id: z.optional(id),
    ...page,
  }),
  output: z.extend(listOf(plannedMessage), {
    /** `will_be_sent` includes messages that wait, if the time at which they are sent is known. */
    days: z.array(z.object({ day: localDate, will_be_sent: z.int(), held_back: z.int() })),
  }),
  ...views,
  refuses: ["not_found"],
});

export const listSentFirst = call("POST /api/list_sent_first", {
  summary: "Lists what was sent first and what was held back, newest first.",
  input: z.object({ rule_id: z.optional(id), guest_id: z.optional(id), ...page }),
  output: listOf(plannedMessage),
  ...views,
  refuses: ["not_found"],
});
