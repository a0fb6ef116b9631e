import { cp, mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";

export const emptyFolder = () => mkdtemp(path.join(os.tmpdir(), "bellhop-walk-"));

/** The date at the demo's hotels. */
export const dayOfDemo = () => new Date().toLocaleDateString("en-CA", { timeZone: "Europe/Rome" });

/**
 * A DATA_DIR with the demo. The caller deletes it. After midnight it is empty, and Bellhop makes the demo in it: a guest
 * who arrives today in the template arrived yesterday.
 */
export async function copyOfDemo(): Promise<string> {
  const folder = await emptyFolder();
  if (process.env.BELLHOP_WALKS_DAY === dayOfDemo()) await cp(template(), folder, { recursive: true });
  return folder;
}

/** The files of a stopped Bellhop with the demo, made once per run by `make-template.ts`. */
function template(): string {
  const folder = process.env.BELLHOP_WALKS;
  if (!folder) throw new Error("Playwright's global setup has not run.");
  return folder;
}
