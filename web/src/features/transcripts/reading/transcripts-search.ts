import type { CallInput } from "@bellhop/contract/call";
import { channelKinds } from "@bellhop/contract/channel-kinds";
import { isId, isLocalDate } from "@bellhop/contract/formats";
import { limits } from "@bellhop/contract/limits";
import type { listTranscripts } from "@bellhop/contract/transcripts";

/** Omitted filters match everything. Days are the venue's. */
export type TranscriptFilter = Pick<
  CallInput<typeof listTranscripts>,
  "search" | "from" | "to" | "channel" | "state"
>;

export type TranscriptsSearch = TranscriptFilter & { conversation?: string };

/** Ignores unknown values. */
export function readTranscriptsSearch(raw: Record<string, unknown>): TranscriptsSearch {
  const { from, to, state, conversation } = raw;
  // The router reads digits in the address as a number.
  const search = ["string", "number"].includes(typeof raw.search)
    ? String(raw.search).trim().slice(0, limits.searchCharacters)
    : "";
  const channel = channelKinds.find((one) => one === raw.channel);
  return {
    ...(search && { search }),
    ...(isLocalDate(from) && { from }),
    ...(isLocalDate(to) && { to }),
    ...(channel && { channel }),
    ...((state === "open" || state === "done") && { state }),
    ...(isId(conversation) && { conversation }),
  };
}

export function filterOf({ conversation: _, ...filter }: TranscriptsSearch): TranscriptFilter {
  return filter;
}

export const hasFilters = (filter: TranscriptFilter): boolean => Object.keys(filter).length > 0;
