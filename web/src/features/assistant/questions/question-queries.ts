import type { InputOf } from "@bellhop/contract/call";
import { fetchInfoData, type PreviewedEntry } from "@bellhop/contract/info-data";
import { limits } from "@bellhop/contract/limits";
import {
  listTestQuestions,
  removeTestQuestion,
  runTestQuestions,
  saveTestQuestion,
  type TestQuestion,
} from "@bellhop/contract/test-questions";
import { useLingui } from "@lingui/react/macro";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { builderKey } from "../../../core/api/builder-keys.ts";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { useLiveEvents } from "../../../core/live/live-listeners.ts";
import { refreshSoon } from "../../../core/live/refresh-soon.ts";
import { toast } from "../../../ui/toasts.ts";
import { testQuestionsKey } from "../assistant-keys.ts";

export function useTestQuestions() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: [...testQuestionsKey(venueId), "list"],
    queryFn: async ({ signal }) => (await ask(listTestQuestions, {}, { signal })).items,
  });
}

/** Debounce: one save often follows another. */
const runAgainMs = 900;

/** What the questions give now. Asks again after edits and publications. */
export function useTestResults(isNeeded: boolean) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const queryKey = [...testQuestionsKey(venueId), "results"];
  useLiveEvents(({ kind }) => {
    if (kind === "knowledge" || kind === "settings" || kind === "concierge")
      refreshSoon(queryClient, queryKey, runAgainMs);
  });
  return useQuery({
    queryKey,
    enabled: isNeeded,
    queryFn: async ({ signal }) => {
      const { items, ran_at } = await ask(runTestQuestions, {}, { signal });
      return { results: new Map(items.map((one) => [one.test_question_id, one])), ran_at };
    },
  });
}

export type TestDraft = InputOf<typeof saveTestQuestion>;

export const draftOf = ({
  test_question_id,
  text,
  expects,
  entry_id,
  is_critical,
}: TestQuestion): TestDraft => ({
  test_question_id,
  text,
  expects,
  entry_id,
  is_critical,
});

/** Saves several one after another. What was saved before a failure stays. */
export function useSaveTests() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: async (drafts: readonly TestDraft[]) => {
      for (const draft of drafts) await ask(saveTestQuestion, draft);
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: testQuestionsKey(venueId) }),
  });
}

/** Removes at once, with undo. */
export function useRemoveTest() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const save = useSaveTests();
  const showFailure = useShowFailure();
  return async (test: TestQuestion) => {
    const undo = () =>
      save.mutate([draftOf(test)], { onError: (failure) => showFailure(failure, t`Not restored.`) });
    try {
      await ask(removeTestQuestion, { test_question_id: test.test_question_id });
      toast(t`Test removed.`, { action: { label: t`Undo`, run: undo } });
    } catch (failure) {
      showFailure(failure, t`Not removed.`);
    }
    await queryClient.invalidateQueries({ queryKey: testQuestionsKey(venueId) });
  };
}

const maxProposed = 6;

/** Entries that the assistant finds for a question, best first; or those that contain the searched words. */
export function useProposedEntries(by: { question: string } | { search: string }, isNeeded: boolean) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const input =
    "search" in by
      ? { search: by.search.slice(0, limits.searchCharacters) }
      : { question: by.question.slice(0, limits.messageCharacters) };
  return useQuery({
    queryKey: [...builderKey(venueId), "entries for test", input],
    enabled: isNeeded,
    queryFn: async ({ signal }) => {
      const { items } = await ask(fetchInfoData, { of: "draft", limit: maxProposed, ...input }, { signal });
      return items.filter(({ internal }) => !internal);
    },
  });
}

/** The draft's entries of the catalogue, by section and key: "policy/check_in". */
export function useEntriesByKey() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: [...builderKey(venueId), "entries by key"],
    queryFn: async ({ signal }) => {
      const byKey = new Map<string, PreviewedEntry>();
      for (const section of ["policy", "amenities"] as const) {
        let cursor: string | null = null;
        do {
          const page: { items: PreviewedEntry[]; next_cursor: string | null } = await ask(
            fetchInfoData,
            { of: "draft", section, limit: limits.maxPageItems, ...(cursor ? { cursor } : {}) },
            { signal },
          );
          for (const entry of page.items)
            if (entry.key && !entry.internal) byKey.set(`${section}/${entry.key}`, entry);
          cursor = page.next_cursor;
        } while (cursor);
      }
      return byKey;
    },
  });
}
