import { rollBackConcierge } from "@bellhop/contract/concierge";
import type { Task } from "@bellhop/contract/tasks";
import type { MessageDescriptor } from "@lingui/core";
import { msg } from "@lingui/core/macro";
import { useLingui } from "@lingui/react/macro";
import { useNavigate, useSearch } from "@tanstack/react-router";
import { useEffect } from "react";
import { useApi } from "../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../core/api/show-failure.ts";
import { toast } from "../../ui/toasts.ts";
import { ownTasks } from "./own-tasks.ts";
import { isPartlyDone, useTaskLabels } from "./task-labels.ts";
import { hasEnded, type ImportKind, importPaths, isImport } from "./task-list.ts";
import { useLoadedTasks } from "./task-queries.ts";
import { unreadableSentence } from "./unreadable-sentence.ts";

/** Reports the result of a task to the tab that started it, once. */
export function TaskNews() {
  const tasks = useLoadedTasks();
  const started = ownTasks.use();
  const announceTask = useAnnounceTask();
  const { import: importHere }: { import?: string } = useSearch({ strict: false });
  useEffect(() => {
    for (const { taskId, liveBefore, importId } of started) {
      const task = tasks?.find(({ task_id }) => task_id === taskId);
      if (!task || !hasEnded(task)) continue;
      ownTasks.forget(taskId);
      if (importId === undefined || importId !== importHere) announceTask(task, liveBefore);
    }
  }, [tasks, started, announceTask, importHere]);
  return null;
}

function useAnnounceTask() {
  const { t, i18n } = useLingui();
  const { ask } = useApi();
  const navigate = useNavigate();
  const showFailure = useShowFailure();
  const { how } = useTaskLabels(unreadableSentence);

  const rollBack = (version: number) => {
    ask(rollBackConcierge, { version }).then(
      () => toast(t`Version ${version} is live again.`, { about: "live_version" }),
      (failure: unknown) => showFailure(failure, t`Could not change the version.`),
    );
  };
  return (task: Task, liveBefore: number | null) => {
    if (task.stopped_by)
      return toast(isPartlyDone(task) ? how(task) : t`Stopped. Nothing changed for guests.`);
    if (task.state === "FAILURE") {
      if (isTranslation(task) || isRecount(task)) return toast(how(task), { tone: "urgent" });
      const failed = task.kind === "start_replay" ? t`Replay failed.` : t`Not published.`;
      const what = isImport(task) ? i18n._(importNews[task.kind].failed) : failed;
      return toast(`${what} ${how(task)}`, { tone: "urgent" });
    }
    if (task.kind === "start_replay") {
      const show = () => void navigate({ to: "/guest-assistant", search: { part: "replay" } });
      return toast(t`Replay finished.`, { action: { label: t`Show`, run: show } });
    }
    if (isTranslation(task)) return toast(how(task));
    if (isRecount(task)) return toast(t`The statistics are counted again.`);
    const { version, import_id: importId } = task.result ?? {};
    if (importId !== undefined && isImport(task)) {
      const show = () => void navigate({ to: importPaths[task.kind], search: { import: importId } });
      const { sentence, action } = importNews[task.kind];
      return toast(i18n._(sentence), { action: { label: i18n._(action), run: show } });
    }
    if (version === undefined) return;
    if (version === liveBefore) return toast(t`Nothing changed. Version ${version} stays live.`);
    toast(t`Version ${version} is live.`, {
      about: "live_version",
      ...(liveBefore !== null && { action: { label: t`Roll back`, run: () => rollBack(liveBefore) } }),
    });
  };
}

const isRecount = ({ kind }: Task): boolean => kind === "recount_statistics";
const isTranslation = ({ kind }: Task): boolean => kind === "translate_statements";

type News = { sentence: MessageDescriptor; action: MessageDescriptor; failed: MessageDescriptor };

const importNews: Record<ImportKind, News> = {
  start_knowledge_import: {
    sentence: msg`Import finished. Review the suggestions.`,
    action: msg`Review`,
    failed: msg`Import failed.`,
  },
  start_reservation_import: {
    sentence: msg`Reading finished. Check the result.`,
    action: msg`Review`,
    failed: msg`Import failed.`,
  },
  apply_reservation_import: {
    sentence: msg`Reservations imported.`,
    action: msg`Show`,
    failed: msg`Import failed.`,
  },
  undo_reservation_import: { sentence: msg`Import undone.`, action: msg`Show`, failed: msg`Undo failed.` },
};
