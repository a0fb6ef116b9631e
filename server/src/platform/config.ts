import { randomBytes } from "node:crypto";
import { existsSync } from "node:fs";
import { link, readFile, rename, rm, writeFile } from "node:fs/promises";
import path from "node:path";
import { graphVersion } from "@bellhop/contract/graph-version";
import * as z from "zod/mini";
import { deriveKey } from "./crypto/seal.ts";
import { Secret } from "./crypto/secret.ts";
import { findFullDisk, openDataDir } from "./data-dir.ts";
import { type CrashAt, readFailpoint } from "./failpoints.ts";
import { type ModelSettings, modelEnvironment, readModelSettings } from "./model/settings.ts";
import { readListenOn, readTrustedProxies, type TrustedProxies } from "./proxies.ts";
import {
  readTranscribeSettings,
  type TranscribeSettings,
  transcribeEnvironment,
} from "./transcribe/settings.ts";

export const secretKeyFile = "secret-key";
export const demoPasswordFile = "demo-password";

const onOff = z.enum(["0", "1"], "must be 0 or 1");
const door = z.enum(["http", "webhooks", "jobs"]);
export type Door = z.infer<typeof door>;

const count = z.string().check(z.regex(/^\d{1,6}$/, "must be a number, 0 for no limit"));

const connections = z.string().check(z.regex(/^([2-9]|[1-9]\d{1,2})$/, "must be a number from 2 to 999"));

const environment = z.object({
  NODE_ENV: z._default(z.string(), "development"),
  PORT: z._default(z.string().check(z.regex(/^\d{1,5}$/, "must be a port number from 0 to 65535")), "3000"),
  PUBLIC_URL: z.optional(
    z.url({ protocol: /^https?$/, error: "must be the http(s) address that people open" }),
  ),
  DATA_DIR: z._default(z.string(), "./data"),
  DATABASE_URL: z.optional(z.string().check(z.regex(/^postgres(ql)?:\/\//, "must be a postgres:// address"))),
  DOORS: z._default(z.string(), "http,webhooks,jobs"),
  SECRET_KEY: z.optional(z.string().check(z.minLength(32, "must have at least 32 characters"))),
  AUTH0_DOMAIN: z.optional(z.string()),
  AUTH0_CLIENT_ID: z.optional(z.string()),
  AUTH0_AUDIENCE: z.optional(z.string()),
  SIGN_IN_FOR: z._default(z.string(), ""),
  SIGN_IN_ERROR_PATH: z._default(z.string(), "/"),
  SAFE_FETCH_ALLOW: z._default(z.string(), ""),
  SMTP_URL: z.optional(
    z.url({
      protocol: /^smtps?$/,
      hostname: /./,
      error: "must be the mail server's address, smtp:// or smtps://",
    }),
  ),
  MAIL_FROM: z.optional(z.string()),
  BILLING: z._default(
    z.enum(["off", "stand-in"], "must be off or stand-in. Payment by Stripe does not exist yet"),
    "off",
  ),
  PRIVACY_URL: z.optional(
    z.url({ protocol: /^https?$/, error: "must be the http(s) address of a privacy notice" }),
  ),
  TERMS_URL: z.optional(z.url({ protocol: /^https?$/, error: "must be the http(s) address of the terms" })),
  WHATSAPP_GRAPH_URL: z.optional(
    z.url({ protocol: /^https?$/, error: "must be the Graph API's http(s) address" }),
  ),
  WHATSAPP_GRAPH_VERSION: z._default(
    z.string().check(z.regex(/^v\d+\.\d+$/, "must look like v26.0")),
    graphVersion,
  ),
  WHATSAPP_APP_SECRET: z.optional(z.string()),
  WHATSAPP_APP_SECRET_PREVIOUS: z.optional(z.string()),
  WHATSAPP_VERIFY_TOKEN: z.optional(z.string()),
  WHATSAPP_APP_ID: z.optional(z.string().check(z.regex(/^\d+$/, "must be the app's number"))),
  WHATSAPP_SIGNUP_CONFIG_ID: z.optional(
    z.string().check(z.regex(/^\d+$/, "must be the number of the signup's configuration")),
  ),
  ...modelEnvironment,
  ...transcribeEnvironment,
  DATABASE_CONNECTIONS: z._default(connections, "16"),
  JOB_CONNECTIONS: z._default(connections, "6"),
  DRAIN_SECONDS: z.optional(z.string().check(z.regex(/^\d{1,3}$/, "must be a number of seconds, 0 to 999"))),
  CALLS_PER_MINUTE: z.optional(count),
  STREAMS_PER_MEMBER: z.optional(count),
  HOST_EMAILS: z._default(z.string(), ""),
  HOST: z.optional(z.string()),
  TRUST_PROXY: z._default(z.string(), "0"),
  LOG_LEVEL: z._default(
    z.enum(
      ["fatal", "error", "warn", "info", "debug", "trace", "silent"],
      "must be fatal, error, warn, info, debug, trace or silent",
    ),
    "info",
  ),
  BELLHOP_CRASH_AT: z.optional(z.string()),
  DEMO: z.optional(onOff),
  DEMO_PASSWORD: z.optional(z.string().check(z.minLength(8, "must have at least 8 characters"))),
  DEMO_PHONE_NUMBER_ID: z._default(z.string(), "9001"),
});

export type Config = {
  production: boolean;
  port: number;
  /** Addresses to listen on. Those after the first are left out where this machine does not have them. */
  listenOn: string[];
  publicUrl: string | undefined;
  dataDir: string;
  databaseUrl: Secret | undefined;
  doors: ReadonlySet<Door>;
  secretKey: Secret;
  secretKeyFrom: "environment" | "database_url" | "data_dir";
  auth0: { domain: string; clientId: string; audience: string } | undefined;
  /** Origins of other Bellhop installations whose users sign in here. */
  signInFor: string[];
  signInErrorPath: string;
  /** `host:port` pairs that pages may be fetched from although they are not public. */
  safeFetchAllow: ReadonlySet<string>;
  smtpUrl: Secret | undefined;
  /** As given; if undefined, derived from the public URL. */
  mailFrom: string | undefined;
  /** `off`: nothing is limited. `stand-in`: plans are enforced, and chosen without paying. */
  billing: "off" | "stand-in";
  legal: { privacyUrl: string | undefined; termsUrl: string | undefined };
  whatsapp: {
    graphUrl: string | undefined;
    graphVersion: string;
    appSecrets: Secret[];
    verifyToken: Secret | undefined;
    /** The app at Meta; with both, a number is connected by Meta's signup. */
    appId: string | undefined;
    signupConfigId: string | undefined;
  };
  model: ModelSettings | undefined;
  transcribe: TranscribeSettings | undefined;
  /** E-mail addresses of installation admins, in lower case. */
  hostEmails: string[];
  /** The most connections to the database: for requests and jobs' work, and for the job queues. */
  databaseConnections: number;
  jobConnections: number;
  /** How long a stopping process still accepts requests, until the reverse proxy has noticed. */
  drainSeconds: number;
  callsPerMinute: number | undefined;
  streamsPerMember: number | undefined;
  trustProxy: TrustedProxies;
  logLevel: z.infer<typeof environment>["LOG_LEVEL"];
  /** Fault injection: the step at which this process kills itself. */
  crashAt: CrashAt | undefined;
  demo: boolean | undefined;
  demoPassword: Secret | undefined;
  demoPhoneNumberIds: string[];
};

/** Throws ConfigError with a sentence per invalid variable. `firstSecretKey` becomes a missing key file's content. */
export async function readConfig(env: NodeJS.ProcessEnv, firstSecretKey?: string): Promise<Config> {
  const value = Object.fromEntries(Object.entries(env).filter(([, value]) => value !== ""));
  const read = environment.safeParse(value);
  if (!read.success) {
    throw new ConfigError(read.error.issues.map((issue) => `${issue.path.join(".")} ${issue.message}`));
  }
  const vars = read.data;
  const doors = z.array(door).safeParse(splitList(vars.DOORS));
  const errors: string[] = [];
  if (Number(vars.PORT) > 65_535) errors.push("PORT must be a port number from 0 to 65535");
  if (!doors.success) errors.push("DOORS must be a list of: http, webhooks, jobs");
  const hostEmails = z.array(z.email()).safeParse(splitList(vars.HOST_EMAILS.toLowerCase()));
  if (!hostEmails.success) errors.push("HOST_EMAILS must be a comma-separated list of e-mail addresses");
  const safeFetchAllow = splitList(vars.SAFE_FETCH_ALLOW.toLowerCase());
  if (!safeFetchAllow.every((place) => /^[^\s/@]+:\d{1,5}$/.test(place)))
    errors.push("SAFE_FETCH_ALLOW must be a comma-separated list of host:port");
  const auth0 = [vars.AUTH0_DOMAIN, vars.AUTH0_CLIENT_ID, vars.AUTH0_AUDIENCE];
  if (auth0.some(Boolean) && !auth0.every(Boolean)) {
    errors.push("AUTH0_DOMAIN, AUTH0_CLIENT_ID and AUTH0_AUDIENCE must be set together");
  }
  const trustProxy = readTrustedProxies(vars.TRUST_PROXY);
  if (trustProxy === undefined) {
    errors.push(
      "TRUST_PROXY must be the number of reverse proxies, 0 to 99, or a list of their IP addresses and ranges, such as 10.0.0.5,172.16.0.0/12",
    );
  }
  const listenOn = readListenOn(vars.HOST, trustProxy ?? 0);
  if (!listenOn) errors.push("HOST must be the IP address to listen on, or localhost");
  const model = readModelSettings(vars);
  const transcribe = readTranscribeSettings(vars);
  errors.push(...model.errors, ...transcribe.errors);
  const crashAt = vars.BELLHOP_CRASH_AT === undefined ? undefined : readFailpoint(vars.BELLHOP_CRASH_AT);
  if (vars.BELLHOP_CRASH_AT !== undefined && !crashAt) {
    errors.push(
      "BELLHOP_CRASH_AT must be a step listed in platform/failpoints.ts, with or without a count, such as name:2",
    );
  }
  if (crashAt && vars.NODE_ENV === "production")
    errors.push("BELLHOP_CRASH_AT must not be set in production");
  if (errors.length > 0) throw new ConfigError(errors);

  const dataDir = path.resolve(vars.DATA_DIR);
  // There are no default limits outside production, where load is measured.
  const limit = (value: string | undefined, usual: number) =>
    value === undefined && vars.NODE_ENV === "production" ? usual : Number(value ?? 0) || undefined;
  const [domain, clientId, audience] = auth0;
  const shared = sharedSecret(vars.NODE_ENV, vars.DATABASE_URL);
  return {
    production: vars.NODE_ENV === "production",
    port: Number(vars.PORT),
    listenOn: listenOn ?? [],
    publicUrl: vars.PUBLIC_URL?.replace(/\/+$/, ""),
    dataDir,
    databaseUrl: secret(vars.DATABASE_URL),
    doors: new Set(doors.data),
    secretKey: new Secret(
      vars.SECRET_KEY ?? shared ?? (await readOrCreateSecret(dataDir, secretKeyFile, firstSecretKey)),
    ),
    secretKeyFrom: vars.SECRET_KEY ? "environment" : shared ? "database_url" : "data_dir",
    auth0: domain && clientId && audience ? { domain, clientId, audience } : undefined,
    signInFor: splitList(vars.SIGN_IN_FOR),
    signInErrorPath: vars.SIGN_IN_ERROR_PATH,
    safeFetchAllow: new Set(safeFetchAllow),
    smtpUrl: secret(vars.SMTP_URL),
    mailFrom: vars.MAIL_FROM,
    billing: vars.BILLING,
    legal: { privacyUrl: vars.PRIVACY_URL, termsUrl: vars.TERMS_URL },
    whatsapp: {
      graphUrl: vars.WHATSAPP_GRAPH_URL?.replace(/\/+$/, ""),
      graphVersion: vars.WHATSAPP_GRAPH_VERSION,
      appSecrets: [vars.WHATSAPP_APP_SECRET, vars.WHATSAPP_APP_SECRET_PREVIOUS].flatMap(
        (value) => secret(value) ?? [],
      ),
      verifyToken: secret(vars.WHATSAPP_VERIFY_TOKEN),
      appId: vars.WHATSAPP_APP_ID,
      signupConfigId: vars.WHATSAPP_SIGNUP_CONFIG_ID,
    },
    model: model.model,
    transcribe: transcribe.transcribe,
    hostEmails: hostEmails.data ?? [],
    databaseConnections: Number(vars.DATABASE_CONNECTIONS),
    jobConnections: Number(vars.JOB_CONNECTIONS),
    // With the embedded database there is usually no other process that would take over.
    drainSeconds: Number(
      vars.DRAIN_SECONDS ?? (vars.NODE_ENV === "production" && vars.DATABASE_URL ? usualDrainSeconds : 0),
    ),
    callsPerMinute: limit(vars.CALLS_PER_MINUTE, 1_200),
    streamsPerMember: limit(vars.STREAMS_PER_MEMBER, 50),
    trustProxy: trustProxy ?? 0,
    logLevel: vars.LOG_LEVEL,
    crashAt,
    demo: vars.DEMO === undefined ? undefined : vars.DEMO === "1",
    demoPassword: secret(vars.DEMO_PASSWORD),
    demoPhoneNumberIds: vars.DEMO_PHONE_NUMBER_ID.split(",").map((id) => id.trim()),
  };
}

const secret = (value: string | undefined) => (value === undefined ? undefined : new Secret(value));

function splitList(words: string): string[] {
  return words === "" ? [] : words.split(",").map((word) => word.trim());
}

/** Two health checks of the reverse proxy in docs/operate.md, and their time limit. */
const usualDrainSeconds = 5;

export class ConfigError extends Error {
  constructor(sentences: string[]) {
    super(`The configuration is not valid:\n${sentences.map((sentence) => `  ${sentence}`).join("\n")}`);
  }
}

/** Processes that share a database need the same secret key; a file in each DATA_DIR can't provide it. */
function sharedSecret(mode: string, databaseUrl: string | undefined): string | undefined {
  const password = databaseUrl && mode !== "production" ? new URL(databaseUrl).password : "";
  return password ? deriveKey(new Secret(password), "secret key").toString("base64url") : undefined;
}

/** Created atomically with mode 0600: a full disk or a kill must not leave an empty secret. */
export async function readOrCreateSecret(
  dataDir: string,
  name: string,
  first = randomBytes(32).toString("base64url"),
): Promise<string> {
  openDataDir(dataDir);
  const kept = await readSecret(dataDir, name);
  if (kept !== undefined) return kept;
  const file = path.join(dataDir, name);
  const temporaryFile = `${file}.${randomBytes(6).toString("hex")}.new`;
  try {
    await writeFile(temporaryFile, `${first}\n`, { flag: "wx", mode: 0o600, flush: true });
    // Unlike rename, link keeps a file that another process created first.
    await link(temporaryFile, file);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code === "EPERM" || code === "ENOTSUP" || code === "ENOSYS") await rename(temporaryFile, file);
    else if (code === "ENOSPC" || code === "EDQUOT") throw new Error(findFullDisk(dataDir) ?? String(error));
    else if (code !== "EEXIST") throw error;
  } finally {
    await rm(temporaryFile, { force: true });
  }
  return (await readSecret(dataDir, name)) ?? first;
}

export async function readSecret(dataDir: string, name: string): Promise<string | undefined> {
  const file = path.join(dataDir, name);
  if (!existsSync(file)) return undefined;
  const kept = (await readFile(file, "utf8")).trim();
  if (kept === "")
    throw new Error(`${file} is empty. Restore it from a backup. On a new installation, delete it.`);
  return kept;
}
