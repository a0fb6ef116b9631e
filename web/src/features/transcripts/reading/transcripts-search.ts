import type { CallInput } from "@bellhop/contract/call";
import { channelKind } from "@bellhop/contract/conversations";
import type { listTranscripts } from "@bellhop/contract/transcripts";
import { id, localDate, searchWords } from "@bellhop/contract/values";

/** Omitted filters match everything. Days are the venue's. */
export type TranscriptFilter = Pick<
  CallInput<typeof listTranscripts>,
  "search" | "from" | "to" | "channel" | "state"
>;

export type TranscriptsSearch = TranscriptFilter & { conversation?: string };

/** Ignores unknown values. */
export function readTranscriptsSearch(given: Record<string, unknown>): TranscriptsSearch {
  // The router reads digits in the address as a number.
  const search = searchWords.safeParse(
    typeof given.search === "number" ? String(given.search) : given.search,
  );
  const from = localDate.safeParse(given.from);
  const to = localDate.safeParse(given.to);
  const channel = channelKind.safeParse(given.channel);
  const { state } = given;
  const conversation = id.safeParse(given.conversation);
  return {
    ...(search.data && { search: search.data }),
    ...(from.success && { from: from.data }),
    ...(to.success && { to: to.data }),
    ...(channel.success && { channel: channel.data }),
    ...((state === "open" || state === "done") && { state }),
    ...(conversation.success && { conversation: conversation.data }),
  };
}

export function filterOf({ conversation: _, ...filter }: TranscriptsSearch): TranscriptFilter {
  return filter;
}

export const hasFilters = (filter: TranscriptFilter): boolean => Object.keys(filter).length > 0;
