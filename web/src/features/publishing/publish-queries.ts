import {
  listConciergeChanges,
  listConciergeVersions,
  rollBackConcierge,
  updateAssistantTools,
  updateConcierge,
  updateConciergeGeneral,
} from "@bellhop/contract/concierge";
import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { builderKey } from "../../core/api/builder-keys.ts";
import { useTellFailure } from "../../core/api/show-failure.ts";
import { toast } from "../../ui/toasts.ts";
import { useKnowledgeOverview } from "../knowledge/index.ts";
import { startedHere, tasksKey } from "../tasks/index.ts";

/** What guests would hear otherwise if the concierge were built now. */
export function useConciergeChanges() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: [...builderKey(venueId), "changes"],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask(listConciergeChanges, pageParam ? { cursor: pageParam } : {}, { signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** How many of the assistant's settings guests do not have yet, its tools as one; they are published separately. */
export function useUnpublishedSettings(): number {
  const first = useConciergeChanges().data?.pages[0];
  return first ? first.general.length + (first.tools ? 1 : 0) : 0;
}

/** The concierge's versions, newest first. */
export function useVersions() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: [...builderKey(venueId), "versions"],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask(listConciergeVersions, pageParam ? { cursor: pageParam } : {}, { signal }),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The number that the next version will have. */
export function useNextVersion({ live_version: live }: KnowledgeOverview): number {
  const newest = useVersions().data?.pages[0]?.items[0]?.version ?? 0;
  return Math.max(live ?? 0, newest) + 1;
}

/** What can be published by itself. */
export type Part = "knowledge" | "knowledge_despite" | "general" | "tools";

/** Asks for a part to be published, as a task; this tab tells how it ended. */
export function usePublish() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const { data: overview } = useKnowledgeOverview();
  const liveBefore = overview?.live_version ?? null;
  return useMutation({
    mutationFn: (part: Part) => {
      if (part === "general") return ask(updateConciergeGeneral, {});
      if (part === "tools") return ask(updateAssistantTools, {});
      return ask(updateConcierge, part === "knowledge" ? {} : { despite_contradictions: true });
    },
    onSuccess: ({ task_id: taskId }) => {
      startedHere.add({ taskId, liveBefore });
      return queryClient.invalidateQueries({ queryKey: tasksKey(venueId) });
    },
    onError: (failure) => tellFailure(failure, t`Not published.`),
  });
}

/** Has an earlier version answer again, at once; the toast takes that back. */
export function useRollBack() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  const rollBack = async (version: number, before: number | null) => {
    try {
      await ask(rollBackConcierge, { version });
      const undo = before !== null && { words: t`Undo`, run: () => void rollBack(before, null) };
      toast(t`v${version} answers guests now.`, { about: "live_version", ...(undo && { action: undo }) });
    } catch (failure) {
      tellFailure(failure, t`The version was not changed.`);
    }
    await queryClient.invalidateQueries({ queryKey: builderKey(venueId) });
  };
  return rollBack;
}
