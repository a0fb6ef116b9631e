import { type Entry, listEntries } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { rebased } from "../../../core/autosave/draft.ts";
import { fieldsOf } from "./entry-fields.ts";
import type { StoreState } from "./store-state.ts";

/** Limit of ids per read. */
export const maxIdsPerRead = limits.maxPageItems;

/** Merges entries of a server version below the local changes. `by` is their author. */
function mergeEntries(store: StoreState, items: readonly Entry[], at: number, by: string | null = null) {
  const { server, changes, listeners } = store;
  if (server.version() === undefined) server.startAt(at);
  for (const entry of items) {
    const id = entry.entry_id;
    const stored = server.get(id);
    if (stored && server.versionOf(stored) > at) continue;
    server.put(id, entry, at);
    const draft = changes.drafts.get(id);
    if (draft) changes.set(id, rebased(draft, fieldsOf(entry), at, by ?? entry.updated_by));
    else if (stored?.entry.updated_at !== entry.updated_at) listeners.notify(id);
  }
  listeners.notify("saving");
}

/** The same, if earlier changes are unknown. */
export function replaceEntries(
  store: StoreState,
  items: readonly Entry[],
  at: number,
  by: string | null = null,
) {
  if (at > (store.server.version() ?? -1)) store.server.startAt(at);
  mergeEntries(store, items, at, by);
}

/** Reads current entries and reapplies local changes. Without ids it reads only the version. */
export const readEntries = (store: StoreState, ids: readonly string[], by: string | null = null) =>
  read(store, ids, by, mergeEntries);

/** The same, if earlier changes are unknown. */
export const reloadEntries = (store: StoreState, ids: readonly string[]) =>
  read(store, ids, null, replaceEntries);

async function read(store: StoreState, ids: readonly string[], by: string | null, take: typeof mergeEntries) {
  const { section } = store.of;
  const gone: string[] = [];
  for (let from = 0; from === 0 || from < ids.length; from += maxIdsPerRead) {
    const entry_ids = ids.slice(from, from + maxIdsPerRead);
    const named = entry_ids.length > 0 ? { limit: entry_ids.length, entry_ids } : { limit: 1 };
    const { items, version } = await store.ask(listEntries, { section, ...named });
    take(store, items, version, by);
    const stored = new Set(items.map(({ entry_id }) => entry_id));
    for (const id of entry_ids.filter((one) => !stored.has(one))) {
      if (store.server.has(id)) gone.push(id);
      forget(store, id, version, by);
    }
  }
  if (gone.length > 0) store.onList({ added: [], removed: gone, moves: [] });
}

function forget({ server, changes, listeners }: StoreState, id: string, at: number, by: string | null) {
  server.drop(id);
  const draft = changes.drafts.get(id);
  if (draft) changes.set(id, rebased(draft, null, at, by));
  listeners.notify(id);
}
