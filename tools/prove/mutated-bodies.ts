// Mutated webhook bodies with valid signatures, sent to a whole Bellhop in its own process: all are answered and
// stored, and no readable message is lost. `npm run prove -- mutated-bodies [--count N --seed S]`
import { mkdtemp, rm } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { parseArgs } from "node:util";
import { openInstallation } from "../../server/src/journeys/installation/open-installation.ts";
import { openBellhop } from "../../server/src/open-bellhop.ts";
import { readConfig } from "../../server/src/platform/config.ts";
import { migrate } from "../../server/src/platform/db/index.ts";
import { startEmbeddedPostgres } from "../../server/src/platform/embedded-postgres/index.ts";
import { openLog } from "../../server/src/platform/log.ts";
import { openHotel } from "../../server/src/testing/cast.ts";
import { capturedBodies, noCapturedBodies } from "../../server/src/testing/mutations/captured-bodies.ts";
import { deliverMutations, hasLostNothing } from "../../server/src/testing/mutations/deliver-mutations.ts";
import { ownBodies } from "../../server/src/testing/mutations/own-bodies.ts";
import { startBellhop } from "../../server/src/testing/running-bellhop.ts";

const { values } = parseArgs({ options: { count: { type: "string" }, seed: { type: "string" } } });
const count = Number(values.count ?? 10_000);
const seed = Number(values.seed ?? 1);
const numbers = ["106540352242922", "106540352242923"] as const;
const secret = "the secret of a proof";
const dataDir = await mkdtemp(path.join(os.tmpdir(), "bellhop-proof-"));
const log = openLog("warn");

const postgres = await startEmbeddedPostgres({ dataDir, log });
const env = { DATABASE_URL: postgres.url, WHATSAPP_APP_SECRET: secret, LOG_LEVEL: "fatal" };
try {
  const venues = await openHotels();
  const bellhop = await startBellhop({ dataDir, env });
  let isAlive = true;
  void bellhop.ended.then(() => {
    isAlive = false;
  });
  if (noCapturedBodies) console.log(`${noCapturedBodies}: only our own are mutated.`);
  const bodies = [...capturedBodies().map(({ bytes }) => bytes), ...ownBodies(numbers)];
  console.log(`${bodies.length} bodies, ${count} mutations of them, seed ${seed}`);
  const startedAt = performance.now();
  const outcome = await deliverMutations({
    url: `${bellhop.url}/webhooks/whatsapp`,
    secret,
    ownerUrl: postgres.url,
    venues,
    bodies,
    count,
    seed,
    say: console.log,
  });
  const seconds = Math.round((performance.now() - startedAt) / 1000);
  const holds = isAlive && hasLostNothing(outcome);
  process.exitCode = holds ? 0 : 1;
  console.log(JSON.stringify({ proof: "mutated-bodies", holds, seed, isAlive, seconds, ...outcome }));
  await bellhop.stop();
} finally {
  await postgres.stop();
  await rm(dataDir, { recursive: true, force: true });
}

/** Two hotels on WhatsApp, inserted before the process under test starts. */
async function openHotels() {
  await migrate({ ownerUrl: postgres.url, log });
  const config = await readConfig({ DATA_DIR: dataDir, ...env });
  const { services, close } = await openBellhop({ config, port: 0, ownerUrl: postgres.url, log });
  try {
    await openInstallation(services);
    const venues = [];
    for (const number of numbers) {
      const { venueId } = await openHotel(services, `Hotel on ${number}`, number);
      venues.push({ number, venueId });
    }
    return venues;
  } finally {
    await close();
  }
}
