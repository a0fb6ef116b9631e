import * as z from "zod/mini";
import { call } from "./call.ts";
import { health } from "./health.ts";
import { instant, nothing } from "./values.ts";

/** For each setting of the installation: whether it is set. Values are never included. */
export const configuredSettings = z.object({
  PUBLIC_URL: z.boolean(),
  DATABASE_URL: z.boolean(),
  SECRET_KEY: z.boolean(),
  AUTH0_DOMAIN: z.boolean(),
  SIGN_IN_FOR: z.boolean(),
  SAFE_FETCH_ALLOW: z.boolean(),
  SMTP_URL: z.boolean(),
  MAIL_FROM: z.boolean(),
  PRIVACY_URL: z.boolean(),
  TERMS_URL: z.boolean(),
  WHATSAPP_GRAPH_URL: z.boolean(),
  WHATSAPP_APP_SECRET: z.boolean(),
  WHATSAPP_VERIFY_TOKEN: z.boolean(),
  WHATSAPP_APP_ID: z.boolean(),
  WHATSAPP_SIGNUP_CONFIG_ID: z.boolean(),
  MODEL_NAME: z.boolean(),
  MODEL_API_KEY: z.boolean(),
  HOST_EMAILS: z.boolean(),
  CALLS_PER_MINUTE: z.boolean(),
  STREAMS_PER_MEMBER: z.boolean(),
  TRUST_PROXY: z.boolean(),
});
export type ConfiguredSettings = z.infer<typeof configuredSettings>;

/** How the installation runs. Each value comes from a fixed list. */
export const installationChoices = z.object({
  doors: z.array(z.enum(["http", "webhooks", "jobs"])),
  production: z.boolean(),
  database: z.enum(["embedded", "own"]),
  sign_in: z.enum(["embedded", "auth0"]),
  model: z.enum(["none", "openai", "anthropic"]),
  billing: z.enum(["off", "stand-in"]),
  log_level: z.enum(["fatal", "error", "warn", "info", "debug", "trace", "silent"]),
});

/** Jobs of one queue. Ages are in seconds. */
export const queueState = z.object({
  queue: z.string(),
  waiting: z.int(),
  working: z.int(),
  oldest_due_s: z.nullable(z.int()),
  failed_last_week: z.int(),
});

/** A kind of warning or error in the process's log since it started. */
export const loggedFault = z.object({
  level: z.enum(["warn", "error"]),
  what: z.string(),
  code: z.nullable(z.string()),
  /** A queue's name or a path without ids. */
  where: z.nullable(z.string()),
  times: z.int(),
  last_at: instant,
});

const tableRows = z.array(z.object({ table: z.string(), rows: z.int() }));

/**
 * What support needs. It has no secrets, addresses, names, or anything that people wrote, and no field besides those
 * listed here.
 */
export const supportBundle = z.object({
  format: z.literal(1),
  scope: z.enum(["hotel", "installation"]),
  made_at: instant,
  bellhop: z.object({ version: z.string(), running_s: z.int() }),
  runtime: z.object({
    node: z.string(),
    postgresql: z.nullable(z.string()),
    platform: z.string(),
    memory_mb: z.int(),
  }),
  choices: installationChoices,
  settings: configuredSettings,
  health,
  /** Null in a hotel's bundle, and if the database did not answer. */
  queues: z.nullable(z.array(queueState)),
  mails: z.nullable(z.object({ waiting: z.int(), oldest_waiting_s: z.nullable(z.int()), given_up: z.int() })),
  faults: z.nullable(z.array(loggedFault)),
  migrations: z.array(z.string()),
  /** Rounded up to one digit, at least 10: 0, 10, 20, … 200. Of the hotel, or of all hotels. */
  rows: z.nullable(tableRows),
});
export type SupportBundle = z.infer<typeof supportBundle>;

export const readSupportBundle = call("POST /api/read_support_bundle", {
  summary:
    "Returns what support needs to help this hotel: versions, which settings are set, the state of each part, and rounded numbers of rows. Without secrets or personal data.",
  input: nothing,
  output: supportBundle,
  role: "owner",
  scope: "venue",
  access: "reads",
});

export const readInstallationBundle = call("POST /api/read_installation_bundle", {
  summary:
    "Returns the same about the whole installation, with the queues and the kinds of logged errors. For hosts.",
  input: nothing,
  output: supportBundle,
  role: "member",
  scope: "installation",
  access: "reads",
});
