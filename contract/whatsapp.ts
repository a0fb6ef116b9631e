import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { cleanWords, id, instant, listOf, localDate, nothing, page } from "./values.ts";

const text = z.string();

/** What WhatsApp reports about a number, its account or its templates. */
export const channelEvent = z.discriminatedUnion("kind", [
  /** `event` is WhatsApp's word, such as DISABLED_UPDATE, ACCOUNT_OFFBOARDED, PARTNER_REMOVED; `detail` its particulars. */
  z.object({ kind: z.literal("account"), event: text, detail: text }),
  z.object({ kind: z.literal("account_alert"), severity: text, type: text, detail: text }),
  z.object({ kind: z.literal("account_review"), decision: text }),
  z.object({ kind: z.literal("messaging_limit"), limit: text }),
  z.object({ kind: z.literal("number_quality"), event: text, limit: text }),
  z.object({ kind: z.literal("number_name"), decision: text, name: text, reason: text }),
  /** The two-step PIN was changed, or its reset was asked for or done. */
  z.object({ kind: z.literal("security"), event: text }),
  z.object({ kind: z.literal("number_settings"), detail: text }),
  z.object({
    kind: z.literal("template_state"),
    template_id: text,
    name: text,
    language: text,
    state: text,
    reason: text,
  }),
  z.object({
    kind: z.literal("template_quality"),
    template_id: text,
    name: text,
    language: text,
    quality: text,
  }),
  z.object({
    kind: z.literal("template_category"),
    template_id: text,
    name: text,
    language: text,
    category: text,
  }),
  z.object({ kind: z.literal("group"), type: text, group_id: text, detail: text }),
  /** The phone shares its history, has shared it up to `progress` percent, or its owner declined. */
  z.object({ kind: z.literal("history"), progress: z.nullable(z.int()), is_declined: z.boolean() }),
  z.object({ kind: z.literal("error"), code: z.int(), title: text, detail: text }),
  /** A person whom the venue does not know stopped or resumed marketing. */
  z.object({ kind: z.literal("preference"), who: text, stops: z.boolean() }),
  /** A person changed their number or user id, and the venue does not know them. */
  z.object({ kind: z.literal("address"), who: text }),
  /** A field or a kind of message that this version does not know; `detail` is the beginning of its JSON. */
  z.object({ kind: z.literal("other"), field: text, detail: text }),
]);
export type ChannelEvent = z.infer<typeof channelEvent>;

/** `cloud_api`: the number is used by Bellhop only. `coexistence`: the hotel keeps its phone app. */
export const phoneType = z.enum(["cloud_api", "coexistence", "shared"]);
export type PhoneType = z.infer<typeof phoneType>;

/** The steps of a connection, in their order. */
export const connectionSteps = [
  "token",
  "permissions",
  "number",
  "registration",
  "subscription",
  "callback",
  "payment",
] as const;
export type ConnectionStep = (typeof connectionSteps)[number];

/** Why a step has failed or waits. */
export const stepProblem = z.enum([
  /** There is no token yet: neither a code nor a token was given. */
  "token_missing",
  /** A code was given, and Meta's signup is not set up on this installation. */
  "signup_not_configured",
  "token_expired",
  "account_not_found",
  "permission_missing",
  "number_not_chosen",
  "number_not_found",
  "pin_needed",
  "pin_wrong",
  "registration_refused",
  "not_subscribed",
  /** The callback has another address, or Meta cannot reach this one. */
  "callback_refused",
  /** No webhook of the number has arrived yet. */
  "no_webhook_yet",
  "no_payment_method",
  "account_blocked",
  "whatsapp_not_reached",
  "other",
]);
export type StepProblem = z.infer<typeof stepProblem>;

export const connectionCheck = z.object({
  step: z.enum(connectionSteps),
  state: z.enum(["ok", "failed", "waiting", "unchecked"]),
  problem: z.nullable(stepProblem),
  /** What WhatsApp answered, in its words; empty if it was not asked or all is well. */
  detail: text,
  checked_at: z.nullable(instant),
});
export type ConnectionCheck = z.infer<typeof connectionCheck>;

export const whatsappConnection = z.object({
  state: z.enum(["connecting", "connected", "broken", "disconnected"]),
  phone_type: z.nullable(phoneType),
  waba_id: z.nullable(text),
  business_id: z.nullable(text),
  meta_phone_number_id: z.nullable(text),
  display_phone: z.nullable(text),
  verified_name: z.nullable(text),
  connected_at: instant,
  /** WhatsApp's words, such as GREEN, TIER_1K; null if unknown. */
  quality: z.nullable(text),
  messaging_limit: z.nullable(text),
  name_status: z.nullable(text),
  account_status: z.nullable(text),
  /** Why no messages are sent; they wait. Null if they are sent. */
  sending_stopped_because: z.nullable(z.enum(["connection_refused", "account_blocked"])),
  waiting_messages: z.int(),
  last_webhook_at: z.nullable(instant),
  /** When another agent, such as Meta's, was last seen to answer guests on the number; null if not for a week. */
  other_agent_at: z.nullable(instant),
  steps: z.array(connectionCheck),
});
export type WhatsappConnection = z.infer<typeof whatsappConnection>;

export const whatsappOverview = z.object({
  /** Null if the venue has never had a number. */
  connection: z.nullable(whatsappConnection),
  /** Null if Meta's signup is not set up on this installation. */
  signup: z.nullable(z.object({ app_id: text, config_id: text, version: text })),
  /** The address that Meta calls. */
  webhook_url: text,
  /** False if `WHATSAPP_APP_SECRET` or `WHATSAPP_VERIFY_TOKEN` is missing: Meta's calls are refused then. */
  webhook_ready: z.boolean(),
});
export type WhatsappOverview = z.infer<typeof whatsappOverview>;

const metaId = z
  .string()
  .check(cleanWords, z.trim(), z.regex(/^[A-Za-z0-9_-]{1,64}$/, invalid("meta_id_invalid")))
  .register(z.globalRegistry, { examples: ["102290129340398"] });
/** Meta's signup gives it URL-encoded. */
const accountId = z
  .string()
  .check(
    z.overwrite(decoded),
    cleanWords,
    z.trim(),
    z.regex(/^[A-Za-z0-9_-]{1,64}$/, invalid("meta_id_invalid")),
  )
  .register(z.globalRegistry, { examples: ["102290129340398"] });
const secretWords = z.string().check(cleanWords, z.trim(), z.maxLength(4_096));
export const pin = z
  .string()
  .check(z.regex(/^\d{6}$/, invalid("pin_invalid")))
  .register(z.globalRegistry, { examples: ["123456"] });

const managerChanges = { role: "manager", scope: "venue", access: "changes", audit: "noted" } as const;

export const readWhatsapp = call("POST /api/read_whatsapp", {
  summary: "Returns the venue's WhatsApp connection with the state of each step.",
  input: nothing,
  output: whatsappOverview,
  role: "staff",
  scope: "venue",
  access: "reads",
  needs: "enableWhatsapp",
});

/** Needs no switch: connecting switches WhatsApp on. */
export const connectWhatsapp = call("POST /api/meta_connection", {
  summary:
    "Connects the venue's WhatsApp number, or replaces it. Ids come from Meta's Embedded Signup with its `code`, or from the person with the `access_token` of a system user. Checks each step; the ones that failed can be checked again. What is missing is a step that has failed, and what is absent stays as it was for the same account.",
  input: z.object({
    waba_id: accountId,
    selected_phone_number: z.optional(z.nullable(z.string().check(z.maxLength(40)))),
    phone_type: z.optional(z.nullable(phoneType)),
    /** Absent if the person finished Meta's signup without a number. */
    meta_phone_number_id: z.optional(z.nullable(metaId)),
    business_id: z.optional(z.nullable(metaId)),
    code: z.optional(secretWords),
    access_token: z.optional(secretWords),
    pin: z.optional(pin),
  }),
  output: whatsappOverview,
  ...managerChanges,
  refuses: ["plan_required"],
});

export const checkWhatsapp = call("POST /api/check_whatsapp", {
  summary: "Checks the steps of the WhatsApp connection again. With a PIN, the number is registered.",
  input: z.object({ pin: z.optional(pin) }),
  output: whatsappOverview,
  ...managerChanges,
  refuses: ["plan_required"],
  needs: "enableWhatsapp",
});

export const disconnectWhatsapp = call("POST /api/disconnect_whatsapp", {
  summary:
    "Disconnects the venue's WhatsApp number. Threads stay; messages that wait are sent once it is connected again.",
  input: nothing,
  output: whatsappOverview,
  ...managerChanges,
  needs: "enableWhatsapp",
});

export const storedChannelEvent = z.object({
  event_id: id,
  event: channelEvent,
  happened_at: instant,
  received_at: instant,
});

export const listWhatsappEvents = call("POST /api/list_whatsapp_events", {
  summary: "Lists what WhatsApp reported about the number, its account and its templates, newest first.",
  input: z.object(page),
  output: listOf(storedChannelEvent),
  role: "staff",
  scope: "venue",
  access: "reads",
  needs: "enableWhatsapp",
});

const month = z
  .string()
  .check(z.regex(/^(19|20)\d\d-(0[1-9]|1[0-2])$/, invalid("not_a_month")))
  .register(z.globalRegistry, { examples: ["2026-11"] });

export const whatsappUsage = z.object({
  month: text,
  /** WhatsApp's words, such as service, utility, marketing, authentication; most messages first. */
  categories: z.array(
    z.object({
      category: text,
      charged: z.int(),
      free: z.int(),
      /** How many of the free ones are free because the guest came from an ad or a page's button. */
      free_entry: z.int(),
      /** In millionths of `estimate.currency`; null if the price list does not have the category. */
      cost: z.nullable(z.int()),
    }),
  ),
  /** Messages of the month for which WhatsApp has not reported a price yet. A count of Bellhop's, no bill. */
  without_price: z.int(),
  /** What the month costs by a copy of Meta's price list. Meta's invoice decides. */
  estimate: z.object({
    /** The day of the price list. */
    prices_of: localDate,
    currency: text,
    /** Replies per month that are free, and not in the cost. */
    free_replies: z.int(),
    /** In millionths of `currency`. */
    total: z.int(),
  }),
});
export type WhatsappUsage = z.infer<typeof whatsappUsage>;

export const readWhatsappUsage = call("POST /api/read_whatsapp_usage", {
  summary:
    "Counts the messages of a month that WhatsApp charges and those it does not, by category, and estimates their cost. Without `month`, it is the venue's current month.",
  input: z.object({ month: z.optional(month) }),
  output: whatsappUsage,
  role: "staff",
  scope: "venue",
  access: "reads",
  needs: "enableWhatsapp",
});

/** The ids of Meta's signup arrive URL-encoded. */
function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}
