import { existsSync, readdirSync, readFileSync } from "node:fs";

const folder = new URL("../../../../../shared/data/whatsapp/", import.meta.url);

export const noCapturedBodies = existsSync(folder)
  ? undefined
  : "The captured webhook bodies (../shared/data/whatsapp) are not on this machine";

export function capturedBodies(): { file: string; bytes: Buffer }[] {
  if (noCapturedBodies) return [];
  return readdirSync(folder)
    .filter((file) => file.endsWith(".json") && file !== "index.json")
    .sort()
    .map((file) => ({ file, bytes: readFileSync(new URL(file, folder)) }));
}
