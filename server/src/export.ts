import { statSync } from "node:fs";
import path from "node:path";
import { secretKeyCheck } from "./domain/installation/index.ts";
import { openDatabaseServer } from "./open-database-server.ts";
import { type Config, demoPasswordFile, readConfig, readSecret, secretKeyFile } from "./platform/config.ts";
import { errorCode } from "./platform/db/index.ts";
import { openLog } from "./platform/log.ts";
import { exportDatabase } from "./platform/transfer/index.ts";
import { version } from "./platform/version.ts";
import { fileArgument, requireInstallation, runCommand, say } from "./transfer-command.ts";

/** `npm run export -- FILE`. The server may be running. */
async function run() {
  const file = fileArgument("export");
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory())
    throw new Error(`${file} is a folder. Name a file.`);
  requireInstallation(process.env);
  const config = await readConfig(process.env);
  const log = openLog("warn");
  const kept = await keptFiles(config);
  const database = await openDatabaseServer(config, log);
  try {
    say(`Exporting to ${file} …`);
    const about = { product: version, secretKeyCheck: secretKeyCheck(config.secretKey), kept };
    const bytes = await exportDatabase({ ownerUrl: database.url, file, about, say }).catch((error) => {
      throw asSentence(error, file);
    });
    say(`\nExported: ${file}, ${(bytes / 1_000_000).toFixed(1)} MB.`);
    if (kept[secretKeyFile]) say("The file contains the installation's secret key. Keep it secret.");
    else say("The file does not contain SECRET_KEY. Keep the key too: the export is useless without it.");
  } finally {
    await database.stop();
  }
}

async function keptFiles(config: Config): Promise<Record<string, string>> {
  const demoPassword = await readSecret(config.dataDir, demoPasswordFile);
  return {
    ...(config.secretKeyFrom !== "environment" && { [secretKeyFile]: config.secretKey.reveal() }),
    ...(demoPassword && { [demoPasswordFile]: demoPassword }),
  };
}

function asSentence(error: unknown, file: string): unknown {
  const code = errorCode(error);
  if (code === "ENOSPC") {
    return new Error(
      `The disk of ${path.dirname(file)} is full, so nothing was exported. Free some space, or choose another folder.`,
    );
  }
  if (code === "ENOENT" || code === "EACCES" || code === "EROFS" || code === "ENOTDIR") {
    return new Error(`Bellhop can't write to ${path.dirname(file)}. Choose another folder.`, {
      cause: error,
    });
  }
  return error;
}

runCommand(run, "Nothing was exported.");
