import { execFile } from "node:child_process";
import { mkdir, writeFile } from "node:fs/promises";
import path from "node:path";
import { promisify } from "node:util";
import { secretKeyFile } from "../platform/config.ts";
import { startBellhop } from "./running-bellhop.ts";

/** The SECRET_KEY of the copied installation. */
export const demoSecretKey = "the secret key of all copies of the demo";

/** Makes a DATA_DIR with the demo, stopped, for `copyDemo`. `npm test` does so once. */
export async function makeDemo(dataDir: string): Promise<void> {
  await mkdir(dataDir, { recursive: true });
  await writeFile(path.join(dataDir, secretKeyFile), `${demoSecretKey}\n`, { mode: 0o600 });
  // No mail is sent.
  const bellhop = await startBellhop({ dataDir, env: { SMTP_URL: "smtp://127.0.0.1:9" } });
  // A graceful stop also writes the compile cache for later starts.
  await bellhop.stop();
}

/**
 * Fills a DATA_DIR with the demo, if there is one to copy. A start on new files takes five seconds of processor time,
 * mostly for the demo; its copy a tenth of one. Returns whether it did.
 */
export async function copyDemo(dataDir: string): Promise<boolean> {
  const made = process.env.BELLHOP_TEST_DEMO;
  if (!made) return false;
  await mkdir(dataDir, { recursive: true });
  await promisify(execFile)("cp", ["-a", `${made}/.`, dataDir]);
  return true;
}
