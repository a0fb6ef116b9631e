import type { CallInput } from "@bellhop/contract/call";
import {
  exportStatistics,
  getVenueStatistics,
  listCounted,
  recountStatistics,
} from "@bellhop/contract/statistics";
import {
  keepPreviousData,
  useInfiniteQuery,
  useMutation,
  useQuery,
  useQueryClient,
} from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { reasonOf } from "../../core/api/call-failure.ts";
import { venueKey } from "../../core/api/query.ts";
import { saveFile } from "../../ui/save-file.ts";
import { toast } from "../../ui/toasts.ts";
import type { Days } from "./days.ts";
import type { Counted } from "./statistics-search.ts";

export type Scope = Pick<CallInput<typeof getVenueStatistics>, "from" | "to" | "venues">;

const statisticsKey = (venueId: number) => [...venueKey(venueId), "statistics"] as const;

const whileCountingMs = 5_000;

/** No live event covers statistics, so they are read again when the screen opens or gets focus. */
export function useStatistics(scope: Scope) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useQuery({
    queryKey: [...statisticsKey(venueId), scope],
    staleTime: 30_000,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ signal }) => ask(getVenueStatistics, scope, { signal }),
    refetchInterval: ({ state }) => state.data?.is_counting === true && whileCountingMs,
  });
}

export function useCounted(scope: Scope, { number, key, weekday, hour }: Counted) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const counted = {
    number,
    ...(key !== undefined && { key }),
    ...(weekday !== undefined && { weekday }),
    ...(hour !== undefined && { hour }),
  };
  return useInfiniteQuery({
    queryKey: [...statisticsKey(venueId), scope, counted],
    staleTime: 30_000,
    queryFn: ({ pageParam, signal }) =>
      ask(
        listCounted,
        { ...scope, ...counted, limit: 50, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export type ExportedRows = CallInput<typeof exportStatistics>["rows"];

export function useDownload(scope: Scope) {
  const { ask } = useApi();
  return useMutation({
    mutationFn: (rows: ExportedRows) => ask(exportStatistics, { ...scope, rows }),
    onSuccess: ({ file_name, csv }) =>
      saveFile({ name: file_name, blob: new Blob([csv], { type: "text/csv;charset=utf-8" }) }),
    onError: (failure) => toast(reasonOf(failure), { tone: "urgent" }),
  });
}

/** The screen reads again until the days are counted. */
export function useRecount({ from, to }: Days) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => ask(recountStatistics, { from, to }),
    onSuccess: () => queryClient.invalidateQueries({ queryKey: statisticsKey(venueId) }),
    onError: (failure) => toast(reasonOf(failure), { tone: "urgent" }),
  });
}
