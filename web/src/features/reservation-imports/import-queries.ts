import type { CallInput, OutputOf } from "@bellhop/contract/call";
import {
  applyReservationImport,
  changeImportFormat,
  exportImportReport,
  type ImportFormat,
  listReservationImports,
  type ReservationImport,
  type RowVerdict,
  readReservationImport,
  startReservationImport,
  undoReservationImport,
} from "@bellhop/contract/reservation-imports";
import { listTasks } from "@bellhop/contract/tasks";
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { useLiveHealth } from "../../core/live/LiveProvider.tsx";
import { saveFile } from "../../ui/save-file.ts";
import { ownTasks, tasksKey, useLoadedTasks } from "../tasks/index.ts";
import { importsKey } from "./imports-key.ts";

/** Polling interval while the live connection is down. */
const lookAgainMs = 1_500;

export const isRunning = ({ state }: Pick<ReservationImport, "state">): boolean =>
  state === "reading" || state === "applying" || state === "undoing";

export function useImports() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const isLive = useLiveHealth() === "live";
  return useInfiniteQuery({
    queryKey: [...importsKey(venueId), "list"],
    queryFn: ({ pageParam, signal }) =>
      ask(listReservationImports, pageParam ? { cursor: pageParam } : {}, { signal }),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
    refetchInterval: ({ state }) =>
      !isLive && state.data?.pages[0]?.items.some(isRunning) ? lookAgainMs : false,
  });
}

const importKey = (venueId: number, importId: string) => [...importsKey(venueId), importId] as const;

/** Without its rows. Without an id, nothing is read. */
export function useImport(importId: string | undefined) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const isLive = useLiveHealth() === "live";
  return useQuery({
    queryKey: [...importKey(venueId, importId ?? ""), "import"],
    queryFn: async ({ signal }) => {
      const read = await ask(readReservationImport, { import_id: importId ?? "", limit: 1 }, { signal });
      return read.import;
    },
    enabled: importId !== undefined,
    refetchInterval: ({ state }) => (!isLive && state.data && isRunning(state.data) ? lookAgainMs : false),
  });
}

/** The rows with a verdict, in the file's order. */
export function useImportRows(importId: string, verdict: RowVerdict) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: [...importKey(venueId, importId), "rows", verdict],
    queryFn: ({ pageParam, signal }) =>
      ask(
        readReservationImport,
        { import_id: importId, verdict, ...(pageParam && { cursor: pageParam }) },
        { signal },
      ),
    initialPageParam: undefined as string | undefined,
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** Live events keep it current; while there are none, it is polled. */
export function useImportTask(taskId: string | null) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const isLive = useLiveHealth() === "live";
  const known = useLoadedTasks()?.find(({ task_id }) => task_id === taskId);
  const polled = useQuery({
    queryKey: [...importsKey(venueId), "task", taskId],
    queryFn: ({ signal }) => ask(listTasks, { task_id: taskId ?? "" }, { signal }),
    enabled: taskId !== null && !isLive,
    refetchInterval: isLive ? false : lookAgainMs,
  });
  return (isLive ? known : polled.data?.items[0]) ?? known;
}

type ImportFrom = CallInput<typeof startReservationImport>["from"];
type Started = { import_id: string; task_id: string };

/** The task's end is reported where the import is not on the screen. */
function useNoteStarted() {
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return async ({ import_id, task_id }: Started) => {
    ownTasks.add({ taskId: task_id, liveBefore: null, importId: import_id });
    void queryClient.invalidateQueries({ queryKey: tasksKey(venueId) });
    await queryClient.invalidateQueries({ queryKey: importsKey(venueId) });
  };
}

export function useStartImport(onStarted: (importId: string) => void) {
  const { ask } = useApi();
  const noteStarted = useNoteStarted();
  return useMutation({
    mutationFn: (from: ImportFrom) => ask(startReservationImport, { from }),
    onSuccess: async (started: OutputOf<typeof startReservationImport>) => {
      await noteStarted(started);
      onStarted(started.import_id);
    },
  });
}

export function useChangeFormat(importId: string) {
  const { t } = useLingui();
  const { ask } = useApi();
  const noteStarted = useNoteStarted();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: (format: ImportFormat) => ask(changeImportFormat, { import_id: importId, format }),
    onSuccess: ({ task_id }) => noteStarted({ import_id: importId, task_id }),
    onError: (failure) => showFailure(failure, t`Could not read the file again.`),
  });
}

export function useApplyImport(importId: string) {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const noteStarted = useNoteStarted();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: () => ask(applyReservationImport, { import_id: importId }),
    onSuccess: ({ task_id }) => noteStarted({ import_id: importId, task_id }),
    onError: (failure) => {
      showFailure(failure, t`Could not start the import.`);
      void queryClient.invalidateQueries({ queryKey: importsKey(venueId) });
    },
  });
}

export function useUndoImport(importId: string) {
  const { ask } = useApi();
  const noteStarted = useNoteStarted();
  return useMutation({
    mutationFn: () => ask(undoReservationImport, { import_id: importId }),
    onSuccess: ({ task_id }) => noteStarted({ import_id: importId, task_id }),
  });
}

export function useSaveReport(importId: string) {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: () => ask(exportImportReport, { import_id: importId }),
    onSuccess: ({ file_name: name, content }) =>
      saveFile({ name, blob: new Blob([content], { type: "text/csv" }) }),
    onError: (failure) => showFailure(failure, t`Could not download the report.`),
  });
}
