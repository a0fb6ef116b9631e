import { readFile } from "node:fs/promises";

const root = new URL("../../../package.json", import.meta.url);

export const version: string = JSON.parse(await readFile(root, "utf8")).version;
