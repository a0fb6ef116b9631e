import path from "node:path";
import { secretKeyCheck } from "./domain/installation/index.ts";
// Declares all queues.
import "./doors/jobs/jobs-door.ts";
import { openDatabaseServer } from "./open-database-server.ts";
import {
  type Config,
  demoPasswordFile,
  readConfig,
  readOrCreateSecret,
  secretKeyFile,
} from "./platform/config.ts";
import { Secret } from "./platform/crypto/secret.ts";
import { jobsRole, urlAs } from "./platform/db/index.ts";
import { createJobQueues } from "./platform/jobs/jobs.ts";
import { openLog } from "./platform/log.ts";
import { checkExport, importDatabase } from "./platform/transfer/index.ts";
import { fileArgument, runCommand, say } from "./transfer-command.ts";

/** `npm run import -- FILE` */
async function run() {
  const file = fileArgument("import");
  say(`Checking ${file} …`);
  const header = await checkExport(file);
  const key = header.kept[secretKeyFile];
  if (!key && !process.env.SECRET_KEY) throw new Error(keyNeeded);
  const config = await readConfig(process.env, key);
  await checkSecretKey(config, header.secretKeyCheck, key);
  const database = await openDatabaseServer(config, openLog("warn"));
  try {
    say("Importing …");
    await importDatabase({
      ownerUrl: database.url,
      file,
      header,
      roleSecret: config.secretKey.reveal(),
      log: openLog("warn"),
      createQueues: () => createJobQueues(urlAs(database.url, jobsRole, config.secretKey.reveal())),
      say,
    });
  } finally {
    await database.stop();
  }
  const demoPassword = header.kept[demoPasswordFile];
  if (demoPassword) await readOrCreateSecret(config.dataDir, demoPasswordFile, demoPassword);
  say(
    "\nImported. Stop the old installation before you start this one. Otherwise both answer the same guests.",
  );
  if (config.secretKeyFrom === "database_url") {
    say(`Start with the imported key: SECRET_KEY="$(cat '${path.join(config.dataDir, secretKeyFile)}')"`);
  }
}

const keyNeeded =
  "This export needs the SECRET_KEY it was made with. Set the same SECRET_KEY, then import again.";

/** Sealed values can be decrypted only with the key they were exported with. */
async function checkSecretKey(config: Config, check: string, key: string | undefined) {
  if (secretKeyCheck(config.secretKey) === check) return;
  if (config.secretKeyFrom === "environment") {
    throw new Error("This export was made with a different SECRET_KEY. Set that key, then import again.");
  }
  // A key derived from DATABASE_URL belongs to this database; store the export's key in DATA_DIR.
  const kept =
    key &&
    config.secretKeyFrom === "database_url" &&
    (await readOrCreateSecret(config.dataDir, secretKeyFile, key));
  if (!kept || secretKeyCheck(new Secret(kept)) !== check) {
    throw new Error(
      `DATA_DIR ${config.dataDir} belongs to another installation: its secret-key differs. Choose a new DATA_DIR.`,
    );
  }
}

runCommand(run, "Nothing was imported.");
