import { type Section, sections } from "@bellhop/contract/knowledge";
import type { QueryClient } from "@tanstack/react-query";
import { type Ask, askAs, type Caller } from "../../../core/api/ask.ts";
import { tabVenue } from "../../../core/api/tab-venue.ts";
import { listenToLive } from "../../../core/live/live-listeners.ts";
import { refreshSoon } from "../../../core/live/refresh-soon.ts";
import { changeLists, idsOf, type List, listKey, listsKey, overviewKey, versionOf } from "./section-lists.ts";
import { makeSectionStore, type SectionStore } from "./section-store.ts";
import { announcePage } from "./unsaved-storage.ts";

type StoresFor = {
  caller: Caller;
  send: typeof fetch;
  queryClient: QueryClient;
  venueId: number;
  memberId: string;
  memberName: string;
};

export type SectionStores = { of: (section: Section) => SectionStore; all: () => SectionStore[]; ask: Ask };

const opened = new WeakMap<QueryClient, Map<string, SectionStores>>();
const overviewAfterMs = 1_500;

/**
 * All section stores of a venue. They live as long as the page, so that changes are saved for their venue
 * even after the person has left the screen or switched venues.
 */
export function sectionStoresFor({
  caller,
  send,
  queryClient,
  venueId,
  memberId,
  memberName,
}: StoresFor): SectionStores {
  const there = opened.get(queryClient) ?? new Map<string, SectionStores>();
  opened.set(queryClient, there);
  const name = `${venueId}.${memberId}`;
  const known = there.get(name);
  if (known) return known;
  announcePage();
  const ask = askAs({ ...caller, venueId: () => venueId }, send);
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
    void store.restore();
    return store;
  };
  const stores: SectionStores = {
    ask,
    of: (section) => made.get(section) ?? make(section),
    all: () => [...made.values()],
  };
  there.set(name, stores);
  listenToLive((event) => {
    // Events belong to the tab's current venue.
    if (event.kind !== "knowledge" || tabVenue.read() !== venueId) return;
    refreshSoon(queryClient, overviewKey(venueId), overviewAfterMs);
    void made.get(event.section)?.applyLiveChange(event, memberName);
  });
  saveInTime(stores);
  return stores;
}

/** Opens all sections, so that unsaved changes of earlier pages are saved. */
export const openAll = (stores: SectionStores) => sections.map(stores.of);

/** Saves before the page goes, retries when the connection is back, and warns before losing changes. */
function saveInTime(stores: SectionStores) {
  const saveNow = () => {
    for (const store of stores.all()) void store.flush();
  };
  document.addEventListener("visibilitychange", () => {
    if (document.visibilityState === "hidden") saveNow();
    else for (const store of stores.all()) void store.restore();
  });
  window.addEventListener("pagehide", saveNow);
  window.addEventListener("online", () => retryAll(stores));
  window.addEventListener("beforeunload", (event) => {
    if (stores.all().some((store) => store.isAnyUnkept())) event.preventDefault();
  });
}

export function retryAll(stores: SectionStores) {
  for (const store of stores.all()) store.retry();
}
