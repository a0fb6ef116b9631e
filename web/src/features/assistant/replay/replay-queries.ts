import { type ReplayOutcome, readReplay, type replaySizes, startReplay } from "@bellhop/contract/replay";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useLiveEvents } from "../../../core/live/live-listeners.ts";
import { refreshSoon } from "../../../core/live/refresh-soon.ts";
import { hasEnded, ownTasks, tasksKey, useLoadedTasks } from "../../tasks/index.ts";
import { replayKey } from "../assistant-keys.ts";

export type ReplaySize = (typeof replaySizes)[number];
export type Difference = Exclude<ReplayOutcome, "same">;

const whileRunningMs = 3_000;
const afterEditMs = 900;

/** The last replay, with its differences. */
export function useReplay(outcome: Difference | null) {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const queryKey = replayKey(venueId);
  useLiveEvents((event) => {
    if (event.kind === "task" && event.task.kind === "start_replay")
      refreshSoon(queryClient, queryKey, hasEnded(event.task) ? 0 : whileRunningMs);
    if (event.kind === "knowledge" || event.kind === "settings" || event.kind === "concierge")
      refreshSoon(queryClient, queryKey, afterEditMs);
  });
  return useInfiniteQuery({
    queryKey: [...queryKey, outcome],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) => {
      const filter = { ...(outcome && { outcome }), ...(pageParam && { cursor: pageParam }) };
      return ask(readReplay, filter, { signal });
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** The replay's task while it runs. */
export const useRunningReplay = () =>
  useLoadedTasks()?.find((task) => task.kind === "start_replay" && !hasEnded(task));

export function useStartReplay() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (messages: ReplaySize) => ask(startReplay, { messages }),
    onSuccess: ({ task_id }) => {
      ownTasks.add({ taskId: task_id, liveBefore: null });
      void queryClient.invalidateQueries({ queryKey: tasksKey(venueId) });
      void queryClient.invalidateQueries({ queryKey: replayKey(venueId) });
    },
  });
}
