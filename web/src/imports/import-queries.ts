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
import { useVenue } from "../app/access/AccessContext.ts";
import { useApi } from "../app/api/ApiProvider.tsx";
import { builderKey, importsKey } from "../builder/builder-keys.ts";
import { startedHere } from "../tasks/started-here.ts";
import { tasksKey } from "../tasks/task-cache.ts";
import { type Taken, takeInBatches } from "./take-in-batches.ts";

/** While it is read, what has become of it is asked for so often. */
const lookAgainMs = 1_500;

/** What was read to propose entries from, newest first. */
export function useImports() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: importsKey(venueId),
    queryFn: ({ signal }) => ask(listImports, { limit: limits.pageItems }, { signal }),
    refetchInterval: ({ state }) =>
      state.data?.items.some((one) => one.state === "reading") ? lookAgainMs : false,
  });
}

/** One import and its proposals, page by page. */
export function useImport(importId: string) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: [...importsKey(venueId), importId],
    queryFn: ({ pageParam, signal }) =>
      ask(
        readImport,
        { import_id: importId, limit: limits.pageItemsMost, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: ({ state }) => (state.data?.pages[0]?.import.state === "reading" ? lookAgainMs : false),
  });
}

/** Has a page, a file or a text read. */
export function useStartImport(onStarted: (importId: string) => void) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (from: ImportFrom) => ask(startImport, { from }),
    onSuccess: async ({ import_id, task_id: taskId }) => {
      startedHere.add({ taskId, liveBefore: null, importId: import_id });
      void queryClient.invalidateQueries({ queryKey: tasksKey(venueId) });
      await queryClient.invalidateQueries({ queryKey: importsKey(venueId) });
      onStarted(import_id);
    },
  });
}

type Decision = { import: KnowledgeImport; take?: Taken[]; dismiss?: Proposal[] };

/** Takes proposals, as they were left, and dismisses others. Whatever comes of it, what stands there is read again. */
export function useDecide() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ import: { import_id }, take = [], dismiss = [] }: Decision) => {
      if (dismiss.length > 0)
        await ask(decideProposals, { import_id, dismiss: dismiss.map(({ proposal_id }) => proposal_id) });
      await takeInBatches(take, (batch) => ask(decideProposals, { import_id, ...batch }));
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: builderKey(venueId) }),
  });
}
