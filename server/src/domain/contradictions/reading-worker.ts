// Reads what entries claim, beside the thread that answers everybody.

import { parentPort } from "node:worker_threads";
import type { WrittenEntry } from "../entries/index.ts";
import { readEntry } from "./read-entry.ts";

export type ToRead = { entries: readonly WrittenEntry[]; currency: string };

parentPort?.on("message", ({ entries, currency }: ToRead) =>
  parentPort?.postMessage(entries.map((entry) => JSON.stringify(readEntry(entry, currency)))),
);
