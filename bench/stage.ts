import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { ensureSigningKeys } from "../server/src/domain/identity/index.ts";
import { openInstallation } from "../server/src/journeys/installation/open-installation.ts";
import { receiveWebhook } from "../server/src/journeys/whatsapp/receive-webhook.ts";
import { type Bellhop, openBellhop } from "../server/src/open-bellhop.ts";
import { readConfig } from "../server/src/platform/config.ts";
import { appRole, migrate, urlAs } from "../server/src/platform/db/index.ts";
import { startEmbeddedPostgres } from "../server/src/platform/embedded-postgres/index.ts";
import { openLog } from "../server/src/platform/log.ts";
import { asOwner, databaseUrl } from "../server/src/testing/as-owner.ts";
import { type Hotel, openHotel } from "../server/src/testing/cast.ts";
import { accessTokenFor } from "../server/src/testing/sign-in.ts";
import { textsBody } from "../server/src/testing/webhook.ts";

export const appSecret = "app secret of the benchmark";
/** All processes share one address, so that a token issued here is valid at each. */
export const publicUrl = "http://bellhop.localhost";
const secretKey = "secret key of the benchmark, 32 characters and more";

/** A hotel of the fixture, with the phones of guests who have written before. */
export type StagedHotel = Hotel & { phones: string[]; token: string };

/** A PostgreSQL with Bellhop's settings, and a database with hotels and guests. */
export type Stage = Awaited<ReturnType<typeof openFixture>>;

type StageOptions = { hotels: number; guestsEach: number; settings?: Record<string, string> };

/** Starts a PostgreSQL in a temporary folder and fills a database through Bellhop's journeys. */
export async function openFixture({ hotels: hotelsWanted, guestsEach, settings = {} }: StageOptions) {
  const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-bench-"));
  const log = openLog("warn");
  const postgres = await startEmbeddedPostgres({ dataDir, log, settings });
  const ownerUrl = postgres.url;
  await migrate({ ownerUrl, log, roleSecret: secretKey });
  const env = { DATA_DIR: dataDir, DATABASE_URL: ownerUrl, SECRET_KEY: secretKey, PUBLIC_URL: publicUrl };

  const config = await readConfig({ ...env, DOORS: "http" });
  const bellhop = await openBellhop({ config, port: 0, ownerUrl, log });
  const hotels: StagedHotel[] = [];
  let tokenKey = "";
  try {
    await openInstallation(bellhop.services);
    for (let n = 0; n < hotelsWanted; n++) hotels.push(await openStagedHotel(bellhop, n, guestsEach));
    const { kty, n, e } = (await ensureSigningKeys(bellhop.services.db, config.secretKey))[0] ?? {};
    tokenKey = JSON.stringify({ kty, n, e, alg: "RS256" });
  } finally {
    await bellhop.close();
  }

  return {
    ownerUrl,
    hotels,
    /** The public signing key of the tokens. */
    tokenKey,
    dataDir,
    /** The connection string of Bellhop's role, to which row-level security applies. */
    appUrl: (url: string) => urlAs(url, appRole, secretKey),
    /** The environment of a Bellhop process. */
    env,
    /** Copies the database. The original must have no connections. */
    async copy(name: string): Promise<string> {
      const { pathname } = new URL(ownerUrl);
      await asOwner(
        databaseUrl(ownerUrl, "postgres"),
        `create database ${name} template ${pathname.slice(1)} strategy file_copy`,
      );
      return databaseUrl(ownerUrl, name);
    },
    async clear() {
      await postgres.stop();
      await rm(dataDir, { recursive: true, force: true });
    },
  };
}

async function openStagedHotel(bellhop: Bellhop, n: number, guests: number): Promise<StagedHotel> {
  const { services: parts } = bellhop;
  const hotel = await openHotel(parts, `Hotel ${n}`, String(880_000 + n));
  const phones = Array.from({ length: guests }, (_, guest) => String(15_550_000_000 + n * 100_000 + guest));
  for (const phone of phones) {
    const hello = { from: phone, id: `wamid.hello.${phone}`, text: "Hello there", name: `Guest ${phone}` };
    await receiveWebhook(parts, "whatsapp", Buffer.from(textsBody(hotel.phoneNumberId, [hello])));
  }
  const signer = { services: parts, publicUrl: bellhop.publicUrl } as Parameters<typeof accessTokenFor>[0];
  return { ...hotel, phones, token: await accessTokenFor(signer, hotel.owner.sub) };
}
