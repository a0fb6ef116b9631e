import { settable } from "@bellhop/contract/catalogue";
import type { EntryText } from "@bellhop/contract/knowledge";
import { useVenue } from "../../../../core/access/AccessContext.ts";
import { keyEntryId } from "../../../catalogue/index.ts";
import type { EntryOnScreen } from "../../store/entry-fields.ts";
import type { SectionStore } from "../../store/section-store.ts";

/** Creates an extra, of a catalogue kind or the venue's own. Returns its id. */
export function useNewUpsell({ store, languages }: { store: SectionStore; languages: readonly string[] }) {
  const { venue_id: venueId } = useVenue();
  return (key: string | null): string => {
    const [unit = null] = settable("upsells", key).units;
    if (key !== null)
      return store.add(
        { key, unit, offer: { approval: "staff" } },
        undefined,
        keyEntryId(venueId, "upsells", key),
      );
    const texts = { [languages[0] ?? "en"]: { title: "" } };
    return store.add({ unit: "item", offer: { approval: "staff" }, texts });
  };
}

/** Inserts a copy after it. A kind exists once, so the copy is the venue's own. */
export function duplicateUpsell(
  store: SectionStore,
  entry: EntryOnScreen,
  name: string,
  language: string,
): string {
  const { entry_id, section: _, texts, ...rest } = entry;
  const named = Object.keys(texts).length > 0 ? texts : { [language]: {} as Partial<EntryText> };
  const copied = Object.fromEntries(
    Object.entries(named).map(([code, text]) => [code, { ...text, title: text.title || name }]),
  );
  return store.add({ ...rest, key: null, texts: copied }, entry_id);
}
