import * as z from "zod/mini";
import { call } from "./call.ts";
import { invalid } from "./field-problems.ts";
import { limits } from "./limits.ts";
import { cleanWords, currency, instant, name, nothing } from "./values.ts";

/** The language model that reads guests' messages, its test, and what it costs. Whether it may read is a setting. */

/** What a server did with the JSON schema of the answers. */
export const schemaHandling = z.enum([
  /** It made the model keep to it, also where the words of a call ask for something else. */
  "enforced",
  /** The model kept to it because the words of a call describe it. */
  "asked",
  "ignored",
]);
export type SchemaHandling = z.infer<typeof schemaHandling>;

/** What a test means for the hotel, the gravest first. */
export const probeVerdict = z.enum([
  /** Too few answers can be used. */
  "unusable",
  /** Answers can be used, but too many are wrong. */
  "misreads",
  /** Answers come too late for guests. */
  "slow",
  "good",
]);
export type ProbeVerdict = z.infer<typeof probeVerdict>;

/** Why a test ended without a result. */
export const probeFailure = z.enum([
  /** The host name, connection or response failed. */
  "unreachable",
  /** No answer within ten seconds, three times. */
  "too_slow",
  "key_refused",
  "model_unknown",
  /** The server knows no such address: most need `/v1` at its end. */
  "address_wrong",
  "busy",
  /** Refused otherwise; `status` says how. */
  "refused",
  /** The test was interrupted. */
  "interrupted",
]);
export type ProbeFailure = z.infer<typeof probeFailure>;

/** In millionths of `currency`. */
export const modelMoney = z.object({ currency: z.string(), micros: z.int() });
export type ModelMoney = z.infer<typeof modelMoney>;

export const probeResult = z.object({
  verdict: probeVerdict,
  schema: schemaHandling,
  /** The JSON came within a fence or between other words. */
  is_wrapped: z.boolean(),
  /** The model reasons before it answers, which makes it slow and expensive. */
  thinks: z.boolean(),
  /** Fixed examples, each in another language. */
  examples: z.int(),
  /** How many answers could be used, chose the right statement, named the guest's language and kept its words, and came too late for a guest. */
  usable: z.int(),
  right: z.int(),
  language_kept: z.int(),
  late: z.int(),
  /** By nearest rank; a call that was given up counts as ten seconds. Null if no example was answered. */
  p95_ms: z.nullable(z.int()),
  /** The mean of an example. Estimated if the server does not report it. */
  tokens: z.object({ input: z.int(), output: z.int(), is_estimated: z.boolean() }),
  /** The mean of an example; null if the price is unknown, and for staff. */
  cost: z.nullable(modelMoney),
});
export type ProbeResult = z.infer<typeof probeResult>;

export const modelProbe = z.object({
  /** The model that was tested. It may have been replaced since. */
  model: z.string(),
  host: z.string(),
  asked_by: z.string(),
  asked_at: instant,
  /** Calls made, and to be made. */
  done: z.int(),
  calls: z.int(),
  /** Null while it runs. */
  ended_at: z.nullable(instant),
  /** HTTP status of the refusal; null if there was no answer. */
  failure: z.nullable(z.object({ code: probeFailure, status: z.nullable(z.int()) })),
  result: z.nullable(probeResult),
});
export type ModelProbe = z.infer<typeof modelProbe>;

export const modelWire = z.enum(["openai", "anthropic"]);
export type ModelWire = z.infer<typeof modelWire>;

/** Why a call of a model led to nothing. */
export const modelFailure = z.enum(["too_slow", "unreachable", "busy", "refused", "unusable"]);

/** Why the rules answered instead of the model. */
export const readingFailure = z.enum([...modelFailure.options, "venue_budget", "guest_budget"]);
export type ReadingFailureCode = z.infer<typeof readingFailure>;

const unitPrice = z.number().check(z.gte(0), z.lte(limits.modelPrice));

/** For a million tokens sent and received, in major units. */
export const modelPrice = z.strictObject({ currency, input: unitPrice, output: unitPrice });
export type ModelPrice = z.infer<typeof modelPrice>;

export const modelOverview = z.object({
  /** Null if neither the venue nor the installation has one. */
  model: z.nullable(
    z.object({
      wire: modelWire,
      name: z.string(),
      host: z.string(),
      /** The venue's own, or the one that the installation has for all venues. */
      set_by: z.enum(["venue", "installation"]),
      /** What only managers and owners see of the venue's own; null otherwise. */
      own: z.nullable(
        z.object({
          base_url: z.string(),
          /** The last characters; null without a key. */
          key_ends: z.nullable(z.string()),
          price: z.nullable(modelPrice),
        }),
      ),
    }),
  ),
  /** Whether the installation has a model for venues without their own. */
  has_installation_model: z.boolean(),
  /** The server that turns guests' voice notes into text, the same for all venues; null without one. */
  voice_notes_host: z.nullable(z.string()),
  /** The last test; null before the first. */
  probe: z.nullable(modelProbe),
  /** A guest gets the answer of the rules after this time. */
  limit_ms: z.int(),
  usage: z.object({
    /** The venue's calendar month, such as 2026-11. */
    month: z.string(),
    /** Answers that a model chose, and its calls about messages, conversations and drafts. */
    answers: z.int(),
    calls: z.int(),
    /** What these calls and translations of published sentences have used. */
    tokens: z.int(),
    /** The part that translations of published sentences have used. */
    translation_tokens: z.int(),
    /** For all tokens; null if the price is unknown, and for staff. */
    cost: z.nullable(modelMoney),
    translation_cost: z.nullable(modelMoney),
    /** The part that was used for staff: translations of threads, and drafts. */
    for_staff: z.object({ calls: z.int(), tokens: z.int(), cost: z.nullable(modelMoney) }),
    /** Voice notes that were turned into text, rounded up. */
    voice_minutes: z.int(),
    /** What a reply on WhatsApp costs by a copy of Meta's price list, in the venue's country; null for staff. */
    whatsapp_reply: z.nullable(z.extend(modelMoney, { prices_of: z.string(), free_replies: z.int() })),
  }),
  /** In the last seven days, the most frequent first. */
  rules_instead: z.array(z.object({ reason: readingFailure, count: z.int() })),
});
export type ModelOverview = z.infer<typeof modelOverview>;

export const readModel = call("POST /api/read_model", {
  summary:
    "Returns the language model that reads guests' messages, its last test, what it has cost this month, and how often the rules answered instead.",
  input: nothing,
  output: modelOverview,
  role: "staff",
  scope: "venue",
  access: "reads",
});

export const testModel = call("POST /api/test_model", {
  summary:
    "Starts a test of the language model: short calls with fixed examples, without any guest's words. Nothing is started while one runs, or without a model. `read_model` shows its progress and result.",
  input: nothing,
  output: modelOverview,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "own_view",
});

const modelKey = z
  .string()
  .check(
    cleanWords,
    z.trim(),
    z.regex(/^[\x21-\x7e]+$/, invalid("model_key_invalid")),
    z.maxLength(limits.modelKeyCharacters),
  )
  .register(z.globalRegistry, { examples: ["sk-0123456789abcdef"] });

export const connectModel = call("POST /api/connect_model", {
  summary:
    "Has the venue use its own language model instead of the installation's, and starts a test of it. The address must be public and begin with `https://`, unless the installation allows it.",
  input: z.object({
    wire: modelWire,
    /** An OpenAI-compatible server's, most with `/v1` at the end. Null for Anthropic. */
    base_url: z.nullable(
      z
        .url({ protocol: /^https?$/ })
        .check(z.maxLength(limits.modelUrlCharacters))
        .register(z.globalRegistry, { examples: ["https://models.example/v1"] }),
    ),
    name: name(limits.modelNameCharacters).check(z.minLength(1, invalid("name_missing"))),
    /** Null removes it. Without it the stored key stays, if provider and host do. */
    key: z.optional(z.nullable(modelKey)),
    price: z.nullable(modelPrice),
  }),
  output: modelOverview,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
});

export const disconnectModel = call("POST /api/disconnect_model", {
  summary:
    "Forgets the venue's own language model and its key. The installation's is used again, if there is one.",
  input: nothing,
  output: modelOverview,
  role: "manager",
  scope: "venue",
  access: "changes",
  audit: "noted",
});
