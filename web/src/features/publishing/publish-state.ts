import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { PublishingKind, Task } from "@bellhop/contract/tasks";

/** One state at a time. */
export type PublishState =
  | { is: "running"; task: Task }
  | { is: "empty" }
  | { is: "contradicts"; contradictions: number; isPublished: boolean }
  | { is: "ready"; changes: number; isFirst: boolean }
  | { is: "up_to_date" };

/** Entries, plus one if contradictions make staff answer. */
export function changesToPublish({ changed_since_live, contested_differs }: KnowledgeOverview): number {
  return changed_since_live + (contested_differs ? 1 : 0);
}

/** Decides what blocks publishing. */
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

export type FailedTests = { count: number; part: "knowledge" | "general" | "tools" };

const partOf: Record<PublishingKind, FailedTests["part"]> = {
  update_concierge: "knowledge",
  update_concierge_general: "general",
  update_assistant_tools: "tools",
};

/** The critical test questions that stopped this task, and what it was to publish. */
export function failedTests(task: Task | undefined): FailedTests | null {
  if (task?.state !== "FAILURE" || task.stopped_by || task.message?.code !== "tests_failed") return null;
  return { count: task.message.count, part: partOf[task.kind as PublishingKind] };
}

export const buildSteps = ["checking", "building", "testing", "going_live"] as const;

export function stepStates({ step, state }: Pick<Task, "step" | "state">): ("done" | "now" | "open")[] {
  if (state === "SUCCESS") return buildSteps.map(() => "done");
  const at = (buildSteps as readonly unknown[]).indexOf(step);
  return buildSteps.map((_, index) => (index < at ? "done" : index === at ? "now" : "open"));
}

/** The most entries that sign-up creates. */
const maxFirstAnswers = 6;
/** The profile has the reception's phone and the number of rooms. */
const maxDeskEntries = 2;

/** True while only sign-up's answers exist. */
export function isJustOpened({ sections, live_version, changed_since_live }: KnowledgeOverview): boolean {
  const entries = sections.reduce((sum, section) => sum + section.entries, 0);
  if (live_version === null) return entries <= maxDeskEntries && sections.every(isOnlyDesk);
  const isHalfWritten = sections.some(({ completeness: { filled, of } }) => filled > 0 && 2 * filled >= of);
  return (
    live_version === 1 &&
    changed_since_live === 0 &&
    entries <= maxFirstAnswers + maxDeskEntries &&
    !isHalfWritten
  );
}

const isOnlyDesk = ({ section, entries }: KnowledgeOverview["sections"][number]) =>
  entries === 0 || section === "profile";

/** Key topics of the sections that have them; frequent questions are answered in any section, so they would count twice. */
export function completeness({ sections }: KnowledgeOverview): { filled: number; of: number } {
  const keyed = sections.filter(({ section }) => section !== "faq" && section !== "upsells");
  const sum = (count: "filled" | "of") =>
    keyed.reduce((total, { completeness: part }) => total + part[count], 0);
  return { filled: sum("filled"), of: sum("of") };
}
