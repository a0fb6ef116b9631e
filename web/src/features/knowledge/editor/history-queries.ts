import { listRevisions, restoreEntries, type Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { venueKey } from "../../../core/api/query.ts";
import { useTellFailure } from "../../../core/api/show-failure.ts";
import { toast } from "../../../ui/toasts.ts";
import { useDesk, useDesks } from "../store/use-section.ts";

const historyKey = (venueId: number, section: Section) =>
  [...venueKey(venueId), "knowledge-history", section] as const;

/** Who changed what in a section, or in one entry of it, newest first. */
export function useHistory(section: Section, entryId: string | null) {
  const { ask } = useDesks();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: [...historyKey(venueId, section), entryId],
    // Another one is made with every pause in typing.
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
  /** What anybody has written since this version is not taken back with it. */
  seen?: number;
};

/** Puts entries, or the whole section, back to how they were; that can be taken back, too. */
export function useRestore(section: Section) {
  const { t } = useLingui();
  const { ask } = useDesks();
  const desk = useDesk(section);
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();

  const restore = async ({ toVersion, entryIds, seen }: Restoring) => {
    await desk.flush();
    const version = seen ?? desk.version() ?? 0;
    const changed = await ask(restoreEntries, {
      section,
      version,
      to_version: toVersion,
      ...(entryIds && { entry_ids: entryIds }),
    });
    const ids = [...changed.entries.map(({ entry_id }) => entry_id), ...changed.removed];
    await desk.hear({ version: changed.version, entry_ids: ids, by: null }, "");
    return { made: changed.version, before: version };
  };
  const mutation = useMutation({
    mutationFn: restore,
    onSuccess: ({ made, before }, { entryIds }) => {
      // Nothing to take back: the version before is somebody else's.
      if (made === before)
        return toast(entryIds ? t`The entry is like that now.` : t`The section is like that now.`);
      const undo = () =>
        void restore({ toVersion: before, seen: made, ...(entryIds && { entryIds }) }).catch(
          (failure: unknown) => tellFailure(failure, t`That was not taken back.`),
        );
      toast(entryIds ? t`The entry is as it was.` : t`The section is as it was.`, {
        action: { words: t`Undo`, run: undo },
      });
    },
    onError: async (failure) => {
      tellFailure(failure, t`Nothing was put back.`);
      await desk.catchUp();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: historyKey(venueId, section) }),
  });
  return mutation;
}
