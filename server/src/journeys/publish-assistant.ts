import { isDeepStrictEqual } from "node:util";
import type { InputOf } from "@bellhop/contract/call";
import type { ConciergeVersion, updateConcierge } from "@bellhop/contract/concierge";
import type { TaskMessage } from "@bellhop/contract/tasks";
import {
  draftAssistant,
  goLive,
  openParts,
  publishGeneralQueue,
  publishKnowledgeQueue,
  publishToolsQueue,
} from "../domain/assistant/index.ts";
import { type By, noteChange } from "../domain/audit/index.ts";
import { sweepDismissals } from "../domain/contradictions/index.ts";
import { openTask, type RunningTask, startTask, taskHandler } from "../domain/tasks/index.ts";
import { settingsOf } from "../domain/venues/index.ts";
import type { AtVenue } from "../platform/at/index.ts";
import { failpoint } from "../platform/failpoints.ts";
import type { Services } from "../services.ts";
import { type CheckedKnowledge, checkKnowledge, renderChecked } from "./check-knowledge.ts";
import { readMark } from "./find-contradictions.ts";

/** A member has the next concierge built from what the venue has written. Answers the task to watch. */
export async function staffPublishKnowledge(
  at: AtVenue,
  by: By,
  { despite_contradictions = false }: InputOf<typeof updateConcierge> = {},
) {
  const askedWith = despite_contradictions ? { despite_contradictions } : {};
  return requestPublish(at, by, {
    kind: "build_concierge",
    queue: publishKnowledgeQueue,
    from: "knowledge",
    options: askedWith,
  });
}

/** A member has what is set of the assistant published. Answers the task to watch. */
export async function staffPublishGeneral(at: AtVenue, by: By) {
  return requestPublish(at, by, { kind: "publish_general", queue: publishGeneralQueue, from: "general" });
}

/** A member has the assistant's tools published. Answers the task to watch. */
export async function staffPublishTools(at: AtVenue, by: By) {
  return requestPublish(at, by, { kind: "publish_tools", queue: publishToolsQueue, from: "tools" });
}

type PublishRequest = {
  kind: "build_concierge" | "publish_general" | "publish_tools";
  queue: typeof publishKnowledgeQueue;
  from: ConciergeVersion["from"];
  options?: Record<string, unknown>;
};

async function requestPublish(
  at: AtVenue,
  by: By,
  { kind, queue, from, options: askedWith = {} }: PublishRequest,
) {
  const hasWish = Object.keys(askedWith).length > 0;
  const wish = hasWish ? { ...askedWith, wished_by: by.name } : {};
  const { taskId, isNew } = await openTask(at, kind, by.name, { options: wish });
  if (isNew) await startTask(at, queue, taskId);
  if (isNew || hasWish) {
    const after = { task_id: taskId, from, ...askedWith };
    await noteChange(at, by, { kind: "concierge_asked_for", before: null, after });
  }
  return { task_id: taskId };
}

/** However often the venue writes on meanwhile, what was checked so often goes live. */
const checksMost = 3;

/**
 * The concierge is built from the entries as they stand, checked, and answers guests from now on. What goes live was
 * checked as it is: where somebody has written meanwhile it is checked again, and in the end the last that was.
 */
export const publishKnowledge = taskHandler(
  {
    queue: publishKnowledgeQueue,
    begins: { progress: 10, message: { code: "checking_entries" }, step: "checking" },
  },
  async (task: RunningTask<Services>) => {
    for (let check = 1; ; check++) {
      const checked = await checkKnowledge(task);
      failpoint("build.checked");
      if (!checked)
        return void (await task.commit(async () => ({ failed: { code: "entries_keep_changing" } })));
      const isDespite = task.options.despite_contradictions === true;
      const refusal = isDespite ? undefined : refusalFor(checked.open);
      if (refusal) return void (await task.commit(async () => ({ failed: refusal })));
      await task.reportProgress({ progress: 40, message: { code: "building" }, step: "building" });
      const knowledge = await renderChecked(checked);
      if (knowledge.entries.length === 0)
        return void (await task.commit(async () => ({ failed: { code: "nothing_to_publish" } })));
      // What cannot be asked does not go live.
      const draft = draftAssistant(settingsOf(checked.venue));
      const built = await openParts(knowledge.entries, draft, knowledge.contested);
      const by = checked.open.length > 0 ? requesterOf(task) : task.requestedBy;
      failpoint("build.built");
      await task.reportProgress({ progress: 80, message: { code: "going_live" }, step: "going_live" });
      let went: Awaited<ReturnType<typeof goLive>>;
      const done = await task.commit(async (at) => {
        if (check < checksMost && (await readMark(at)).mark !== checked.mark) return undefined;
        went = await goLive(at, "knowledge", { knowledge, by });
        // Of more than that not all may have been found.
        if (checked.found.length < allFoundMost)
          await at.tx.run(sweepDismissals, {
            venueId: at.venueId,
            foundIds: checked.found,
            dismissedBefore: sweptBefore(at.now),
          });
        failpoint("build.inserted");
        return went && toResult(went);
      });
      if (done && went) {
        // Set otherwise since it was checked: the first guest has it opened as it was frozen.
        if (!isDeepStrictEqual(went.assistant.languages, draft.languages)) return;
        const open = { ...built, assistant: went.assistant };
        return task.services.assistantVersions.keep(task.venueId, went.version, open);
      }
      await task.reportProgress({
        progress: 10,
        message: { code: "rechecking_entries" },
        step: "checking",
      });
    }
  },
);

/** Until then a dismissal is kept of a contradiction that is no more: what was changed may be put back. */
const dismissalsKeptMs = 90 * 24 * 60 * 60 * 1_000;
const allFoundMost = 60;
const sweptBefore = (now: Date) => new Date(now.getTime() - dismissalsKeptMs);

function toResult({ version, isNew }: { version: number; isNew: boolean }) {
  return { version, ...(!isNew && { message: { code: "unchanged" as const, version } }) };
}

/** Of all who asked for it while it waited, the last who wished for it whatever is open: that answers for it. */
function requesterOf({ options: { wished_by: by }, requestedBy }: RunningTask<Services>) {
  return typeof by === "string" ? by : requestedBy;
}

function refusalFor(open: CheckedKnowledge["open"]): TaskMessage | undefined {
  if (open.length === 0) return undefined;
  const about = [...new Set(open.map((one) => one.about))];
  return { code: "contradictions_open", count: open.length, about };
}

/** What is set of the assistant is published with the knowledge that is live. */
export const publishGeneral = settingsPublisher(publishGeneralQueue, "general");

/** The assistant's tools are published with all else that is live. */
export const publishTools = settingsPublisher(publishToolsQueue, "tools");

function settingsPublisher(queue: typeof publishKnowledgeQueue, from: "general" | "tools") {
  const begins = { progress: 10, message: { code: "publishing_settings" }, step: "building" } as const;
  return taskHandler({ queue, begins }, async (task: RunningTask<Services>) => {
    await task.reportProgress({ progress: 80, message: { code: "going_live" }, step: "going_live" });
    await task.commit(async (at) => {
      const live = await goLive(at, from, { by: task.requestedBy });
      failpoint("build.inserted");
      if (live) return toResult(live);
      return { failed: { code: "nothing_published" } };
    });
  });
}
