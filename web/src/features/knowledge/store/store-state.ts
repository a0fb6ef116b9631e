import type { Ask } from "../../../core/api/ask.ts";
import { type Changes, makeChanges } from "./changes.ts";
import { makeListeners, type News } from "./listeners.ts";
import { makeServerEntries, type ServerEntries } from "./server-entries.ts";
import type { Move, StoreKey } from "./unsaved-storage.ts";

export type StoreParts = {
  of: StoreKey;
  ask: Ask;
  /** Entries in the server's order, as far as loaded. */
  order: () => readonly string[];
  /** The version of that order. */
  orderedAt: () => number;
  /** Called after entries were added, removed or moved. */
  onList: (change: { added: string[]; removed: string[]; moves: readonly Move[] }) => void;
  /** Called if lists must be read again. */
  onUnknown: () => void;
  onSaved: () => void;
};

/** What the parts of a store share. */
export type StoreState = StoreParts & {
  server: ServerEntries;
  changes: Changes;
  news: News;
  /** The last foreign change per entry since the page was opened. */
  heard: Map<string, { by: string; atMs: number }>;
};

export function makeStoreState(parts: StoreParts): StoreState {
  const news = makeListeners();
  const server = makeServerEntries();
  return { ...parts, news, server, changes: makeChanges(parts.of, server, news), heard: new Map() };
}
