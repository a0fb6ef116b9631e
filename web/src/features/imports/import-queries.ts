import {
  decideProposals,
  type ImportFrom,
  type KnowledgeImport,
  listImports,
  type Proposal,
  readImport,
  startImport,
} from "@bellhop/contract/imports";
import { limits } from "@bellhop/contract/limits";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { builderKey } from "../../core/api/builder-keys.ts";
import { useLiveHealth } from "../../core/live/LiveProvider.tsx";
import { ownTasks, tasksKey } from "../tasks/index.ts";
import { acceptInBatches, type Taken } from "./accept-in-batches.ts";
import { importsKey } from "./imports-key.ts";
import { type ImportPages, markDismissed } from "./mark-dismissed.ts";

/** Polling interval while the live connection is down. */
const lookAgainMs = 1_500;

const importKey = (venueId: number, importId: string) => [...importsKey(venueId), importId] as const;

export function useImports() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const isLive = useLiveHealth() === "live";
  return useQuery({
    queryKey: importsKey(venueId),
    queryFn: ({ signal }) => ask(listImports, { limit: limits.pageItems }, { signal }),
    refetchInterval: ({ state }) =>
      !isLive && state.data?.items.some((one) => one.state === "reading") ? lookAgainMs : false,
  });
}

export function useImport(importId: string) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const isLive = useLiveHealth() === "live";
  return useInfiniteQuery({
    queryKey: importKey(venueId, importId),
    queryFn: ({ pageParam, signal }) =>
      ask(
        readImport,
        { import_id: importId, limit: limits.maxPageItems, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: ({ state }) =>
      !isLive && state.data?.pages[0]?.import.state === "reading" ? lookAgainMs : false,
  });
}

export function useStartImport(onStarted: (importId: string) => void) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (from: ImportFrom) => ask(startImport, { from }),
    onSuccess: async ({ import_id, task_id: taskId }) => {
      ownTasks.add({ taskId, liveBefore: null, importId: import_id });
      void queryClient.invalidateQueries({ queryKey: tasksKey(venueId) });
      await queryClient.invalidateQueries({ queryKey: importsKey(venueId) });
      onStarted(import_id);
    },
  });
}

type Decision = { import: KnowledgeImport; take?: Taken[]; dismiss?: Proposal[]; reopen?: Proposal[] };

const idsOf = (proposals: readonly Proposal[]) => proposals.map(({ proposal_id }) => proposal_id);

/** Accepts some suggestions, dismisses others, and reopens decided ones. */
export function useDecide() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ import: { import_id }, take = [], dismiss = [], reopen = [] }: Decision) => {
      if (reopen.length > 0) await ask(decideProposals, { import_id, reopen: idsOf(reopen) });
      if (dismiss.length > 0) await ask(decideProposals, { import_id, dismiss: idsOf(dismiss) });
      await acceptInBatches(take, (batch) => ask(decideProposals, { import_id, ...batch }));
    },
    onSettled: async (_none, failure, { import: { import_id }, dismiss = [] }) => {
      if (failure || dismiss.length === 0)
        return queryClient.invalidateQueries({ queryKey: builderKey(venueId) });
      const queryKey = importKey(venueId, import_id);
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<ImportPages>(queryKey, (read) => read && markDismissed(read, dismiss));
      await queryClient.invalidateQueries({ queryKey: importsKey(venueId), exact: true });
    },
  });
}
