import type { AssistantVersions } from "../domain/assistant/index.ts";
import type { Post } from "../domain/mail/index.ts";
import type { GraphClient } from "../domain/whatsapp/index.ts";
import type { Database } from "../platform/at/index.ts";
import type { Clock } from "../platform/clock.ts";
import type { Config } from "../platform/config.ts";
import type { Jobs } from "../platform/jobs/jobs.ts";
import type { Queue } from "../platform/jobs/queue.ts";
import type { Log } from "../platform/log.ts";
import type { Model } from "../platform/model/index.ts";
import type { Surveys } from "./venue-contradicts-itself.ts";

/** What a running process has, and stories and doors may use. */
export type Parts = {
  config: Config;
  log: Log;
  clock: Clock;
  db: Database;
  jobs: Jobs;
  graph: GraphClient;
  concierges: AssistantVersions;
  surveys: Surveys;
  /** Reads free text, where this installation has one. */
  model: Model | undefined;
  /** Sends mail, where this installation can. */
  mail: Post;
  /** Seals the venues' secrets. */
  sealingKey: Buffer;
  /** Whoever has one of these addresses, as accounts keep it, sees what a host sees. */
  hostEmails: readonly string[];
  /** The address that people open. */
  publicUrl: string;
  /** Where this process reaches that door of its own installation: here where it opens it, else under PUBLIC_URL. */
  selfUrl(door?: "http" | "webhooks"): string;
};

/** A story that a job tells: the worker of its queue. */
export type Work = {
  queue: Queue<object>;
  work(payload: never, parts: Parts, job: { lastAttempt: boolean }): Promise<void>;
};

/** Pairs a queue with the story that its jobs tell. */
export function workOf<Payload extends object>(
  queue: Queue<Payload>,
  work: (payload: Payload, parts: Parts, job: { lastAttempt: boolean }) => Promise<void>,
): Work {
  return { queue, work } as Work;
}
