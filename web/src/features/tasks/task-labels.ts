import type { Task } from "@bellhop/contract/tasks";
import type { UnreadableReason } from "@bellhop/contract/unreadable";
import type { MessageDescriptor } from "@lingui/core";
import { useLingui } from "@lingui/react/macro";
import { hasEnded } from "./task-list.ts";
import { taskSentence } from "./task-sentence.ts";

/** These work in batches: stopping them leaves the finished ones. */
export const isPartlyDone = ({ kind, stopped_by }: Task): boolean =>
  stopped_by !== null && (kind === "apply_reservation_import" || kind === "undo_reservation_import");

/** Screens that show imports pass `unreadableSentence`. */
export function useTaskLabels(unreadable?: (reason: UnreadableReason) => MessageDescriptor) {
  const { t, i18n } = useLingui();
  const what = ({ kind, result }: Task): string => {
    const version = result?.version;
    if (kind === "start_knowledge_import") return t`Import a page, file or text`;
    if (kind === "start_reservation_import") return t`Read reservations to import`;
    if (kind === "apply_reservation_import") return t`Import reservations`;
    if (kind === "undo_reservation_import") return t`Undo an import of reservations`;
    if (kind === "update_concierge_general")
      return version ? t`Publish settings as version ${version}` : t`Publish assistant settings`;
    if (kind === "update_assistant_tools")
      return version ? t`Publish tools as version ${version}` : t`Publish assistant tools`;
    return version ? t`Publish version ${version}` : t`Publish entries`;
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
