import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";
import { useEffect, useState } from "react";
import { hasEnded, isPublishing, runningBuild, useLoadedTasks } from "../tasks/index.ts";

/** Small venues publish faster than the eye follows: the steps stay readable. */
const readMs = 4_000;
/** The bar does not wait longer for the new version. */
const settleMs = 10_000;

type ShownBuild = {
  /** Running, or done while the screen does not show it yet. */
  running: Task | undefined;
  /** Just succeeded: its steps stay visible a little longer. */
  done: Task | undefined;
  /** The newest publishing task, whatever its result. */
  last: Task | undefined;
};

/** The task that the bar shows: until its result is on screen, and long enough to read. */
export function useShownBuild({ live_version: live }: KnowledgeOverview): ShownBuild {
  const tasks = useLoadedTasks();
  const last = tasks?.find(isPublishing);
  const running = runningBuild(tasks);
  /** Already ended before, or shown long enough; undefined until tasks are loaded. */
  const [shown, setShown] = useState<string | null>();
  if (tasks && shown === undefined) setShown(last && hasEnded(last) ? last.task_id : null);

  const isNews =
    shown !== undefined && !running && last?.state === "SUCCESS" && last.task_id !== shown ? last : undefined;
  const isOnScreen = isNews?.result?.version === live;
  const taskId = isNews?.task_id;
  useEffect(() => {
    if (!taskId) return;
    const timer = setTimeout(() => setShown(taskId), isOnScreen ? readMs : settleMs);
    return () => clearTimeout(timer);
  }, [taskId, isOnScreen]);

  return {
    running: running ?? (isOnScreen ? undefined : isNews),
    done: isOnScreen ? isNews : undefined,
    last,
  };
}
