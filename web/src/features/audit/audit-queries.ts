import { exportAudit, listAudit } from "@bellhop/contract/audit";
import type { CallInput } from "@bellhop/contract/call";
import { keepPreviousData, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { reasonOf } from "../../core/api/call-failure.ts";
import { saveFile } from "../../ui/save-file.ts";
import { toast } from "../../ui/toasts.ts";

/** Omitted filters match everything. */
export type AuditFilter = Pick<CallInput<typeof listAudit>, "member_id" | "venue_id" | "from">;

/** No live event covers the log, so it is refetched on focus. */
export function useAuditLog(query: AuditFilter, enabled: boolean) {
  const { ask } = useApi();
  return useInfiniteQuery({
    queryKey: ["audit log", query],
    enabled,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      ask(listAudit, { ...query, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** Downloads all matching entries. */
export function useExport(query: AuditFilter) {
  const { fetchFile } = useApi();
  return useMutation({
    mutationFn: (format: "csv" | "json") => fetchFile(exportAudit, { ...query, format }),
    onSuccess: saveFile,
    onError: (failure) => toast(reasonOf(failure), { tone: "urgent" }),
  });
}
