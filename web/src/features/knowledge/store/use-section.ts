import { type KnowledgeOverview, readKnowledgeOverview, type Section } from "@bellhop/contract/knowledge";
import { useInfiniteQuery, useQuery, useQueryClient } from "@tanstack/react-query";
import { useCallback, useEffect, useMemo, useSyncExternalStore } from "react";
import { useAccess, useVenue } from "../../../core/access/AccessContext.ts";
import { useRights } from "../../../core/access/permissions.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import type { EntryOnScreen, EntryPatch } from "./entry-fields.ts";
import { idsOf, listKey, overviewKey, readPage } from "./section-lists.ts";
import type { EntryView, Saving, SectionDesk } from "./section-store.ts";
import { type Desks, desksFor } from "./section-stores.ts";

/** Where the person edits what the venue has written. */
export function useDesks(): Desks {
  const { caller, send } = useApi();
  const queryClient = useQueryClient();
  const { venue_id: venueId } = useVenue();
  const { member_id: memberId, name: memberName } = useAccess().member;
  return desksFor({ caller, send, queryClient, venueId, memberId, memberName });
}

/** One section of it. What is in an entry, `useEntryDraft` tells; what changes, the desk does. */
export const useDesk = (section: Section): SectionDesk => useDesks().of(section);

/** How far the venue has come, its languages (its own first) and its currency. */
export function useKnowledgeOverview() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery<KnowledgeOverview>({
    queryKey: overviewKey(venueId),
    queryFn: ({ signal }) => ask(readKnowledgeOverview, {}, { signal }),
  });
}

/** Whether the person may change what the venue writes; staff read it. */
export const useMayEdit = () => useRights().whyNoWriting === undefined;

/** A section's entries, by what is searched for: which there are, in their order, page by page. */
export function useSection(section: Section, search = "") {
  const { ask } = useDesks();
  const desk = useDesk(section);
  const { venue_id: venueId } = useVenue();
  const list = useInfiniteQuery({
    queryKey: listKey(venueId, section, search),
    queryFn: ({ pageParam, signal }) => readPage({ ask, desk, search, signal }, pageParam),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: (previous) => previous,
  });
  const follow = useCallback((listener: () => void) => desk.follow("shape", listener), [desk]);
  const shape = useSyncExternalStore(follow, desk.shape);
  const read = list.data;
  // biome-ignore lint/correctness/useExhaustiveDependencies: `shape` counts what else changes the answer.
  const ids = useMemo(
    () => (search === "" ? desk.ids() : idsOf(read).filter((id) => desk.viewOf(id)?.isRemoved !== true)),
    [read, shape, desk, search],
  );
  const first = read?.pages[0];
  return {
    desk,
    ids,
    /** Of all that are found, read or not. */
    total: first ? Math.max(first.total, ids.length) : undefined,
    isLoaded: first !== undefined,
    /** The answer to an earlier search still stands there. */
    isOld: list.isPlaceholderData,
    error: list.error,
    isReading: list.isFetching,
    readAgain: () => void list.refetch(),
    /** Null where all is read. */
    readMore: list.hasNextPage && !list.isFetchingNextPage ? () => void list.fetchNextPage() : null,
    hasMore: list.hasNextPage,
  };
}

/** All entries of a section that is small enough to stand in one form. */
export function useAllEntries(section: Section) {
  const { ids, readMore, ...rest } = useSection(section);
  useEffect(() => readMore?.(), [readMore]);
  return { ids, ...rest };
}

/** How an entry looks while it is edited; null where there is none of that id. */
export function useEntry(section: Section, entryId: string): EntryView | null {
  const desk = useDesk(section);
  const follow = useCallback((listener: () => void) => desk.follow(entryId, listener), [desk, entryId]);
  return useSyncExternalStore(follow, () => desk.viewOf(entryId));
}

/** An entry that is being edited: nothing is taken from under the person's hands until they leave it. */
export function useEntryDraft(section: Section, entryId: string) {
  const desk = useDesk(section);
  const view = useEntry(section, entryId);
  useEffect(() => desk.hold(entryId), [desk, entryId]);
  const set = useCallback(
    (patch: EntryPatch | ((entry: EntryOnScreen) => EntryPatch)) => desk.set([entryId], patch),
    [desk, entryId],
  );
  return { desk, view, entry: view?.entry ?? null, errors: view?.errors ?? {}, set };
}

/** How the section's changes are being saved. */
export function useSaving(section: Section): Saving {
  const desk = useDesk(section);
  const follow = useCallback((listener: () => void) => desk.follow("saving", listener), [desk]);
  return useSyncExternalStore(follow, desk.saving);
}

/** Whether there is something to undo. */
export function useCanUndo(section: Section): boolean {
  const desk = useDesk(section);
  const follow = useCallback((listener: () => void) => desk.follow("steps", listener), [desk]);
  return useSyncExternalStore(follow, desk.canUndo);
}
