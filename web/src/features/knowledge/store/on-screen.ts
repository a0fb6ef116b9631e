import { errorsOf, isChanged } from "./draft.ts";
import { type EntryOnScreen, entryOf } from "./entry-fields.ts";
import { moved } from "./entry-order.ts";
import type { Move } from "./kept-changes.ts";
import type { DeskState } from "./store-state.ts";

/** An entry as the desk shows it; the same object until something of it changes. */
export type EntryView = {
  entry: EntryOnScreen;
  /** As the server has it; null where it does not. */
  server: EntryOnScreen | null;
  isNew: boolean;
  isChanged: boolean;
  /** Removed here, and changed by somebody else: it stands there until that is decided. */
  isRemoved: boolean;
  /** By field, such as `texts.en.text`; `""` is the entry as a whole. */
  errors: Record<string, string>;
  /** Fields that somebody else has changed as well. */
  both: readonly string[];
  by: string | null;
  /** Who changed it last, and when, where this page has heard of it. */
  heard: { by: string; atMs: number } | null;
  updated: { at: string; by: string | null } | null;
};

/** Shows entries, each made once for each time that something of it changes. */
export function makeViews(desk: DeskState): (id: string) => EntryView | null {
  const made = new Map<string, { times: number; view: EntryView | null }>();
  return (id) => {
    const times = desk.news.times(id);
    const there = made.get(id);
    if (there?.times === times) return there.view;
    const view = viewOf(desk, id);
    made.set(id, { times, view });
    return view;
  };
}

function viewOf({ of, server, changes, heard }: DeskState, id: string): EntryView | null {
  const draft = changes.drafts.get(id);
  const there = server.get(id);
  const base = draft ? draft.base : (there?.fields ?? null);
  const fields = draft?.mine ?? base;
  if (!fields) return null;
  return {
    entry: entryOf(of.section, id, fields),
    server: base && entryOf(of.section, id, base),
    isNew: base === null,
    isChanged: draft !== undefined && isChanged(draft),
    isRemoved: draft?.mine === null,
    errors: draft ? errorsOf(draft) : {},
    both: draft?.both ?? [],
    by: draft?.by ?? null,
    heard: heard.get(id) ?? null,
    updated: there ? { at: there.entry.updated_at, by: there.entry.updated_by } : null,
  };
}

/** Which entries there are, in their order: without those that were removed here, with those that were begun. */
export function idsOnScreen({ order, changes: { drafts, moves } }: DeskState): string[] {
  const isShown = (id: string) => {
    const draft = drafts.get(id);
    return draft?.mine !== null || draft.both.length > 0;
  };
  const ids = order().filter(isShown);
  const there = new Set(ids);
  for (const [id, draft] of drafts) if (draft.base === null && draft.mine && !there.has(id)) ids.push(id);
  return moved(ids, moves());
}

/** Where an entry stands now, to be put there again. */
export function placeOf(desk: DeskState, entryId: string): Move {
  const ids = idsOnScreen(desk);
  const at = ids.indexOf(entryId);
  return { entryId, after: at > 0 ? (ids[at - 1] ?? null) : null };
}
