import type { Task } from "@bellhop/contract/tasks";

/** Whether a task has come to its end, well or not. */
export const hasEnded = ({ state }: Task): boolean => state === "SUCCESS" || state === "FAILURE";

/** Whether it publishes: those are the ones that the builder shows. */
export const isPublishing = ({ kind }: Task): boolean => kind !== "start_knowledge_import";

/**
 * A venue's tasks, newest first, with what was heard of one. A read may answer with how a task stood before the event
 * that is known already: what has ended stays ended, and progress does not go back.
 */
export function withTask(tasks: readonly Task[], heard: Task): Task[] {
  const known = tasks.find(({ task_id }) => task_id === heard.task_id);
  const newest = known && isFurther(known, heard) ? known : heard;
  return [...tasks.filter((task) => task !== known), newest].sort((a, b) =>
    b.asked_at < a.asked_at ? -1 : b.asked_at > a.asked_at ? 1 : b.task_id < a.task_id ? -1 : 1,
  );
}

function isFurther(known: Task, heard: Task): boolean {
  if (hasEnded(heard)) return false;
  return hasEnded(known) || (known.state === heard.state && known.progress > heard.progress);
}

/** The task that is under way, of those that publish: the one that began first. */
export function runningBuild(tasks: readonly Task[] | undefined): Task | undefined {
  return tasks?.findLast((task) => isPublishing(task) && !hasEnded(task));
}
