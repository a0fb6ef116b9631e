import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";
import { useEffect, useState } from "react";
import { hasEnded, isPublishing, runningBuild, useLoadedTasks } from "../tasks/index.ts";

/** A small venue is built before an eye has followed: its steps stay to be read. */
const readMs = 4_000;
/** Whatever has become of the version by then, the bar does not wait for it. */
const settleMs = 10_000;

type ShownBuild = {
  /** Under way, or done while the rest of the screen has yet to hear of it. */
  running: Task | undefined;
  /** Has just gone well: its steps are shown a little longer. */
  done: Task | undefined;
  /** The newest that publishes, whatever became of it. */
  last: Task | undefined;
};

/** The task that the bar shows: it stays until what it published is on the screen, and for long enough to be read. */
export function useShownBuild({ live_version: live }: KnowledgeOverview): ShownBuild {
  const tasks = useLoadedTasks();
  const last = tasks?.find(isPublishing);
  const running = runningBuild(tasks);
  /** What had ended before anybody looked, or has been shown long enough; undefined until the tasks are known. */
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
