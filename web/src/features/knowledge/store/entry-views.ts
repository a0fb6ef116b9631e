import { errorsOf, isChanged } from "./draft.ts";
import { type EntryOnScreen, entryOf } from "./entry-fields.ts";
import { moved } from "./entry-order.ts";
import type { Move } from "./sent-update.ts";
import type { StoreState } from "./store-state.ts";

/** The same object until it changes. */
export type EntryView = {
  entry: EntryOnScreen;
  /** The server's entry; null if it does not have it. */
  server: EntryOnScreen | null;
  isNew: boolean;
  isChanged: boolean;
  /** Removed here but changed by someone else: shown until resolved. */
  isRemoved: boolean;
  /** By field, such as `texts.en.text`; `""` is the whole entry. */
  errors: Record<string, string>;
  /** Conflicting fields. */
  both: readonly string[];
  by: string | null;
  /** The last change by someone else that this page has received. */
  lastForeignChange: { by: string; atMs: number } | null;
  updated: { at: string; by: string | null } | null;
};

/** Caches a view per entry until it changes. */
export function makeEntryViews(store: StoreState): (id: string) => EntryView | null {
  const made = new Map<string, { times: number; view: EntryView | null }>();
  return (id) => {
    const times = store.listeners.times(id);
    const stored = made.get(id);
    if (stored?.times === times) return stored.view;
    const view = viewOf(store, id);
    made.set(id, { times, view });
    return view;
  };
}

function viewOf({ of, server, changes, lastForeignChange }: StoreState, id: string): EntryView | null {
  const draft = changes.drafts.get(id);
  const stored = server.get(id);
  const base = draft ? draft.base : (stored?.fields ?? null);
  const fields = draft?.mine ?? base;
  if (!fields) return null;
  return {
    entry: entryOf(of.section, id, fields),
    server: base && entryOf(of.section, id, base),
    isNew: base === null,
    isChanged: draft !== undefined && isChanged(draft),
    isRemoved: draft?.mine === null,
    errors: draft ? errorsOf(draft) : {},
    both: draft?.conflicts ?? [],
    by: draft?.by ?? null,
    lastForeignChange: lastForeignChange.get(id) ?? null,
    updated: stored ? { at: stored.entry.updated_at, by: stored.entry.updated_by } : null,
  };
}

/** Visible entries in order: without removed ones, with new ones. */
export function idsOnScreen({ order, changes: { drafts, moves } }: StoreState): string[] {
  const isShown = (id: string) => {
    const draft = drafts.get(id);
    return draft?.mine !== null || draft.conflicts.length > 0;
  };
  const ids = order().filter(isShown);
  const stored = new Set(ids);
  for (const [id, draft] of drafts) if (draft.base === null && draft.mine && !stored.has(id)) ids.push(id);
  return moved(ids, moves());
}

/** The position to restore later. */
export function placeOf(store: StoreState, entryId: string): Move {
  const ids = idsOnScreen(store);
  const at = ids.indexOf(entryId);
  return { entryId, after: at > 0 ? (ids[at - 1] ?? null) : null };
}
