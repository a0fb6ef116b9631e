import type { Health, PartHealth } from "@bellhop/contract/health";
import { findChannelAlert } from "../../domain/alerts/index.ts";
import { findLastReading, findOwnModel } from "../../domain/assistant/index.ts";
import { findOldestWaiting } from "../../domain/delivery/index.ts";
import { findLastModelReading } from "../../domain/imports/index.ts";
import { findMailQueue } from "../../domain/mail/index.ts";
import { findServerVersion } from "../../domain/support/index.ts";
import { findVenue, settingsOf, switchesOf } from "../../domain/venues/index.ts";
import { findConnection } from "../../domain/whatsapp/index.ts";
import type { ReadingAtVenue } from "../../platform/at/index.ts";
import { findDiskFault } from "../../platform/disk-faults.ts";
import type { Services } from "../../services.ts";
import { sealingOf } from "../assistant/find-model.ts";
import {
  judgeDatabase,
  judgeFiles,
  judgeJobs,
  judgeMail,
  judgeModel,
  judgePayments,
  judgeWhatsapp,
  type ModelFacts,
  unknownPart,
  type WhatsappFacts,
} from "./judge-health.ts";

const noMails = { oldest: null, given_up_at: null, sent_at: null };

const dayMs = 24 * 3_600_000;

/**
 * The state of each part; without a venue, WhatsApp and the model are left out. All checks run at once, and none takes
 * longer than a probe may.
 */
export async function viewHealth(services: Services, venueId: number | null): Promise<Health> {
  const { db, jobs, mail, probes, writes, config, clock } = services;
  const now = clock.now();
  const [tookMs, fault, ofVenue, mails, backlog] = await Promise.all([
    probes.probe("database", () => timeDatabase(services)),
    probes.probe("writes", () => writes.check()),
    venueId === null ? [] : viewVenueParts(services, venueId),
    mail.canSend ? probes.probe("mails", () => db.readAtInstallation(findMailQueue)) : noMails,
    probes.probe("jobs", () => jobs.backlog()),
  ]);
  return {
    checked_at: now.toISOString(),
    parts: [
      judgeDatabase(tookMs, fault),
      judgeFiles(findDiskFault(config.dataDir)),
      ...ofVenue,
      mails
        ? judgeMail(
            {
              canSend: mail.canSend,
              oldest: mails.oldest,
              givenUpAt: mails.given_up_at,
              sentAt: mails.sent_at,
            },
            now,
          )
        : unknownPart("mail"),
      judgePayments(config.billing),
      backlog ? judgeJobs(backlog, now) : unknownPart("jobs"),
    ],
  };
}

async function viewVenueParts(services: Services, venueId: number): Promise<PartHealth[]> {
  const { db, probes, clock } = services;
  const [whatsapp, model] = await Promise.all([
    probes.probe(`whatsapp ${venueId}`, () => db.readAtVenue(venueId, (at) => findWhatsapp(at, services))),
    probes.probe(`model ${venueId}`, () => db.readAtVenue(venueId, (at) => findModel(at, services))),
  ]);
  return [
    whatsapp ? judgeWhatsapp(whatsapp, clock.now()) : unknownPart("whatsapp"),
    model ? judgeModel(model) : unknownPart("model"),
  ];
}

/** Includes the wait for a free connection, which guests and staff feel too. */
async function timeDatabase({ db }: Services): Promise<number> {
  const startedAt = performance.now();
  await db.readAtInstallation(findServerVersion);
  return performance.now() - startedAt;
}

async function findWhatsapp(at: ReadingAtVenue, { config }: Services): Promise<WhatsappFacts> {
  const { appSecrets, verifyToken } = config.whatsapp;
  const [venue, connection] = await Promise.all([findVenue(at), findConnection(at)]);
  const facts = {
    isSwitchedOn: switchesOf(venue).enableWhatsapp,
    isWebhookReady: appSecrets.length > 0 && verifyToken !== undefined,
  };
  if (!connection) return { ...facts, connection: undefined };
  const [alertedSince, { waiting, oldest }] = await Promise.all([
    findChannelAlert(at, connection.channel_id),
    findOldestWaiting(at, connection.channel_id),
  ]);
  return {
    ...facts,
    connection: {
      state: connection.state,
      stoppedBecause: connection.sending_stopped_because,
      alertedSince,
      waiting,
      oldestWaiting: oldest,
    },
  };
}

/** Jobs may run in another process, so the last stored request counts as well as this process's own. */
async function findModel(at: ReadingAtVenue, services: Services): Promise<ModelFacts> {
  const ownModel = await findOwnModel(at, sealingOf(services));
  const { model, config } = services;
  const readerName = (ownModel?.settings ?? config.model)?.name;
  if (!model && !ownModel) return { isSetUp: false, last: undefined };
  const { readings } = settingsOf(await findVenue(at));
  const since = new Date(at.now.getTime() - dayMs);
  const own = model?.lastOutcome();
  const [imported, reading] = await Promise.all([
    // Only the installation's model reads imports.
    model ? findLastModelReading(at, since) : undefined,
    readings.enabled && readerName !== undefined ? findLastReading(at, readerName, since) : undefined,
  ]);
  const outcomes = [
    ...(own && own.at > since ? [own] : []),
    ...(imported ? [{ failed: imported.model.failed, since: imported.asked_at, at: imported.asked_at }] : []),
    ...(reading ? [{ failed: reading.failure, since: reading.read_at, at: reading.read_at }] : []),
  ];
  const [last] = outcomes.toSorted((one, other) => other.at.getTime() - one.at.getTime());
  return { isSetUp: true, last };
}
