import { useEffect } from "react";
import { running } from "./running-tasks.ts";
import { TaskNews } from "./TaskNews.tsx";
import { hasEnded } from "./task-list.ts";
import { useLoadedTasks } from "./task-queries.ts";

/** Follows the tasks for the navigation; loaded after the screen. */
export function TaskWatch() {
  const open = (useLoadedTasks() ?? []).filter((task) => !hasEnded(task));
  const count = open.length;
  const percent = open.at(-1)?.progress ?? 0;
  useEffect(() => running.set(count === 0 ? null : { count, percent }), [count, percent]);
  useEffect(() => () => running.set(null), []);
  return <TaskNews />;
}
