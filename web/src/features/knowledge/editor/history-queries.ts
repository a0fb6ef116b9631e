import { listRevisions, restoreEntries, type Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { venueKey } from "../../../core/api/query.ts";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import { useSectionStore, useSectionStores } from "../store/use-section.ts";

const historyKey = (venueId: number, section: Section) =>
  [...venueKey(venueId), "knowledge-history", section] as const;

export function useHistory(section: Section, entryId: string | null) {
  const { ask } = useSectionStores();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: [...historyKey(venueId, section), entryId],
    // Every pause in typing creates a revision.
    staleTime: 0,
    gcTime: 0,
    queryFn: ({ pageParam, signal }) =>
      ask(
        listRevisions,
        {
          section,
          limit: limits.pageItems,
          ...(entryId !== null && { entry_id: entryId }),
          ...(pageParam && { cursor: pageParam }),
        },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

type Restoring = {
  toVersion: number;
  entryIds?: string[];
  /** Edits after this version are not undone. */
  seen?: number;
};

/** Restores entries or a whole section, with undo. */
export function useRestore(section: Section) {
  const { t } = useLingui();
  const { ask } = useSectionStores();
  const store = useSectionStore(section);
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();

  const restore = async ({ toVersion, entryIds, seen }: Restoring) => {
    await store.flush();
    const version = seen ?? store.version() ?? 0;
    const changed = await ask(restoreEntries, {
      section,
      version,
      to_version: toVersion,
      ...(entryIds && { entry_ids: entryIds }),
    });
    const ids = [...changed.entries.map(({ entry_id }) => entry_id), ...changed.removed];
    await store.applyLiveChange({ version: changed.version, entry_ids: ids, by: null }, "");
    return { made: changed.version, before: version };
  };
  const mutation = useMutation({
    mutationFn: restore,
    onSuccess: ({ made, before }, { entryIds }) => {
      // The version before is another person's: nothing to undo.
      if (made === before)
        return toast(
          entryIds
            ? t`Nothing to restore. This entry is already like that.`
            : t`Nothing to restore. This section is already like that.`,
        );
      const undo = () =>
        void restore({ toVersion: before, seen: made, ...(entryIds && { entryIds }) }).catch(
          (failure: unknown) => showFailure(failure, t`Could not undo.`),
        );
      toast(entryIds ? t`Entry restored.` : t`Section restored.`, {
        action: { label: t`Undo`, run: undo },
      });
    },
    onError: async (failure) => {
      showFailure(failure, t`Nothing changed.`);
      await store.reload();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: historyKey(venueId, section) }),
  });
  return mutation;
}
