import { keyEntryId } from "../../../catalogue/index.ts";
import type { EntryPatch } from "../../store/entry-fields.ts";
import type { EntryView, SectionDesk } from "../../store/section-store.ts";

/** The entry of a key, as it stands. */
export function entryOfKey(desk: SectionDesk, key: string): EntryView | undefined {
  for (const id of desk.ids()) {
    const view = desk.viewOf(id);
    if (view?.entry.key === key) return view;
  }
  return undefined;
}

/** Changes the entry of a key, or begins it. */
export function changeKey(desk: SectionDesk, venueId: number, key: string, patch: EntryPatch) {
  const there = entryOfKey(desk, key);
  if (there) desk.set([there.entry.entry_id], patch);
  else desk.add({ key, ...patch }, undefined, keyEntryId(venueId, desk.section, key));
}
