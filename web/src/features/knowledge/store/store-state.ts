import type { Section } from "@bellhop/contract/knowledge";
import type { Ask } from "../../../core/api/ask.ts";
import { type Listeners, makeListeners } from "../../../core/autosave/listeners.ts";
import type { CopyKey } from "../../../core/storage/device-copy.ts";
import { type Changes, makeChanges } from "./changes.ts";
import type { Move } from "./sent-update.ts";
import { makeServerEntries, type ServerEntries } from "./server-entries.ts";

/** Only this member's session may send its changes. */
export type StoreKey = { venueId: number; memberId: string; section: Section };

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
  copy: CopyKey;
  server: ServerEntries;
  changes: Changes;
  listeners: Listeners;
  /** The last foreign change per entry since the page was opened. */
  lastForeignChange: Map<string, { by: string; atMs: number }>;
};

export function makeStoreState(parts: StoreParts): StoreState {
  const listeners = makeListeners();
  const copy = { ...parts.of, kind: parts.of.section };
  const server = makeServerEntries();
  return {
    ...parts,
    copy,
    listeners,
    server,
    changes: makeChanges(copy, server, listeners),
    lastForeignChange: new Map(),
  };
}
