import type { Language } from "@bellhop/contract/languages";
import type { AssistantVersions } from "./domain/assistant/index.ts";
import type { KnowledgeChecks } from "./domain/contradictions/index.ts";
import type { Mailer } from "./domain/mail/index.ts";
import type { GraphClient } from "./domain/whatsapp/index.ts";
import type { Database } from "./platform/at/index.ts";
import type { Clock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import type { Secret } from "./platform/crypto/secret.ts";
import type { WriteWatch } from "./platform/db/index.ts";
import type { Jobs } from "./platform/jobs/jobs.ts";
import type { Log } from "./platform/log.ts";
import type { Model, OwnReaders, Reader } from "./platform/model/index.ts";
import type { Probes } from "./platform/probes.ts";
import type { PushKeys } from "./platform/push/index.ts";
import type { Transcriber } from "./platform/transcribe/index.ts";

export type Services = {
  config: Config;
  log: Log;
  clock: Clock;
  db: Database;
  jobs: Jobs;
  graph: GraphClient;
  assistantVersions: AssistantVersions;
  knowledgeChecks: KnowledgeChecks;
  /** The language model, if one is configured. */
  model: Model | undefined;
  /** The same model, for what guests write: with its own time limit and circuit breaker. */
  reader: Reader | undefined;
  /** Readers for venues that have chosen a model of their own. */
  ownReaders: OwnReaders;
  /** Makes text of guests' voice notes, if a server is configured. */
  transcriber: Transcriber | undefined;
  mail: Mailer;
  /** With which push services know this installation; made at first start. */
  pushKeys(): Promise<PushKeys>;
  /** Checks of parts that may hang. */
  probes: Probes;
  /** Tells whether and why the database can't be written to. */
  writes: WriteWatch;
  /** Encrypts the venues' secrets. */
  sealingKey: Buffer;
  /** Hashes what identified deleted guests. */
  erasureKey: Buffer;
  /** E-mail addresses of installation admins, as accounts store them. */
  hostEmails: readonly string[];
  publicUrl: string;
  /** The address of a door of this installation: this process if it opens the door, else PUBLIC_URL. */
  selfUrl(door?: "http" | "webhooks"): string;
};

/** Services for journeys about accounts. */
export type AccountServices = Pick<Services, "db" | "mail"> & { secretKey: Secret };

/** The sender of an account form: network address, browser, and the language to reply in. */
export type FormSender = { address: string; browserMarks: string | undefined; language: Language };
