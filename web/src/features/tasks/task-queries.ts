import { cancelTask, listTasks } from "@bellhop/contract/tasks";
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { recentEvents } from "../../core/live/recent-events.ts";
import { cacheTask, tasksKey } from "./task-cache.ts";
import { withTask } from "./task-list.ts";

/** Kept current by live events. */
export function useTasks() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: tasksKey(venueId),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const mark = recentEvents.mark();
      const page = await ask(listTasks, pageParam ? { cursor: pageParam } : {}, { signal });
      let { items } = page;
      for (const event of recentEvents.since(mark, venueId)) {
        if (event.kind !== "task") continue;
        const isHere = items.some(({ task_id }) => task_id === event.task.task_id);
        if (isHere || pageParam === undefined) items = withTask(items, event.task);
      }
      return { ...page, items };
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

export function useLoadedTasks() {
  return useTasks().data?.pages.flatMap(({ items }) => items);
}

/** A task that has just ended keeps its result. */
export function useStopTask() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const showFailure = useShowFailure();
  return useMutation({
    mutationFn: (taskId: string) => ask(cancelTask, { task_id: taskId }),
    onSuccess: (task) => cacheTask(queryClient, venueId, task),
    onError: (failure) => {
      showFailure(failure, t`Could not stop the task.`);
      void queryClient.invalidateQueries({ queryKey: tasksKey(venueId) });
    },
  });
}
