import type { Ask } from "../../../core/api/ask.ts";
import { type Changes, makeChanges } from "./changes.ts";
import type { KeptFor, Move } from "./kept-changes.ts";
import { makeNews, type News } from "./listeners.ts";
import { makeServerEntries, type ServerEntries } from "./server-entries.ts";

export type DeskParts = {
  of: KeptFor;
  ask: Ask;
  /** The section's entries in the order that the server has told, as far as they are read. */
  order: () => readonly string[];
  /** The version at which it stood so, as far as is known. */
  orderedAt: () => number;
  /** The server has added, removed or put elsewhere: what is read of the list goes along. */
  onList: (change: { added: string[]; removed: string[]; moves: readonly Move[] }) => void;
  /** More has changed than is known: lists are to be read again. */
  onUnknown: () => void;
  onSaved: () => void;
};

/** What lies on a desk: what the server has, what was changed here over it, and who is told of it. */
export type DeskState = DeskParts & {
  server: ServerEntries;
  changes: Changes;
  news: News;
  /** Who else has changed an entry last, and when, since this page is open. */
  heard: Map<string, { by: string; atMs: number }>;
};

export function makeDeskState(parts: DeskParts): DeskState {
  const news = makeNews();
  const server = makeServerEntries();
  return { ...parts, news, server, changes: makeChanges(parts.of, server, news), heard: new Map() };
}
