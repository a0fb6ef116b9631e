import { settable } from "@bellhop/contract/catalogue";
import type { EntryText } from "@bellhop/contract/knowledge";
import { useVenue } from "../../../../core/access/AccessContext.ts";
import { keyEntryId } from "../../../catalogue/index.ts";
import type { EntryOnScreen } from "../../store/entry-fields.ts";
import type { SectionDesk } from "../../store/section-store.ts";

/** Begins an extra: of a kind that the catalogue knows, or one of the venue's own. Answers its id. */
export function useNewUpsell({ desk, languages }: { desk: SectionDesk; languages: readonly string[] }) {
  const { venue_id: venueId } = useVenue();
  return (key: string | null): string => {
    const [unit = null] = settable("upsells", key).units;
    if (key !== null)
      return desk.add(
        { key, unit, offer: { approval: "staff" } },
        undefined,
        keyEntryId(venueId, "upsells", key),
      );
    const texts = { [languages[0] ?? "en"]: { title: "" } };
    return desk.add({ unit: "item", offer: { approval: "staff" }, texts });
  };
}

/** The same extra once more, behind it. A kind stands there once: the copy is one of the venue's own, by its name. */
export function duplicateUpsell(
  desk: SectionDesk,
  entry: EntryOnScreen,
  name: string,
  language: string,
): string {
  const { entry_id, section: _, texts, ...rest } = entry;
  const named = Object.keys(texts).length > 0 ? texts : { [language]: {} as Partial<EntryText> };
  const copied = Object.fromEntries(
    Object.entries(named).map(([code, text]) => [code, { ...text, title: text.title || name }]),
  );
  return desk.add({ ...rest, key: null, texts: copied }, entry_id);
}
