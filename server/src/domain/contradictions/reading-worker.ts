// Reads the claims of entries in a worker thread.

import { parentPort } from "node:worker_threads";
import { readEntry } from "@bellhop/language/claims";
import type { KnowledgeEntry } from "@bellhop/language/entries";

export type ToRead = { entries: readonly KnowledgeEntry[]; currency: string };

parentPort?.on("message", ({ entries, currency }: ToRead) =>
  parentPort?.postMessage(entries.map((entry) => JSON.stringify(readEntry(entry, currency)))),
);
