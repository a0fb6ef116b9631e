import { keyEntryId } from "../../../catalogue/index.ts";
import type { EntryPatch } from "../../store/entry-fields.ts";
import type { EntryView, SectionStore } from "../../store/section-store.ts";

export function entryOfKey(store: SectionStore, key: string): EntryView | undefined {
  for (const id of store.ids()) {
    const view = store.viewOf(id);
    if (view?.entry.key === key) return view;
  }
  return undefined;
}

/** Changes the entry of a key, or creates it. */
export function changeKey(store: SectionStore, venueId: number, key: string, patch: EntryPatch) {
  const existing = entryOfKey(store, key);
  if (existing) store.set([existing.entry.entry_id], patch);
  else store.add({ key, ...patch }, undefined, keyEntryId(venueId, store.section, key));
}
