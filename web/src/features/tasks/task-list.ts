import { type PublishingKind, type Task, type TaskKind, taskKinds } from "@bellhop/contract/tasks";

/** With either result. */
export const hasEnded = ({ state }: Task): boolean => state === "SUCCESS" || state === "FAILURE";

/** The builder shows these. */
export const isPublishing = ({ kind }: Task): boolean => taskKinds[kind].isPublishing;

export type ImportKind = Exclude<
  TaskKind,
  PublishingKind | "start_replay" | "translate_statements" | "recount_statistics"
>;

export const isImport = (task: Task): task is Task & { kind: ImportKind } =>
  Object.hasOwn(importPaths, task.kind);

/** Where the result of an import is reviewed. */
export const importPaths: Record<ImportKind, string> = {
  start_knowledge_import: "/builder/import",
  start_reservation_import: "/reservations/import",
  apply_reservation_import: "/reservations/import",
  undo_reservation_import: "/reservations/import",
};

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
