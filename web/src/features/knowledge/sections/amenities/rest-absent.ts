import { changeKey, entryOfKey } from "../../editor/keyed/change-key.ts";
import type { SectionDesk } from "../../store/section-store.ts";

/** Says of amenities that the house has not got them. What is answered takes that back, of those that it still holds of. */
export function markAbsent(desk: SectionDesk, keys: readonly string[]): () => void {
  for (const key of keys) changeKey(desk, desk.venueId, key, { availability: "absent" });
  return () => {
    const ids = keys.flatMap((key) => entryOfKey(desk, key)?.entry.entry_id ?? []);
    desk.set(ids, ({ availability }) => (availability === "absent" ? { availability: null } : {}));
  };
}
