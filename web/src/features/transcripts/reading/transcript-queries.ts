import { listTranscripts, type Transcript } from "@bellhop/contract/transcripts";
import { keepPreviousData, useInfiniteQuery } from "@tanstack/react-query";
import { useMemo } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { type CallFailure, failureOfAnswer } from "../../../core/api/call-failure.ts";
import { venueKey } from "../../../core/api/query.ts";
import type { TranscriptFilter } from "./transcripts-search.ts";

/** With more pages than this, a thread is not read again when the window gets focus. */
const pagesReadAgain = 3;

/** Live events don't cover the list, so it is read again when it is opened or gets focus. */
export function useTranscripts(filter: TranscriptFilter) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  return useInfiniteQuery({
    queryKey: [...venueKey(venue_id), "transcripts", filter],
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      ask(listTranscripts, { ...filter, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** One conversation with its newest messages; `fetchNextPage` reads earlier ones. */
export function useTranscript(conversationId: string) {
  const { ask } = useApi();
  const { venue_id } = useVenue();
  const query = useInfiniteQuery({
    queryKey: [...venueKey(venue_id), "transcript", conversationId],
    staleTime: 10_000,
    queryFn: async ({ pageParam, signal }): Promise<Transcript> => {
      const input = { conversation_id: conversationId, ...(pageParam && { messages_cursor: pageParam }) };
      const [transcript] = (await ask(listTranscripts, input, { signal })).items;
      if (!transcript) throw failureOfAnswer(404, { code: "not_found" });
      return transcript;
    },
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.earlier_cursor ?? undefined,
    refetchOnWindowFocus: ({ state }) => (state.data?.pages.length ?? 0) <= pagesReadAgain,
  });
  const { data } = query;
  const messages = useMemo(() => data?.pages.toReversed().flatMap((page) => page.messages) ?? [], [data]);
  return { ...query, conversation: data?.pages[0]?.conversation, messages };
}

/** The conversation, or its guest, was erased. */
export const isDeleted = (failure: Error | null): boolean =>
  (failure as Partial<CallFailure> | null)?.code === "not_found";
