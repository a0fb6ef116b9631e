import { cp, mkdtemp } from "node:fs/promises";
import os from "node:os";
import path from "node:path";
import { hotelDay } from "./hotel-day.ts";

export const emptyFolder = () => mkdtemp(path.join(os.tmpdir(), "bellhop-walk-"));

/** A DATA_DIR with the demo; empty if the demo is of another day, so that a new one is made. The caller deletes it. */
export async function copyOfDemo(): Promise<string> {
  const folder = await emptyFolder();
  if (process.env.BELLHOP_WALKS_DAY !== hotelDay()) return folder;
  await cp(template(), folder, { recursive: true });
  return folder;
}

/** The files of a stopped Bellhop with the demo, made once per run by `make-template.ts`. */
function template(): string {
  const folder = process.env.BELLHOP_WALKS;
  if (!folder) throw new Error("Playwright's global setup has not run.");
  return folder;
}
