import { type Section, sections } from "@bellhop/contract/knowledge";
import type { Ask } from "../../../core/api/ask.ts";
import { tabVenue } from "../../../core/api/tab-venue.ts";
import { type AutosaveParts, onePerVenue } from "../../../core/autosave/autosave-parts.ts";
import { openAutosave } from "../../../core/autosave/open-autosaves.ts";
import { listenToLive } from "../../../core/live/live-listeners.ts";
import { refreshSoon } from "../../../core/live/refresh-soon.ts";
import { changeLists, idsOf, type List, listKey, listsKey, overviewKey, versionOf } from "./section-lists.ts";
import { makeSectionStore, type SectionStore } from "./section-store.ts";

export type SectionStores = { of: (section: Section) => SectionStore; all: () => SectionStore[]; ask: Ask };

const overviewAfterMs = 1_500;

/** All section stores of a venue. */
export const sectionStoresFor = onePerVenue(makeSectionStores);

/** Opens all sections, so that unsaved changes of earlier pages are saved. */
export function openAll(parts: AutosaveParts) {
  const stores = sectionStoresFor(parts);
  for (const section of sections) stores.of(section);
}

function makeSectionStores({
  ask,
  queryClient,
  venueId,
  memberId,
  memberName,
}: AutosaveParts): SectionStores {
  const made = new Map<Section, SectionStore>();
  const make = (section: Section) => {
    const list = () => queryClient.getQueryData<List>(listKey(venueId, section, ""));
    const store = makeSectionStore({
      of: { venueId, memberId, section },
      ask,
      order: () => idsOf(list()),
      orderedAt: () => versionOf(list()),
      onList: (change) => changeLists(queryClient, venueId, section, change),
      onUnknown: () => refreshSoon(queryClient, listsKey(venueId, section), 200),
      onSaved: () => refreshSoon(queryClient, overviewKey(venueId), overviewAfterMs),
    });
    made.set(section, store);
    openAutosave(store);
    return store;
  };
  listenToLive((event) => {
    // Events belong to the tab's current venue.
    if (event.kind !== "knowledge" || tabVenue.read() !== venueId) return;
    refreshSoon(queryClient, overviewKey(venueId), overviewAfterMs);
    void made.get(event.section)?.applyLiveChange(event, memberName);
  });
  return { ask, of: (section) => made.get(section) ?? make(section), all: () => [...made.values()] };
}
