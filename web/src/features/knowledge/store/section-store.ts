import type { Entry } from "@bellhop/contract/knowledge";
import { makeHearing } from "./apply-live-changes.ts";
import { isChanged } from "./draft.ts";
import { makeEdits } from "./edits.ts";
import { type EntryOnScreen, type EntryPatch, emptyFields, entryOf, patched } from "./entry-fields.ts";
import { idsOnScreen, makeViews } from "./on-screen.ts";
import { readAnew, readEntries, takeInAnew } from "./read-entries.ts";
import { makeLeftBehind } from "./save-on-leave.ts";
import { makeSaver } from "./saver.ts";
import { type Saving, savingOf } from "./saving.ts";
import { type DeskParts, makeDeskState } from "./store-state.ts";

export type { EntryView } from "./on-screen.ts";
export type { Saving } from "./saving.ts";

/**
 * Where one section of a venue is edited. What a person does is on screen and on the device at once (`edits`), and saved
 * after a moment (`saver`), over what others have changed meanwhile (`hear`). What a closed page has not saved comes
 * first (`leftBehind`).
 */
export function makeSectionDesk(parts: DeskParts) {
  const desk = makeDeskState(parts);
  const { server, changes, news } = desk;
  const { section, venueId } = parts.of;
  const saver = makeSaver(desk, () => leftBehind.restoring());
  const leftBehind = makeLeftBehind(desk, saver.soon);
  const edits = makeEdits(desk, saver.soon);
  let saving: Saving = { is: "saved", atMs: null };

  return {
    section,
    venueId,

    // What is seen.
    viewOf: makeViews(desk),
    ids: () => idsOnScreen(desk),
    version: server.version,
    /** The same object for as long as it says the same. */
    saving(): Saving {
      const now = savingOf(desk, { ...saver.progress(), isLeftBehind: leftBehind.isWaiting() });
      if (JSON.stringify(now) !== JSON.stringify(saving)) saving = now;
      return saving;
    },
    isAnyUnkept: () => !changes.isOnDevice() && [...changes.drafts.values()].some(isChanged),
    /** How often there were others, or others in another order. */
    shape: () => news.times("shape"),
    /** Hears of an entry by its id, of `saving`, `steps`, or of which entries there are (`shape`). */
    follow: news.follow,

    // What a person does.
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

    // What the server has.
    hear: makeHearing(desk, saver),
    /** Takes in a page of a list. */
    learn(items: readonly Entry[], at: number) {
      takeInAnew(desk, items, at);
      if (changes.moves().length > 0) saver.soon();
    },
    /** Reads an entry that may not be on any page of a list yet; whether it is there. */
    async look(id: string): Promise<boolean> {
      const isThere = () => changes.drafts.has(id) || server.has(id);
      if (!isThere()) await readEntries(desk, [id]);
      return isThere();
    },
    /** Reads what is edited anew: somebody has changed the section. */
    async catchUp() {
      await readAnew(desk, changes.ids());
      parts.onUnknown();
    },

    // Saving.
    flush: saver.flush,
    /** Tries again what was not saved, now. */
    retry() {
      if (leftBehind.isWaiting()) void leftBehind.restore();
      saver.retry();
    },
    /** Takes up what pages of this person have left that are no longer open. */
    restore: leftBehind.restore,
  };
}

export type SectionDesk = ReturnType<typeof makeSectionDesk>;
