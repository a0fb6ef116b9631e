import { type KnowledgeOverview, readKnowledgeOverview, type Section } from "@bellhop/contract/knowledge";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { usePermissions } from "../../../core/access/permissions.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useAutosaveParts } from "../../../core/autosave/autosave-parts.ts";
import type { Saving } from "../../../core/autosave/save-status.ts";
import type { EntryOnScreen, EntryPatch } from "./entry-fields.ts";
import { idsOf, listKey, overviewKey, readPage } from "./section-lists.ts";
import type { EntryView, SectionStore } from "./section-store.ts";
import { type SectionStores, sectionStoresFor } from "./section-stores.ts";

export function useSectionStores(): SectionStores {
  return sectionStoresFor(useAutosaveParts());
}

export const useSectionStore = (section: Section): SectionStore => useSectionStores().of(section);

/** Progress, languages (main one first) and currency. */
export function useKnowledgeOverview() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery<KnowledgeOverview>({
    queryKey: overviewKey(venueId),
    queryFn: ({ signal }) => ask(readKnowledgeOverview, {}, { signal }),
  });
}

/** Staff may only read. */
export const useMayEdit = () => usePermissions().whyNoWriting === undefined;

/** A section's entries for a search, page by page. */
export function useSection(section: Section, search = "") {
  const { ask } = useSectionStores();
  const store = useSectionStore(section);
  const { venue_id: venueId } = useVenue();
  const list = useInfiniteQuery({
    queryKey: listKey(venueId, section, search),
    queryFn: ({ pageParam, signal }) => readPage({ ask, store, search, signal }, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: (previous) => previous,
  });
  const follow = useCallback((listener: () => void) => store.follow("shape", listener), [store]);
  const shape = useSyncExternalStore(follow, store.shape);
  const read = list.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` counts what else changes the answer.
  const ids = useMemo(
    () => (search === "" ? store.ids() : idsOf(read).filter((id) => store.viewOf(id)?.isRemoved !== true)),
    [read, shape, store, search],
  );
  const first = read?.pages[0];
  return {
    store,
    ids,
    /** Including those not loaded. */
    total: first ? Math.max(first.total, ids.length) : undefined,
    isLoaded: first !== undefined,
    /** Still the result of an earlier search. */
    isOld: list.isPlaceholderData,
    error: list.error,
    isReading: list.isFetching,
    readAgain: () => void list.refetch(),
    /** Null if everything is loaded. */
    readMore: list.hasNextPage && !list.isFetchingNextPage ? () => void list.fetchNextPage() : null,
    hasMore: list.hasNextPage,
  };
}

/** For sections small enough for one form. */
export function useAllEntries(section: Section) {
  const { ids, readMore, ...rest } = useSection(section);
  useEffect(() => readMore?.(), [readMore]);
  return { ids, ...rest };
}

/** Null if it does not exist. */
export function useEntry(section: Section, entryId: string): EntryView | null {
  const store = useSectionStore(section);
  const follow = useCallback((listener: () => void) => store.follow(entryId, listener), [store, entryId]);
  return useSyncExternalStore(follow, () => store.viewOf(entryId));
}

/** Holds the entry while it is edited, so that it is not taken away. */
export function useEntryDraft(section: Section, entryId: string) {
  const store = useSectionStore(section);
  const view = useEntry(section, entryId);
  useEffect(() => store.hold(entryId), [store, entryId]);
  const set = useCallback(
    (patch: EntryPatch | ((entry: EntryOnScreen) => EntryPatch)) => store.set([entryId], patch),
    [store, entryId],
  );
  return { store, view, entry: view?.entry ?? null, errors: view?.errors ?? {}, set };
}

export function useSaving(section: Section): Saving {
  const store = useSectionStore(section);
  const follow = useCallback((listener: () => void) => store.follow("saving", listener), [store]);
  return useSyncExternalStore(follow, store.saving);
}

export function useCanUndo(section: Section): boolean {
  const store = useSectionStore(section);
  const follow = useCallback((listener: () => void) => store.follow("steps", listener), [store]);
  return useSyncExternalStore(follow, store.canUndo);
}
