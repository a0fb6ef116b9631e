import { fetchInfoData, type PreviewedEntry } from "@bellhop/contract/info-data";
import type { Section } from "@bellhop/contract/knowledge";
import { limits } from "@bellhop/contract/limits";
import { useInfiniteQuery, useQuery } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { builderKey } from "../../../core/api/builder-keys.ts";
import { useDebounced } from "../../../ui/use-debounced.ts";
import { titleOf } from "../editor/entry-title.ts";

export type PreviewFilter = { of: "draft" | "live"; search: string; section: Section | undefined };

const restMs = 200;

export function usePreviewEntries({ of, search, section }: PreviewFilter) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const searched = useDebounced(search.trim().slice(0, limits.searchCharacters), restMs);
  return useInfiniteQuery({
    queryKey: [...builderKey(venueId), "preview", of, searched, section ?? "all"],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      ask(
        fetchInfoData,
        {
          of,
          limit: limits.maxPageItems,
          ...(searched ? { search: searched } : {}),
          ...(section ? { section } : {}),
          ...(pageParam ? { cursor: pageParam } : {}),
        },
        { signal },
      ),
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    placeholderData: (before) => before,
  });
}

export function useMatchingEntries(of: "draft" | "live", question: string) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: [...builderKey(venueId), "which", of, question],
    enabled: question !== "",
    queryFn: ({ signal }) => ask(fetchInfoData, { of, question, limit: 8 }, { signal }),
  });
}

export const previewTitle = ({ texts, languages, key }: PreviewedEntry): string =>
  titleOf(texts, languages).text || (key ?? "—");
