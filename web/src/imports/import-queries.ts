import {
  decideProposals,
  type ImportFrom,
  type KnowledgeImport,
  listImports,
  type Proposal,
  readImport,
  startImport,
} from "@bellhop/contract/imports";
import { type EntryChange, readKnowledgeOverview, type Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../app/access/AccessContext.ts";
import { useApi } from "../app/api/ApiProvider.tsx";
import { builderKey } from "../builder/builder-keys.ts";

const importsKey = (venueId: number) => [...builderKey(venueId), "imports"] as const;

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
    onSuccess: async ({ import_id }) => {
      await queryClient.invalidateQueries({ queryKey: importsKey(venueId) });
      onStarted(import_id);
    },
  });
}

export type Taken = { proposal: Proposal; entry: EntryChange };
type Decision = { import: KnowledgeImport; take?: Taken[]; dismiss?: Proposal[] };

/** Takes proposals, as they were left, and dismisses others. */
export function useDecide() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async ({ import: of, take = [], dismiss = [] }: Decision) => {
      const batches = inBatches(take, limits.entriesPerUpdateMost);
      for (const [number, batch] of (batches.length > 0 ? batches : [[]]).entries())
        await ask(decideProposals, {
          import_id: of.import_id,
          ...(batch.length > 0 && { versions: await versionsOf(batch), take: batch.map(asSent) }),
          ...(number === 0 && dismiss.length > 0 && { dismiss: dismiss.map((one) => one.proposal_id) }),
        });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: builderKey(venueId) }),
  });

  /** An entry that changed meanwhile shows in its proposal (`current`); the versions are those of right now. */
  async function versionsOf(taken: Taken[]) {
    const { sections } = await ask(readKnowledgeOverview, {});
    const named = new Set(taken.map(({ proposal }) => proposal.section));
    const versions = sections.filter(({ section }) => named.has(section));
    return Object.fromEntries(versions.map(({ section, version }) => [section, version])) as Record<
      Section,
      number
    >;
  }
}

const asSent = ({ proposal, entry }: Taken) => ({ proposal_id: proposal.proposal_id, entry });

function inBatches<Item>(items: Item[], most: number): Item[][] {
  return Array.from({ length: Math.ceil(items.length / most) }, (_, at) =>
    items.slice(at * most, (at + 1) * most),
  );
}
