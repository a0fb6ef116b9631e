import { changeKey, entryOfKey } from "../../editor/keyed/change-key.ts";
import type { SectionStore } from "../../store/section-store.ts";

/** Marks amenities as absent. Returns an undo for those that are still absent. */
export function markAbsent(store: SectionStore, keys: readonly string[]): () => void {
  for (const key of keys) changeKey(store, store.venueId, key, { availability: "absent" });
  return () => {
    const ids = keys.flatMap((key) => entryOfKey(store, key)?.entry.entry_id ?? []);
    store.set(ids, ({ availability }) => (availability === "absent" ? { availability: null } : {}));
  };
}
