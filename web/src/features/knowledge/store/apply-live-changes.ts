import type { Saver } from "../../../core/autosave/saver.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { maxIdsPerRead, readEntries } from "./read-entries.ts";
import type { StoreState } from "./store-state.ts";

/** The new version, with the changed entries and the author if known. */
type SectionChanged = { version: number; entry_ids: string[] | null; by: string | null };

/** Applies live changes in order, and not while an update is being sent. */
export function makeLiveChanges(store: StoreState, saver: Saver) {
  let earlier: Promise<void> = Promise.resolve();
  return apply;

  /** `me`: own changes are not marked. */
  function apply(event: SectionChanged, me: string): Promise<void> {
    earlier = earlier.then(() => applyNow(event, me)).catch(logReadFailure);
    return earlier;
  }

  async function applyNow(event: SectionChanged, me: string) {
    if (saver.isAsking()) return saver.afterwards(() => void apply(event, me));
    const isNews = await mergeChange(store, event, me);
    if (isNews && store.changes.drafts.size > 0) saver.soon(0);
  }
}

/** Saving finds out about changes at the latest. */
function logReadFailure(failure: unknown) {
  console.warn("Failed to read a change by someone else:", failure);
}

/** Returns whether anything was new. */
async function mergeChange(store: StoreState, event: SectionChanged, me: string): Promise<boolean> {
  const { server, changes, onUnknown } = store;
  const { version, entry_ids: named, by } = event;
  const knownVersion = server.version();
  if (server.isOwn(version)) return false;
  if (knownVersion === undefined) {
    onUnknown();
    return false;
  }
  if (version <= knownVersion + 1 && named && named.length > 0 && named.length <= maxIdsPerRead) {
    await mergeNamed(store, version, named, by);
    if (by !== null && by !== me) noteAuthor(store, named, by);
    return true;
  }
  if (version > knownVersion) server.startAt(version);
  onUnknown();
  if (changes.ids().length > 0) await readEntries(store, changes.ids(), by);
  return true;
}

async function mergeNamed(store: StoreState, version: number, named: readonly string[], by: string | null) {
  const { server, onList } = store;
  const ids = named.filter((id) => (server.get(id)?.version ?? -1) < version);
  const isNew = new Set(ids.filter((id) => !server.has(id)));
  if (ids.length > 0) await readEntries(store, ids, by);
  // Unnamed entries are unchanged; named ones were read before.
  server.goOnTo(version);
  const added = ids.filter((id) => isNew.has(id) && server.has(id));
  if (added.length > 0) onList({ added, removed: [], moves: [] });
}

function noteAuthor({ lastForeignChange, listeners }: StoreState, ids: readonly string[], by: string) {
  for (const id of ids) {
    lastForeignChange.set(id, { by, atMs: nowMs() });
    listeners.notify(id);
  }
}
