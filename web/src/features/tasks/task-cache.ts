import type { OutputOf } from "@bellhop/contract/call";
import type { listTasks, Task } from "@bellhop/contract/tasks";
import type { InfiniteData, QueryClient } from "@tanstack/react-query";
import { venueKey } from "../../core/api/query.ts";
import { withTask } from "./task-list.ts";

type TaskPage = OutputOf<typeof listTasks>;

export const tasksKey = (venueId: number) => [...venueKey(venueId), "tasks"] as const;

export function cacheTask(queryClient: QueryClient, venueId: number, task: Task) {
  queryClient.setQueryData<InfiniteData<TaskPage>>(tasksKey(venueId), (tasks) => {
    const [first, ...others] = tasks?.pages ?? [];
    if (!tasks || !first) return tasks;
    const page = others.findIndex(({ items }) => items.some(({ task_id }) => task_id === task.task_id)) + 1;
    const pages = tasks.pages.map((one, index) =>
      index === page ? { ...one, items: withTask(one.items, task) } : one,
    );
    return { ...tasks, pages };
  });
}
