import type { FastifyInstance } from "fastify";
import { identitySettings } from "./domain/identity/index.ts";
import { openConcierges } from "./domain/knowledge/index.ts";
import { openGraphClient } from "./domain/whatsapp/index.ts";
import { listen, openApp } from "./doors/http/app.ts";
import { openJobsDoor } from "./doors/jobs/work.ts";
import type { Parts } from "./journeys/parts.ts";
import { openDatabase } from "./platform/at/index.ts";
import { type Clock, systemClock } from "./platform/clock.ts";
import type { Config } from "./platform/config.ts";
import { deriveKey } from "./platform/crypto/seal.ts";
import { appRole, jobsRole, openPool, urlAs } from "./platform/db/index.ts";
import { openJobs } from "./platform/jobs/jobs.ts";
import { openPostgresBus } from "./platform/live/bus.ts";
import { openLiveHub } from "./platform/live/hub.ts";
import type { Log } from "./platform/log.ts";

export type Bellhop = {
  parts: Parts;
  publicUrl: string;
  /** Opens the doors; the sign-in page of a demo names its accounts. */
  open(demoEmails?: string[]): Promise<void>;
  close(): Promise<void>;
};

type Given = {
  config: Config;
  port: number;
  ownerUrl: string;
  log: Log;
  clock?: Clock;
};

/** How long running work gets to end when the process is told to stop. */
const closingMs = 8_000;

/** Puts a process together on a migrated database. `open` opens its doors; until then it only has its parts. */
export async function openBellhop({
  config,
  port,
  ownerUrl,
  log,
  clock = systemClock,
}: Given): Promise<Bellhop> {
  const publicUrl = config.publicUrl ?? `http://localhost:${port}`;
  const identity = identitySettings({ publicUrl, auth0: config.auth0 });
  const appUrl = urlAs(ownerUrl, appRole, config.secretKey.reveal());

  const bus = await openPostgresBus({ url: appUrl, log });
  const working = config.doors.has("jobs");
  const jobs = await openJobs({
    url: urlAs(ownerUrl, jobsRole, config.secretKey.reveal()),
    log,
    bus,
    working,
  });
  const db = openDatabase({ url: appUrl, log, clock, bus, jobs });
  const hub = openLiveHub({ db, bus, log });
  const parts: Parts = {
    config,
    log,
    clock,
    db,
    bus,
    jobs,
    graph: openGraphClient(),
    concierges: openConcierges(db),
    sealingKey: deriveKey(config.secretKey, "secrets of venues"),
    selfUrl: (door = "http") => (config.doors.has(door) ? `http://127.0.0.1:${port}` : publicUrl),
  };

  let closing = false;
  const probe = openPool(appUrl, log, "readiness", 1);
  const isReady = async () => !closing && (await answers(probe));
  let app: FastifyInstance | undefined;

  return {
    parts,
    publicUrl,
    async open(demoEmails = []) {
      app = await openApp({ parts, identity, hub, isReady, demoEmails });
      await listen(app, port);
      if (working) await openJobsDoor(parts);
    },
    async close() {
      closing = true;
      await app?.close();
      hub.close();
      await jobs.close(closingMs);
      await Promise.all([parts.graph.close(), bus.close(), probe.end(), db.close()]);
    },
  };
}

async function answers(probe: ReturnType<typeof openPool>): Promise<boolean> {
  try {
    await probe.query("select 1");
    return true;
  } catch {
    return false;
  }
}
