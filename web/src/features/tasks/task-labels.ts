import { type Task, type TaskKind, taskKinds } from "@bellhop/contract/tasks";
import type { UnreadableReason } from "@bellhop/contract/unreadable";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { hasEnded } from "./task-list.ts";
import { taskSentence } from "./task-sentence.ts";

export const isPartlyDone = ({ kind, stopped_by }: Task): boolean =>
  stopped_by !== null && taskKinds[kind].isInBatches;

/** Screens that show imports pass `unreadableSentence`. */
export function useTaskLabels(unreadable?: (reason: UnreadableReason) => MessageDescriptor) {
  const { t, i18n } = useLingui();
  const what = ({ kind, result }: Task): string => {
    const version = result?.version;
    const labels: Record<TaskKind, string> = {
      start_knowledge_import: t`Import a page, file or text`,
      start_reservation_import: t`Read reservations to import`,
      apply_reservation_import: t`Import reservations`,
      recount_statistics: t`Count statistics again`,
      start_replay: t`Replay guests' messages`,
      undo_reservation_import: t`Undo an import of reservations`,
      translate_statements: t`Translate for guests`,
      update_concierge_general: version
        ? t`Publish settings as version ${version}`
        : t`Publish assistant settings`,
      update_assistant_tools: version ? t`Publish tools as version ${version}` : t`Publish assistant tools`,
      update_concierge: version ? t`Publish version ${version}` : t`Publish entries`,
    };
    return labels[kind];
  };
  const how = (task: Task): string => {
    const { message } = task;
    if (isPartlyDone(task)) return t`Stopped. What was done until then stays.`;
    if (message?.code === "unreadable") return unreadable ? i18n._(unreadable(message.reason)) : t`Failed`;
    if (message) return i18n._(taskSentence(message));
    if (hasEnded(task)) return task.state === "SUCCESS" ? t`Done` : t`Failed`;
    return t`Waiting to start`;
  };
  return { what, how };
}
