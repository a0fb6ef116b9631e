import { exportAudit, listAudit } from "@bellhop/contract/audit";
import type { SentTo } from "@bellhop/contract/call";
import { keepPreviousData, useInfiniteQuery, useMutation } from "@tanstack/react-query";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { reasonOf } from "../../core/api/call-failure.ts";
import { saveFile } from "../../ui/save-file.ts";
import { toast } from "../../ui/toasts.ts";

/** What of the log is asked for; what is left out is not narrowed. */
export type Wanted = Pick<SentTo<typeof listAudit>, "member_id" | "venue_id" | "from">;

/** The log, page by page. Nothing live tells of it: whoever comes back sees what holds. */
export function useAuditLog(wanted: Wanted, enabled: boolean) {
  const { ask } = useApi();
  return useInfiniteQuery({
    queryKey: ["audit log", wanted],
    enabled,
    staleTime: 10_000,
    refetchOnWindowFocus: true,
    placeholderData: keepPreviousData,
    queryFn: ({ pageParam, signal }) =>
      ask(listAudit, { ...wanted, ...(pageParam && { cursor: pageParam }) }, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** Saves all that is asked for as a file; says so where that fails. */
export function useExport(wanted: Wanted) {
  const { fetchFile } = useApi();
  return useMutation({
    mutationFn: (format: "csv" | "json") => fetchFile(exportAudit, { ...wanted, format }),
    onSuccess: saveFile,
    onError: (failure) => toast(reasonOf(failure), { tone: "urgent" }),
  });
}
