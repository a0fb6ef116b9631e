import { guardedStorage } from "./guarded-storage.ts";

/** Whose changes, and of what, such as `settings`. Only this member's session may send them. */
export type CopyKey = { venueId: number; memberId: string; kind: string };

/** A copy that a closed page has left. */
export type Leftover = { recordId: string; value: unknown; name: string };

const storage = guardedStorage(() => localStorage);
const prefix = "bellhop.kept.";
const lockPrefix = "bellhop.editing.";

/**
 * Identifies this page among the browser's tabs, which must not overwrite each other's changes. Missing on
 * plain http, where no one can sign in.
 */
const pageId = crypto.randomUUID?.() ?? "insecure";

let isAnnounced = false;

/** Lets other pages know that this one is open. */
export function announcePage() {
  if (isAnnounced || !navigator.locks) return;
  isAnnounced = true;
  void navigator.locks.request(lockPrefix + pageId, () => new Promise<void>(() => {}));
}

const nameOf = ({ venueId, memberId, kind }: CopyKey, page: string, recordId: string) =>
  `${prefix}${venueId}.${memberId}.${kind}.${page}.${recordId}`;

/** Stores a change on the device; null removes it. Returns whether it is stored. */
export function storeCopy(of: CopyKey, recordId: string, value: unknown): boolean {
  return storage.write(nameOf(of, pageId, recordId), value === null ? null : JSON.stringify(value));
}

/** Removes a copy that was restored. */
export const removeCopy = ({ name }: Leftover) => void storage.write(name, null);

/** Whether closed pages have left unsaved changes of this person. */
export function hasUnsaved({ venueId, memberId }: Omit<CopyKey, "kind">, kinds: readonly string[]): boolean {
  const starts = kinds.map((kind) => `${prefix}${venueId}.${memberId}.${kind}.`);
  return keptNames().some((name) => starts.some((start) => name.startsWith(start)));
}

/** Moves the stored changes of closed pages to this page. Each is to be removed by `drop` once it was restored. */
export async function claimUnsaved(of: CopyKey): Promise<Leftover[]> {
  const start = nameOf(of, "", "").slice(0, -1);
  const names = keptNames().filter((name) => name.startsWith(start));
  const pages = new Set(names.map((name) => name.slice(start.length).split(".")[0] ?? ""));
  const leftovers: Leftover[] = [];
  for (const page of pages)
    await whileClosed(page, () => {
      for (const name of names.filter((one) => one.startsWith(`${start}${page}.`)))
        leftovers.push(...claim(of, name, name.slice(start.length + page.length + 1)));
    });
  return leftovers;
}

function claim(of: CopyKey, name: string, storedAs: string): Leftover[] {
  const value = parsed(name);
  const recordId = storedAs.replace(leftoverPrefix, "");
  // Under another name: the person may already be typing into the same record.
  const claimed = {
    recordId,
    value,
    name: nameOf(of, pageId, `left-${crypto.randomUUID().slice(0, 8)}-${recordId}`),
  };
  // Stored here before it is removed there: a crash in between leaves a harmless copy.
  if (value !== null) storage.write(claimed.name, JSON.stringify(value));
  storage.write(name, null);
  return value === null ? [] : [claimed];
}

const leftoverPrefix = /^left-[0-9a-f]{8}-/;

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
