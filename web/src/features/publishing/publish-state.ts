import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";

/** What the publish bar offers, which is one thing at a time. */
export type PublishState =
  | { is: "running"; task: Task }
  | { is: "empty" }
  | { is: "contradicts"; contradictions: number; isPublished: boolean }
  | { is: "ready"; changes: number; isFirst: boolean }
  | { is: "up_to_date" };

/** How much would change for guests: entries, and, as one, what staff answer because entries contradict each other. */
export function changesToPublish({ changed_since_live, contested_differs }: KnowledgeOverview): number {
  return changed_since_live + (contested_differs ? 1 : 0);
}

/** Decides what blocks going live, or that nothing does. */
export function publishState(overview: KnowledgeOverview, running: Task | undefined): PublishState {
  if (running) return { is: "running", task: running };
  const isFirst = overview.live_version === null;
  const entries = overview.sections.reduce((sum, section) => sum + section.entries, 0);
  if (isFirst && entries === 0) return { is: "empty" };
  const changes = changesToPublish(overview);
  const isPublished = !isFirst && changes === 0;
  if (overview.open_contradictions > 0)
    return { is: "contradicts", contradictions: overview.open_contradictions, isPublished };
  if (isPublished) return { is: "up_to_date" };
  return { is: "ready", changes: isFirst ? entries : changes, isFirst };
}

/** The steps that a person sees; the venue's test questions are none of them yet. */
export const buildSteps = ["checking", "building", "going_live"] as const;

/** How each step stands while a task is under way. */
export function stepStates({ step, state }: Pick<Task, "step" | "state">): ("done" | "now" | "open")[] {
  if (state === "SUCCESS") return buildSteps.map(() => "done");
  // Testing comes between building and going live.
  const at = step === "testing" ? 2 : (buildSteps as readonly unknown[]).indexOf(step);
  return buildSteps.map((_, index) => (index < at ? "done" : index === at ? "now" : "open"));
}

/** So many entries the first answers of a sign-up make at most. */
const firstAnswersMost = 6;

/** Whether nothing was written in the builder yet: the venue has its first answers at most. */
export function isJustOpened({ sections, live_version, changed_since_live }: KnowledgeOverview): boolean {
  const entries = sections.reduce((sum, section) => sum + section.entries, 0);
  if (live_version === null) return entries === 0;
  const isHalfWritten = sections.some(({ completeness: { filled, of } }) => filled > 0 && 2 * filled >= of);
  return live_version === 1 && changed_since_live === 0 && entries <= firstAnswersMost && !isHalfWritten;
}

/** How much of what guests ask for is written, over all sections, from 0 to 100. */
export function completeness(overview: KnowledgeOverview): number {
  const of = overview.sections.reduce((sum, { completeness: part }) => sum + part.of, 0);
  const filled = overview.sections.reduce((sum, { completeness: part }) => sum + part.filled, 0);
  return of === 0 ? 0 : Math.floor((100 * filled) / of);
}
