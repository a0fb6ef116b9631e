import {
  dryRunProactiveRule,
  listPlannedMessages,
  listProactiveRules,
  listSentFirst,
  type PreviewWay,
  type ProactiveText,
  previewProactiveRule,
  translateProactiveText,
} from "@bellhop/contract/proactive";
import { listExtras } from "@bellhop/contract/requests";
import { readSettings } from "@bellhop/contract/settings";
import { listTemplates } from "@bellhop/contract/templates";
import { keepPreviousData, useInfiniteQuery, useMutation, useQuery } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { proactiveKey } from "./proactive-key.ts";
import type { PlanState } from "./proactive-search.ts";
import type { RuleWords } from "./rule-words.ts";

export const proactiveKeys = {
  all: proactiveKey,
  rules: (venueId: number) => [...proactiveKey(venueId), "rules"] as const,
};

/** No live event tells that the time of a message has come. */
const readAgain = { staleTime: 10_000, refetchOnWindowFocus: true } as const;
const planRows = 30;

export function useRules() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: proactiveKeys.rules(venue_id),
    queryFn: ({ signal }) => ask(listProactiveRules, {}, { signal }),
    ...readAgain,
  });
}

type PlanFilters = { day?: string; state?: PlanState; rule_id?: string };

export function usePlan(filters: PlanFilters, limit = planRows) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useInfiniteQuery({
    queryKey: [...proactiveKey(venue_id), "plan", filters, limit],
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      ask(listPlannedMessages, { ...filters, limit, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    ...readAgain,
  });
}

export function useSentLog() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useInfiniteQuery({
    queryKey: [...proactiveKey(venue_id), "log"],
    queryFn: ({ pageParam, signal }) =>
      ask(listSentFirst, { limit: planRows, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    ...readAgain,
  });
}

export type PreviewFor = {
  reservation_id?: string;
  guest_id?: string;
  language?: string;
  way?: PreviewWay;
};

/** As a guest would get the message now; nothing is stored or sent. */
export function usePreview(words: RuleWords, shownTo: PreviewFor) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const isWritten =
    words.name.trim() !== "" && words.texts.every(({ text }) => text.trim() !== "") && words.texts.length > 0;
  return useQuery({
    queryKey: [...proactiveKey(venue_id), "preview", words, shownTo],
    enabled: isWritten,
    placeholderData: keepPreviousData,
    retry: false,
    queryFn: ({ signal }) => ask(previewProactiveRule, { ...words, ...shownTo }, { signal }),
    staleTime: 10_000,
  });
}

/** A draft of a text in another language. It stores nothing. */
export function useTranslateText() {
  const { ask } = useApi();
  return ({ language: from, text, fallbacks }: ProactiveText, to: string, signal: AbortSignal) =>
    ask(translateProactiveText, { from, to, text, fallbacks }, { signal });
}

export function useDryRun() {
  const { ask } = useApi();
  return useMutation({ mutationFn: (words: RuleWords) => ask(dryRunProactiveRule, words) });
}

export function useProactiveSettings() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: [...proactiveKey(venue_id), "settings"],
    queryFn: ({ signal }) => ask(readSettings, {}, { signal }),
    staleTime: 60_000,
  });
}

export function useExtras() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: [...proactiveKey(venue_id), "extras"],
    queryFn: async ({ signal }) => (await ask(listExtras, {}, { signal })).items,
    staleTime: 30_000,
  });
}

/** The names of the hotel's templates. Each has a text for some languages. */
export function useTemplateNames() {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useQuery({
    queryKey: [...proactiveKey(venue_id), "templates"],
    queryFn: async ({ signal }) => {
      const { items } = await ask(listTemplates, {}, { signal });
      return [...new Set(items.map(({ name }) => name))];
    },
    staleTime: 30_000,
  });
}
