import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";

/** What the publish bar offers, which is one thing at a time. */
export type PublishState =
  | { is: "running"; task: Task }
  | { is: "empty" }
  | { is: "contradicts"; contradictions: number }
  | { is: "ready"; changes: number; isFirst: boolean }
  | { is: "up_to_date" };

/** Decides what blocks going live, or that nothing does. */
export function publishState(overview: KnowledgeOverview, running: Task | undefined): PublishState {
  if (running) return { is: "running", task: running };
  const isFirst = overview.live_version === null;
  const entries = overview.sections.reduce((sum, section) => sum + section.entries, 0);
  if (isFirst && entries === 0) return { is: "empty" };
  const changes = overview.changed_since_live;
  if (!isFirst && changes === 0) return { is: "up_to_date" };
  if (overview.open_contradictions > 0)
    return { is: "contradicts", contradictions: overview.open_contradictions };
  return { is: "ready", changes: isFirst ? entries : changes, isFirst };
}

/** The steps that a person sees; the venue's test questions are none of them yet. */
export const buildSteps = ["checking", "building", "going_live"] as const;

/** How each step stands while a task is under way. */
export function stepStates({ step }: Pick<Task, "step">): ("done" | "now" | "open")[] {
  // Testing comes between building and going live.
  const at = step === "testing" ? 2 : (buildSteps as readonly unknown[]).indexOf(step);
  return buildSteps.map((_, index) => (index < at ? "done" : index === at ? "now" : "open"));
}

/** How much of what guests ask for is written, over all sections, from 0 to 100. */
export function completeness(overview: KnowledgeOverview): number {
  const of = overview.sections.reduce((sum, { completeness: part }) => sum + part.of, 0);
  const filled = overview.sections.reduce((sum, { completeness: part }) => sum + part.filled, 0);
  return of === 0 ? 0 : Math.floor((100 * filled) / of);
}
