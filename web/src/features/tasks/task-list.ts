import type { Task, TaskKind } from "@bellhop/contract/tasks";

/** With either result. */
export const hasEnded = ({ state }: Task): boolean => state === "SUCCESS" || state === "FAILURE";

const publishing: readonly TaskKind[] = [
  "update_concierge",
  "update_concierge_general",
  "update_assistant_tools",
];

/** The builder shows these. */
export const isPublishing = ({ kind }: Task): boolean => publishing.includes(kind);

/** Where the result of an import is reviewed. */
export const importPath = ({ kind }: Task) =>
  kind === "start_knowledge_import" ? "/builder/import" : "/reservations/import";

/**
 * A read may return an older state than a known event: ended tasks stay ended, and progress does not go back.
 */
export function withTask(tasks: readonly Task[], next: Task): Task[] {
  const known = tasks.find(({ task_id }) => task_id === next.task_id);
  const newest = known && isFurther(known, next) ? known : next;
  return [...tasks.filter((task) => task !== known), newest].sort((a, b) =>
    b.asked_at < a.asked_at ? -1 : b.asked_at > a.asked_at ? 1 : b.task_id < a.task_id ? -1 : 1,
  );
}

function isFurther(known: Task, next: Task): boolean {
  if (hasEnded(next)) return false;
  return hasEnded(known) || (known.state === next.state && known.progress > next.progress);
}

/** The oldest running one. */
export function runningBuild(tasks: readonly Task[] | undefined): Task | undefined {
  return tasks?.findLast((task) => isPublishing(task) && !hasEnded(task));
}
