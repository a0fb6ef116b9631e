import { cancelTask, listTasks } from "@bellhop/contract/tasks";
import { useLingui } from "@lingui/react/macro";
import { useInfiniteQuery, useMutation, useQueryClient } from "@tanstack/react-query";
import { useVenue } from "../../core/access/AccessContext.ts";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useTellFailure } from "../../core/api/show-failure.ts";
import { heard } from "../../core/live/recent-events.ts";
import { keepTask, tasksKey } from "./task-cache.ts";
import { withTask } from "./task-list.ts";

/** The venue's tasks, newest first, page by page; kept current by live events. */
export function useTasks() {
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  return useInfiniteQuery({
    queryKey: tasksKey(venueId),
    initialPageParam: undefined as string | undefined,
    queryFn: async ({ pageParam, signal }) => {
      const mark = heard.mark();
      const page = await ask(listTasks, pageParam ? { cursor: pageParam } : {}, { signal });
      let { items } = page;
      for (const event of heard.since(mark, venueId)) {
        if (event.kind !== "task") continue;
        const isHere = items.some(({ task_id }) => task_id === event.task.task_id);
        if (isHere || pageParam === undefined) items = withTask(items, event.task);
      }
      return { ...page, items };
    },
    getNextPageParam: (page) => page.next_cursor ?? undefined,
  });
}

/** All tasks that are loaded, newest first. */
export function useLoadedTasks() {
  return useTasks().data?.pages.flatMap(({ items }) => items);
}

/** Stops a task; one that has just ended stays as it ended, which is told. */
export function useStopTask() {
  const { t } = useLingui();
  const { ask } = useApi();
  const { venue_id: venueId } = useVenue();
  const queryClient = useQueryClient();
  const tellFailure = useTellFailure();
  return useMutation({
    mutationFn: (taskId: string) => ask(cancelTask, { task_id: taskId }),
    onSuccess: (task) => keepTask(queryClient, venueId, task),
    onError: (failure) => {
      tellFailure(failure, t`It was not stopped.`);
      void queryClient.invalidateQueries({ queryKey: tasksKey(venueId) });
    },
  });
}
