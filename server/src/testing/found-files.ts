import { existsSync, readFileSync } from "node:fs";

const folder = new URL("../../../../shared/data/found/", import.meta.url);

export const noFoundFiles = existsSync(folder)
  ? undefined
  : "The small files that were read wrongly (../shared/data/found) are not on this machine";

export const foundFile = (name: string): Buffer => readFileSync(new URL(name, folder));
