import type { Entry } from "@bellhop/contract/knowledge";
import { type Saving, savingOf } from "../../../core/autosave/save-status.ts";
import { makeLiveChanges } from "./apply-live-changes.ts";
import { errorsOf, isChanged } from "./draft.ts";
import { makeEdits } from "./edits.ts";
import { type EntryOnScreen, type EntryPatch, emptyFields, entryOf, patched } from "./entry-fields.ts";
import { idsOnScreen, makeEntryViews } from "./entry-views.ts";
import { readEntries, reloadEntries, replaceEntries } from "./read-entries.ts";
import { makeRestoreUnsaved } from "./restore-unsaved.ts";
import { makeSectionSaver } from "./section-saver.ts";
import { makeStoreState, type StoreParts } from "./store-state.ts";

export type { EntryView } from "./entry-views.ts";

/**
 * Edits one section of a venue. Changes show and are stored on the device at once (`edits`), are saved after
 * a pause (`saver`), and are merged with others' changes (`applyLiveChange`). Changes of closed pages come first
 * (`leftBehind`).
 */
export function makeSectionStore(parts: StoreParts) {
  const store = makeStoreState(parts);
  const { server, changes, listeners } = store;
  const { section, venueId } = parts.of;
  const saver = makeSectionSaver(store, () => leftBehind.restoring());
  const leftBehind = makeRestoreUnsaved(store, saver.soon);
  const edits = makeEdits(store, saver.soon);
  let saving: Saving = { is: "saved", atMs: null };

  return {
    section,
    venueId,

    // Reading.
    viewOf: makeEntryViews(store),
    ids: () => idsOnScreen(store),
    version: server.version,
    /** The same object until it changes. */
    saving(): Saving {
      const now = savingOf(
        { drafts: changes.drafts, errorsOf, isAny: changes.isAny(), isOnDevice: changes.isOnDevice() },
        { ...saver.progress(), isLeftBehind: leftBehind.isWaiting() },
      );
      if (JSON.stringify(now) !== JSON.stringify(saving)) saving = now;
      return saving;
    },
    isAnyUnkept: () => !changes.isOnDevice() && [...changes.drafts.values()].some(isChanged),
    /** Changes when entries are added, removed or moved. */
    shape: () => listeners.times("shape"),
    /** Subscribes to an entry's id, `saving`, `steps` or `shape`. */
    follow: listeners.follow,

    // Editing.
    set: (ids: readonly string[], patch: EntryPatch | ((entry: EntryOnScreen) => EntryPatch)) =>
      edits.change(ids, (fields, id) =>
        patched(fields, typeof patch === "function" ? patch(entryOf(section, id, fields)) : patch),
      ),
    add(patch: EntryPatch, after?: string | null, entryId: string = crypto.randomUUID()): string {
      edits.add(entryId, patched(emptyFields, patch), after);
      return entryId;
    },
    duplicate(id: string): string | null {
      const fields = changes.fieldsOf(id);
      if (!fields) return null;
      const copy = crypto.randomUUID();
      edits.add(copy, fields, id);
      return copy;
    },
    remove: edits.remove,
    move: edits.move,
    decide: edits.decide,
    undo: edits.undo,
    canUndo: edits.canUndo,
    hold: (id: string) => changes.hold(id, () => void saver.flush()),

    // From the server.
    applyLiveChange: makeLiveChanges(store, saver),
    /** Merges a page of a list. */
    mergePage(items: readonly Entry[], at: number) {
      replaceEntries(store, items, at);
      if (changes.moves().length > 0) saver.soon();
    },
    /** Reads an entry that may not be on a loaded page; whether it exists. */
    async ensureLoaded(id: string): Promise<boolean> {
      const isThere = () => changes.drafts.has(id) || server.has(id);
      if (!isThere()) await readEntries(store, [id]);
      return isThere();
    },
    /** Reads edited entries again after the section has changed. */
    async reload() {
      await reloadEntries(store, changes.ids());
      parts.onUnknown();
    },

    // Saving.
    flush: saver.flush,
    /** Retries now. */
    retry() {
      if (leftBehind.isWaiting()) void leftBehind.restore();
      saver.retry();
    },
    /** Restores unsaved changes of closed pages. */
    restore: leftBehind.restore,
  };
}

export type SectionStore = ReturnType<typeof makeSectionStore>;
