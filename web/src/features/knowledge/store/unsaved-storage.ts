import type { Section, SectionUpdate } from "@bellhop/contract/knowledge";
import { guardedStorage } from "../../../core/storage/guarded-storage.ts";
import type { Fields } from "./entry-fields.ts";

/** An unsaved entry, before and after. */
export type StoredDraft = {
  /** Null if the server does not have it. */
  was: Fields | null;
  /** Null if it was removed. */
  is: Fields | null;
  /** Unresolved conflicts and their author. */
  both?: readonly string[];
  by?: string | null;
  atMs: number;
};

/** An update whose result is unknown; the same key is applied once. */
export type SentUpdate = {
  key: string;
  update: SectionUpdate;
  /** The resulting fields per entry; null removes it. */
  as: Record<string, Fields | null>;
  moves: Move[];
};

/** After another entry, or first (null). */
export type Move = { entryId: string; after: string | null };

/** Only this member's session may send them. */
export type StoreKey = { venueId: number; memberId: string; section: Section };

const storage = guardedStorage(() => localStorage);
const prefix = "bellhop.kept.";
const sentPrefix = "sent-";
const lockPrefix = "bellhop.editing.";

/**
 * Identifies this page among the browser's tabs, which must not overwrite each other's changes. Missing on
 * plain http, where no one can sign in.
 */
const pageId = crypto.randomUUID?.() ?? "insecure";

let isHere = false;

/** Lets other pages know that this one is open. */
export function announcePage() {
  if (isHere || !navigator.locks) return;
  isHere = true;
  void navigator.locks.request(lockPrefix + pageId, () => new Promise<void>(() => {}));
}

const nameOf = ({ venueId, memberId, section }: StoreKey, page: string, what: string) =>
  `${prefix}${venueId}.${memberId}.${section}.${page}.${what}`;

export const sentName = ({ key }: SentUpdate) => sentPrefix + key;

/** Stores an entry's changes, an update being sent, or moves (`moves`). */
export function keep(
  of: StoreKey,
  what: string,
  value: StoredDraft | SentUpdate | readonly Move[] | null,
): boolean {
  return storage.write(nameOf(of, pageId, what), value && JSON.stringify(value));
}

/**
 * Stored changes of closed pages, latest first, under their current keys, by which they are removed after
 * restoring.
 */
export type Kept = {
  entries: { entryId: string; kept: StoredDraft; name: string }[];
  sent: SentUpdate[];
  moves: Move[];
};

/** Whether closed pages have left unsaved changes of this person. */
export function hasUnsaved(venueId: number, memberId: string): boolean {
  return keptNames().some((name) => name.startsWith(`${prefix}${venueId}.${memberId}.`));
}

/** Moves the stored changes of closed pages to this page. */
export async function claimUnsaved(of: StoreKey): Promise<Kept> {
  const start = nameOf(of, "", "").slice(0, -1);
  const names = keptNames().filter((name) => name.startsWith(start));
  const pages = new Set(names.map((name) => name.slice(start.length).split(".")[0] ?? ""));
  const kept: Kept = { entries: [], sent: [], moves: [] };
  for (const page of pages)
    await whileClosed(page, () => {
      for (const name of names.filter((one) => one.startsWith(`${start}${page}.`)))
        claim(kept, of, name, name.slice(start.length + page.length + 1));
    });
  kept.entries.sort((a, b) => b.kept.atMs - a.kept.atMs);
  return kept;
}

function claim(kept: Kept, of: StoreKey, name: string, what: string) {
  const value = parsed(name);
  if (value === null) return void storage.write(name, null);
  // Under another key: the person may already be typing into that entry.
  const isEntry = what !== "moves" && !what.startsWith(sentPrefix);
  const entryId = what.replace(leftOver, "");
  const next = isEntry ? `left-${crypto.randomUUID().slice(0, 8)}-${entryId}` : what;
  if (isEntry) kept.entries.push({ entryId, kept: value as StoredDraft, name: next });
  else if (what === "moves") kept.moves.push(...(value as Move[]));
  else kept.sent.push(value as SentUpdate);
  // Stored here before it is removed there: a crash in between leaves a harmless copy.
  keep(of, next, value as StoredDraft);
  storage.write(name, null);
}

const leftOver = /^left-[0-9a-f]{8}-/;

/** Runs only if that page is closed, and in one page at a time. */
async function whileClosed(page: string, act: () => void) {
  if (page === pageId) return;
  if (!navigator.locks) return act();
  await navigator.locks.request(lockPrefix + page, { ifAvailable: true }, (lock) => {
    if (lock) act();
  });
}

function keptNames(): string[] {
  try {
    return Object.keys(localStorage).filter((name) => name.startsWith(prefix));
  } catch (refusal) {
    console.warn("Unsaved changes cannot be read:", refusal);
    return [];
  }
}

/** Unreadable values are dropped. */
function parsed(name: string): unknown {
  try {
    const value: unknown = JSON.parse(storage.read(name) ?? "null");
    return typeof value === "object" ? value : null;
  } catch (fault) {
    console.warn(`${name} cannot be read:`, fault);
    return null;
  }
}
