import type { Section, SectionUpdate } from "@bellhop/contract/knowledge";
import { guardedStorage } from "../../../core/storage/guarded-storage.ts";
import type { Fields } from "./entry-fields.ts";

/** An entry that is changed and not saved, as it was and as it is. */
export type KeptEntry = {
  /** Null for an entry that the server does not have. */
  was: Fields | null;
  /** Null for one that is removed. */
  is: Fields | null;
  /** What somebody else has changed as well, and who, where that is still to be decided. */
  both?: readonly string[];
  by?: string | null;
  /** When it became so. */
  atMs: number;
};

/** An update on its way, of which nobody knows whether it has arrived: the same one with the same key is done once. */
export type SentUpdate = {
  key: string;
  update: SectionUpdate;
  /** What it makes of each entry; null where it removes it. */
  as: Record<string, Fields | null>;
  moves: Move[];
};

/** An entry was put behind another one, or to the beginning. */
export type Move = { entryId: string; after: string | null };

/** Whose changes they are, and where: nobody else's session may send them. */
export type KeptFor = { venueId: number; memberId: string; section: Section };

const storage = guardedStorage(() => localStorage);
const prefix = "bellhop.kept.";
const sentPrefix = "sent-";
const lockPrefix = "bellhop.editing.";

/**
 * This page among all that are open in the browser: two of one person must not write over each other's. On a plain-http
 * address browsers make no ids, and nobody can sign in to write.
 */
const pageId = crypto.randomUUID?.() ?? "insecure";

let isHere = false;

/** Tells other pages that this one is open, for as long as it is. */
export function beHere() {
  if (isHere || !navigator.locks) return;
  isHere = true;
  void navigator.locks.request(lockPrefix + pageId, () => new Promise<void>(() => {}));
}

const nameOf = ({ venueId, memberId, section }: KeptFor, page: string, what: string) =>
  `${prefix}${venueId}.${memberId}.${section}.${page}.${what}`;

/** The name of an update that is on its way. */
export const sentName = ({ key }: SentUpdate) => sentPrefix + key;

/** Keeps what is changed of an entry, or an update that is on its way, or where entries were put (`moves`). */
export function keep(
  of: KeptFor,
  what: string,
  value: KeptEntry | SentUpdate | readonly Move[] | null,
): boolean {
  return storage.keep(nameOf(of, pageId, what), value && JSON.stringify(value));
}

/** What was left, the latest first, each under its name of now: by that it is forgotten once it is on screen again. */
export type Kept = {
  entries: { entryId: string; kept: KeptEntry; name: string }[];
  sent: SentUpdate[];
  moves: Move[];
};

/** Whether this browser keeps changes of this person that no open page cares for. */
export function isAnyKept(venueId: number, memberId: string): boolean {
  return keptNames().some((name) => name.startsWith(`${prefix}${venueId}.${memberId}.`));
}

/** Takes over what pages of this person have kept that are no longer open. It is this page's to keep from then on. */
export async function takeOver(of: KeptFor): Promise<Kept> {
  const start = nameOf(of, "", "").slice(0, -1);
  const names = keptNames().filter((name) => name.startsWith(start));
  const pages = new Set(names.map((name) => name.slice(start.length).split(".")[0] ?? ""));
  const kept: Kept = { entries: [], sent: [], moves: [] };
  for (const page of pages)
    await whileClosed(page, () => {
      for (const name of names.filter((one) => one.startsWith(`${start}${page}.`)))
        take(kept, of, name, name.slice(start.length + page.length + 1));
    });
  kept.entries.sort((a, b) => b.kept.atMs - a.kept.atMs);
  return kept;
}

function take(kept: Kept, of: KeptFor, name: string, what: string) {
  const value = parsed(name);
  if (value === null) return void storage.keep(name, null);
  // Not under the entry's own name: the person may be typing into that entry already.
  const isEntry = what !== "moves" && !what.startsWith(sentPrefix);
  const entryId = what.replace(leftOver, "");
  const next = isEntry ? `left-${crypto.randomUUID().slice(0, 8)}-${entryId}` : what;
  if (isEntry) kept.entries.push({ entryId, kept: value as KeptEntry, name: next });
  else if (what === "moves") kept.moves.push(...(value as Move[]));
  else kept.sent.push(value as SentUpdate);
  // Here before it is gone there: a page that ends in between has it twice, which does no harm.
  keep(of, next, value as KeptEntry);
  storage.keep(name, null);
}

const leftOver = /^left-[0-9a-f]{8}-/;

/** Does something with what a page has kept, unless that page is open; no two pages at the same time. */
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
    console.warn("What was kept cannot be read:", refusal);
    return [];
  }
}

/** What cannot be read is left out. */
function parsed(name: string): unknown {
  try {
    const value: unknown = JSON.parse(storage.read(name) ?? "null");
    return typeof value === "object" ? value : null;
  } catch (fault) {
    console.warn(`${name} cannot be read:`, fault);
    return null;
  }
}
