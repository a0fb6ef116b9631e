import type { ConfiguredSettings, SupportBundle } from "@bellhop/contract/support-bundle";
import { findMailQueue } from "../../domain/mail/index.ts";
import { findServerVersion, listRowsOfAll, listRowsOfVenue } from "../../domain/support/index.ts";
import type { Config } from "../../platform/config.ts";
import { migrationFiles, migrationsFolder } from "../../platform/db/index.ts";
import type { QueueBacklog } from "../../platform/jobs/backlog.ts";
import { recentFaults } from "../../platform/recent-faults.ts";
import { version } from "../../platform/version.ts";
import type { Services } from "../../services.ts";
import { viewHealth } from "./view-health.ts";

/** For an owner: about their hotel, and how the installation is set up. */
export async function writeHotelBundle(services: Services, venueId: number): Promise<SupportBundle> {
  const { db, probes } = services;
  const [basics, rows] = await Promise.all([
    writeBasics(services, venueId),
    probes.probe(`rows ${venueId}`, () => db.readAtVenue(venueId, listRowsOfVenue)),
  ]);
  return {
    ...basics,
    scope: "hotel",
    queues: null,
    mails: null,
    faults: null,
    rows: rows ?? null,
  };
}

/** For an installation admin: about all hotels together. */
export async function writeInstallationBundle(
  services: Services,
  venueId: number | null,
): Promise<SupportBundle> {
  const { db, jobs, probes, clock } = services;
  const [basics, queues, mails, rows] = await Promise.all([
    writeBasics(services, venueId),
    probes.probe("queues", () => jobs.queues()),
    probes.probe("mails", () => db.readAtInstallation(findMailQueue)),
    probes.probe("rows", () => db.readAtInstallation(listRowsOfAll)),
  ]);
  return {
    ...basics,
    scope: "installation",
    queues: queues?.map(toQueueState) ?? null,
    mails: mails
      ? {
          waiting: mails.waiting,
          oldest_waiting_s:
            mails.oldest && Math.round((clock.now().getTime() - mails.oldest.getTime()) / 1_000),
          given_up: mails.given_up,
        }
      : null,
    faults: recentFaults().map(({ lastAt, ...fault }) => ({ ...fault, last_at: lastAt.toISOString() })),
    rows: rows ?? null,
  };
}

async function writeBasics(services: Services, venueId: number | null) {
  const { db, probes, config, clock } = services;
  const [health, postgresql, migrations] = await Promise.all([
    viewHealth(services, venueId),
    probes.probe("version", () => db.readAtInstallation(findServerVersion)),
    migrationFiles(migrationsFolder),
  ]);
  return {
    format: 1 as const,
    made_at: clock.now().toISOString(),
    bellhop: { version, running_s: Math.round(process.uptime()) },
    runtime: {
      node: process.versions.node,
      postgresql: postgresql ?? null,
      platform: `${process.platform} ${process.arch}`,
      memory_mb: Math.round(process.memoryUsage.rss() / 1024 / 1024),
    },
    choices: {
      doors: [...config.doors],
      production: config.production,
      database: config.databaseUrl ? ("own" as const) : ("embedded" as const),
      sign_in: config.auth0 ? ("auth0" as const) : ("embedded" as const),
      model: config.model?.wire ?? ("none" as const),
      billing: config.billing,
      log_level: config.logLevel,
    },
    settings: configuredSettingsOf(config),
    health,
    migrations,
  };
}

/** Names each setting, so a new one stays out until someone adds it here. */
function configuredSettingsOf(config: Config): ConfiguredSettings {
  const { whatsapp, legal, model } = config;
  return {
    PUBLIC_URL: config.publicUrl !== undefined,
    DATABASE_URL: config.databaseUrl !== undefined,
    SECRET_KEY: config.secretKeyFrom === "environment",
    AUTH0_DOMAIN: config.auth0 !== undefined,
    SIGN_IN_FOR: config.signInFor.length > 0,
    SAFE_FETCH_ALLOW: config.safeFetchAllow.size > 0,
    SMTP_URL: config.smtpUrl !== undefined,
    MAIL_FROM: config.mailFrom !== undefined,
    PRIVACY_URL: legal.privacyUrl !== undefined,
    TERMS_URL: legal.termsUrl !== undefined,
    WHATSAPP_GRAPH_URL: whatsapp.graphUrl !== undefined,
    WHATSAPP_APP_SECRET: whatsapp.appSecrets.length > 0,
    WHATSAPP_VERIFY_TOKEN: whatsapp.verifyToken !== undefined,
    WHATSAPP_APP_ID: whatsapp.appId !== undefined,
    WHATSAPP_SIGNUP_CONFIG_ID: whatsapp.signupConfigId !== undefined,
    MODEL_NAME: model !== undefined,
    MODEL_API_KEY: model?.apiKey !== undefined,
    HOST_EMAILS: config.hostEmails.length > 0,
    CALLS_PER_MINUTE: config.callsPerMinute !== undefined,
    STREAMS_PER_MEMBER: config.streamsPerMember !== undefined,
    TRUST_PROXY: config.trustProxy !== 0,
  };
}

const toQueueState = ({ oldestDueS, failedLastWeek, ...queue }: QueueBacklog) => ({
  ...queue,
  oldest_due_s: oldestDueS,
  failed_last_week: failedLastWeek,
});
