import * as z from "zod/mini";
import { call } from "./call.ts";
import { instant, nothing } from "./values.ts";

/** The parts of a running Bellhop that a hotel notices. */
export const healthParts = ["database", "files", "whatsapp", "model", "mail", "payments", "jobs"] as const;
export type HealthPart = (typeof healthParts)[number];

/** `off`: not set up. `unknown`: could not be checked in time. */
export const healthStates = ["works", "degraded", "down", "off", "unknown"] as const;
export type HealthState = (typeof healthStates)[number];

/** Why a part is in its state. The browser has the sentences. */
export const healthReason = z.enum([
  "slow_answers",
  "no_answer",
  /** The database or the disk of files accepts no changes, has no room, or the database has no connections left. */
  "read_only",
  "full",
  "overloaded",
  /** WhatsApp: the venue has no number, has switched it off, or has not finished connecting it. */
  "not_connected",
  "switched_off",
  "not_finished",
  /** WhatsApp refuses to send for the number. */
  "connection_refused",
  "account_blocked",
  /** The installation has no app secret or verify token: it refuses what WhatsApp sends. */
  "webhooks_refused",
  "messages_wait",
  "not_configured",
  /** The model is set up, but has not been asked in the last day. */
  "not_used_lately",
  "too_slow",
  "unreachable",
  "busy",
  "refused",
  "unusable",
  /** The venue's monthly limit of the model is used up, or a guest's. */
  "venue_budget",
  "guest_budget",
  "mails_wait",
  "mails_given_up",
  /** Plans are not limited, or are enforced without payment. */
  "billing_off",
  "billing_stand_in",
  /** No process runs background jobs. */
  "no_worker",
  "jobs_wait",
  "jobs_failed",
]);
export type HealthReason = z.infer<typeof healthReason>;

export const partHealth = z.object({
  part: z.enum(healthParts),
  state: z.enum(healthStates),
  /** Null if it works and there is nothing to add. */
  reason: z.nullable(healthReason),
  /** When this state began; null if unknown. */
  since: z.nullable(instant),
  /** How many of the venue's messages wait for WhatsApp; null for other parts. */
  waiting: z.nullable(z.int()),
});
export type PartHealth = z.infer<typeof partHealth>;

export const health = z.object({ checked_at: instant, parts: z.array(partHealth) });
export type Health = z.infer<typeof health>;

export const readHealth = call("POST /api/read_health", {
  summary:
    "Returns the state of each part that the venue depends on, as codes. Takes at most two seconds: a part that does not answer in time is `down` or `unknown`.",
  input: nothing,
  output: health,
  // The night shift must see why no messages arrive.
  role: "staff",
  scope: "venue",
  access: "reads",
});
