import type { Section, SectionUpdate } from "@bellhop/contract/knowledge";
import { guardedStorage } from "../app/guarded-storage.ts";
import type { Fields } from "./entry-fields.ts";

/** What of one entry is changed and not saved: the fields that differ, as they were and as they are. */
export type KeptEntry = {
  /** Null for an entry that the server does not have. */
  was: Fields | null;
  /** Null for one that is removed. */
  is: Fields | null;
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

/** This page among all that are open in the browser: two of one person must not write over each other's. */
const pageId = crypto.randomUUID();

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
export function keep(of: KeptFor, what: string, value: KeptEntry | SentUpdate | Move[] | null): boolean {
  return storage.keep(nameOf(of, pageId, what), value && JSON.stringify(value));
}

export type Kept = { entries: Map<string, KeptEntry>; sent: SentUpdate[]; moves: Move[] };

/** Whether this browser keeps changes of this person that no open page cares for. */
export function isAnyKept(venueId: number, memberId: string): boolean {
  return keptNames().some((name) => name.startsWith(`${prefix}${venueId}.${memberId}.`));
}

/** Takes over what pages of this person have kept that are no longer open. It is this page's to keep from then on. */
export async function takeOver(of: KeptFor): Promise<Kept> {
  const start = nameOf(of, "", "").slice(0, -1);
  const names = keptNames().filter((name) => name.startsWith(start));
  const pages = new Set(names.map((name) => name.slice(start.length).split(".")[0] ?? ""));
  const kept: Kept = { entries: new Map(), sent: [], moves: [] };
  for (const page of pages)
    await whileClosed(page, () => {
      for (const name of names.filter((one) => one.startsWith(`${start}${page}.`)))
        take(kept, of, name, name.slice(start.length + page.length + 1));
    });
  return kept;
}

function take(kept: Kept, of: KeptFor, name: string, what: string) {
  const value = parsed(name);
  if (value === null) return void storage.keep(name, null);
  if (what.startsWith(sentPrefix)) kept.sent.push(value as SentUpdate);
  else if (what === "moves") kept.moves.push(...(value as Move[]));
  else kept.entries.set(what, value as KeptEntry);
  // Here before it is gone there: a page that ends in between has it twice, which does no harm.
  keep(of, what, value as KeptEntry);
  storage.keep(name, null);
}

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
