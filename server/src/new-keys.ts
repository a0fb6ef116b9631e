import { replaceSigningKeys } from "./domain/identity/index.ts";
import { openInstallation } from "./journeys/installation/open-installation.ts";
import { openBellhop } from "./open-bellhop.ts";
import { openDatabaseServer } from "./open-database-server.ts";
import { readConfig } from "./platform/config.ts";
import { openLog } from "./platform/log.ts";
import { requireInstallation, runCommand, say } from "./transfer-command.ts";

/** `npm run new-keys`: replaces all signing keys. The server may be running. */
async function run() {
  requireInstallation(process.env);
  const config = await readConfig(process.env);
  if (config.auth0) throw new Error("An Auth0 tenant signs people in. Rotate the keys there.");
  const log = openLog("warn");
  const database = await openDatabaseServer(config, log);
  try {
    const context = { config: { ...config, doors: new Set<never>() }, port: config.port };
    const bellhop = await openBellhop({ ...context, ownerUrl: database.url, log });
    await openInstallation(bellhop.services);
    await replaceSigningKeys(bellhop.services.db, config.secretKey);
    await bellhop.close();
    say("Signing keys replaced. All processes reject old tokens within a minute.");
  } finally {
    await database.stop();
  }
}

runCommand(run, "The signing keys have not changed.");
