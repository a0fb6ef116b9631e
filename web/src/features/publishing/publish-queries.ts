import type { OutputOf } from "@bellhop/contract/call";
import {
  listConciergeChanges,
  listConciergeVersions,
  rollBackConcierge,
  updateConcierge,
  updateConciergeGeneral,
} from "@bellhop/contract/concierge";
import { type KnowledgeOverview, restoreDraft, restoreEntries } from "@bellhop/contract/knowledge";
import { publishDespiteTests } from "@bellhop/contract/test-questions";
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { builderKey } from "../../core/api/builder-keys.ts";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { toast } from "../../ui/toasts.ts";
import { useKnowledgeOverview } from "../knowledge/index.ts";
import { ownTasks, tasksKey } from "../tasks/index.ts";
import type { FailedTests } from "./publish-state.ts";

/** What guests would get differently if the draft were published. */
export function useUnpublishedChanges() {
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

/** Unpublished settings of the assistant; the tools count as one. */
export function useUnpublishedSettings(): number {
  const first = useUnpublishedChanges().data?.pages[0];
  return first ? first.general.length + (first.tools ? 1 : 0) : 0;
}

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

export function useNextVersion({ live_version: live }: KnowledgeOverview): number {
  const newest = useVersions().data?.pages[0]?.items[0]?.version ?? 0;
  return Math.max(live ?? 0, newest) + 1;
}

/** Parts are published separately. */
export type Part = "knowledge" | "knowledge_despite" | "general";

type DespiteTests = { part: FailedTests["part"]; reason: string; despite_contradictions: boolean };

/** Starts publishing as a task; this tab reports the result. */
export function usePublish() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const { data: overview } = useKnowledgeOverview();
  const liveBefore = overview?.live_version ?? null;
  return useMutation({
    mutationFn: (part: Part | DespiteTests) => {
      if (typeof part === "object") return ask(publishDespiteTests, part);
      if (part === "general") return ask(updateConciergeGeneral, {});
      return ask(updateConcierge, part === "knowledge" ? {} : { despite_contradictions: true });
    },
    onSuccess: ({ task_id: taskId }) => {
      ownTasks.add({ taskId, liveBefore });
      return queryClient.invalidateQueries({ queryKey: tasksKey(venueId) });
    },
    onError: (failure) => showFailure(failure, t`Not published.`),
  });
}

/** Restores the draft to the entries of a version, with undo. */
export function useRestoreDraft() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  return async (version: number) => {
    const refresh = () => queryClient.invalidateQueries({ queryKey: builderKey(venueId) });
    const undo = async (sections: OutputOf<typeof restoreDraft>["sections"]) => {
      try {
        for (const { section, before, version: now } of sections)
          await ask(restoreEntries, { section, version: now, to_version: before });
      } catch (failure) {
        showFailure(failure, t`Could not undo.`);
      }
      await refresh();
    };
    try {
      const { sections } = await ask(restoreDraft, { version });
      toast(t`The draft is as in version ${version}.`, {
        ...(sections.length > 0 && { action: { label: t`Undo`, run: () => void undo(sections) } }),
      });
    } catch (failure) {
      showFailure(failure, t`Could not restore the draft.`);
    }
    await refresh();
  };
}

/** Activates an earlier version at once, with undo. The draft stays as it is. */
export function useRollBack() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  const rollBack = async (version: number, before: number | null) => {
    try {
      await ask(rollBackConcierge, { version });
      const undo = before !== null && { label: t`Undo`, run: () => void rollBack(before, null) };
      toast(t`Version ${version} is live now. Your draft has not changed.`, {
        about: "live_version",
        ...(undo && { action: undo }),
      });
    } catch (failure) {
      showFailure(failure, t`Could not change the version.`);
    }
    await queryClient.invalidateQueries({ queryKey: builderKey(venueId) });
  };
  return rollBack;
}
