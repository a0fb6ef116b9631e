import type { Ask } from "../../../core/api/ask.ts";
import { type Changes, makeChanges } from "./changes.ts";
import { type Listeners, makeListeners } from "./listeners.ts";
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
  listeners: Listeners;
  /** The last foreign change per entry since the page was opened. */
  lastForeignChange: Map<string, { by: string; atMs: number }>;
};

export function makeStoreState(parts: StoreParts): StoreState {
  const listeners = makeListeners();
  const server = makeServerEntries();
  return {
    ...parts,
    listeners,
    server,
    changes: makeChanges(parts.of, server, listeners),
    lastForeignChange: new Map(),
  };
}
