import { setTimeout as pause } from "node:timers/promises";
import type { FastifyInstance } from "fastify";
import { openVersions } from "./domain/assistant/index.ts";
import { openKnowledgeChecks } from "./domain/contradictions/index.ts";
import { recordChangelog } from "./domain/ideas/index.ts";
import { identitySettings } from "./domain/identity/index.ts";
import { createMailer } from "./domain/mail/index.ts";
import { ensurePushKeys } from "./domain/notifications/index.ts";
import { openGraphClient } from "./domain/whatsapp/index.ts";
import { closeAfterAnswer, closeWithin, openApp } from "./doors/http/app.ts";
import { listen } from "./doors/http/listen.ts";
import { openJobsDoor, scheduleJobs } from "./doors/jobs/jobs-door.ts";
import { openDatabase } from "./platform/at/index.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { deriveKey } from "./platform/crypto/seal.ts";
import { findFullDisk } from "./platform/data-dir.ts";
import { appRole, jobsRole, openWriteWatch, retryOnConflict, urlAs } from "./platform/db/index.ts";
import { openJobs } from "./platform/jobs/jobs.ts";
import { openPostgresBus } from "./platform/live/bus.ts";
import { openLiveHub } from "./platform/live/hub.ts";
import type { Log } from "./platform/log.ts";
import { openModel, openOwnReaders, openReader } from "./platform/model/index.ts";
import { openProbes } from "./platform/probes.ts";
import { ownHost } from "./platform/proxies.ts";
import type { PushKeys } from "./platform/push/index.ts";
import { openTranscriber } from "./platform/transcribe/index.ts";
import type { Services } from "./services.ts";

export type Bellhop = {
  services: Services;
  publicUrl: string;
  /** Opens the doors. The sign-in page of a demo lists its accounts. */
  open(demoEmails?: string[]): Promise<void>;
  /**
   * Turns `/readyz` off, and waits until a reverse proxy has noticed; requests are still answered. `until` ends the wait.
   */
  drain(until: AbortSignal): Promise<void>;
  close(): Promise<void>;
};

type ProcessOptions = {
  config: Config;
  port: number;
  ownerUrl: string;
  log: Log;
  clock?: Clock;
  /** False in tests, which share the event loop: its lag says nothing about load there. */
  ownsLoop?: boolean;
};

/** How long running jobs get to finish when the process stops, and requests. */
const closingMs = 8_000;
const requestsMs = 5_000;
/** After that, hanging work is abandoned; all of it can be repeated. */
const lettingGoMs = 1_000;
/** `/readyz` answers within two of these. */
const readinessMs = 700;
/** The list of what works answers within this time. */
const probeMs = 1_500;

/** Assembles a process on a migrated database. `open` opens its doors. */
export async function openBellhop({
  config,
  port,
  ownerUrl,
  log,
  clock = systemClock,
  ownsLoop = true,
}: ProcessOptions): Promise<Bellhop> {
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const identity = identitySettings({
    publicUrl,
    auth0: config.auth0,
    signInFor: config.signInFor,
    errorPath: config.signInErrorPath,
  });
  const appUrl = urlAs(ownerUrl, appRole, config.secretKey.reveal());

  const patience = { connectionMs: readinessMs, answerMs: readinessMs };
  const isDiskFull = () => !config.databaseUrl && findFullDisk(config.dataDir) !== undefined;
  const writes = openWriteWatch({ url: appUrl, log, patience, isDiskFull });
  const bus = await openPostgresBus({ url: appUrl, log });
  const working = config.doors.has("jobs");
  const jobs = await openJobs({
    url: urlAs(ownerUrl, jobsRole, config.secretKey.reveal()),
    log,
    bus,
    working,
    connections: config.jobConnections,
    onFault: writes.failed,
  });
  const connections = config.databaseConnections;
  const db = openDatabase({ url: appUrl, log, clock, bus, jobs, connections, writes });
  const hub = openLiveHub({ db, bus, log });
  const services: Services = {
    config,
    log,
    clock,
    db,
    jobs,
    graph: openGraphClient(),
    assistantVersions: openVersions(db),
    knowledgeChecks: openKnowledgeChecks(),
    model: config.model && openModel({ settings: config.model, log, clock }),
    reader: config.model && openReader({ settings: config.model, log, clock }),
    ownReaders: openOwnReaders({ log, clock }),
    transcriber: config.transcribe && openTranscriber({ settings: config.transcribe, log, clock }),
    mail: createMailer({
      smtpUrl: config.smtpUrl,
      from: config.mailFrom,
      publicUrl,
      secretKey: config.secretKey,
    }),
    pushKeys: keptKeys(() => ensurePushKeys(db, config.secretKey)),
    probes: openProbes(probeMs),
    writes,
    hostEmails: config.hostEmails,
    sealingKey: deriveKey(config.secretKey, "secrets of venues"),
    erasureKey: deriveKey(config.secretKey, "deleted guests"),
    publicUrl,
    selfUrl: (door = "http") =>
      config.doors.has(door) ? `http://${ownHost(config.listenOn)}:${port}` : publicUrl,
  };

  let isStopping = false;
  const whyNotReady = async () => {
    const fault = isStopping ? undefined : await writes.check();
    return isStopping ? "stopping" : fault;
  };
  let app: FastifyInstance | undefined;

  return {
    services,
    publicUrl,
    async open(demoEmails = []) {
      // A demo needs an installation admin.
      if (config.hostEmails.length === 0) services.hostEmails = demoEmails.slice(0, 1);
      // Processes that start together store the same rows, so they may wait for each other.
      if (config.doors.has("http"))
        await retryOnConflict(() => services.db.atInstallation((at) => recordChangelog(at)));
      await retryOnConflict(() => services.pushKeys());
      if (working) await scheduleJobs(services);
      app = await openApp({ services, identity, hub, whyNotReady, demoEmails, ownsLoop });
      await listen(app, port, config.listenOn);
      if (working) await openJobsDoor(services);
    },
    async drain(until) {
      isStopping = true;
      await jobs.stopClaiming();
      if (!app) return;
      closeAfterAnswer(app);
      await pause(config.drainSeconds * 1_000, undefined, { signal: until }).catch(() => {});
    },
    async close() {
      isStopping = true;
      const untilMs = performance.now() + closingMs;
      await jobs.stopClaiming();
      if (app) await closeWithin(app, requestsMs);
      hub.close();
      const leftMs = untilMs - performance.now();
      await atMost(leftMs + lettingGoMs, jobs.close(leftMs));
      await atMost(
        lettingGoMs,
        Promise.all([services.graph.close(), bus.close(), writes.close(), db.close()]),
      );
    },
  };
}

/** Reads them once per process, and again after a failure. */
function keptKeys(read: () => Promise<PushKeys>): () => Promise<PushKeys> {
  let kept: Promise<PushKeys> | undefined;
  return () => {
    kept ??= read().catch((error) => {
      kept = undefined;
      throw error;
    });
    return kept;
  };
}

async function atMost(ms: number, work: Promise<unknown>) {
  await Promise.race([work, pause(ms, undefined, { ref: false })]);
}
