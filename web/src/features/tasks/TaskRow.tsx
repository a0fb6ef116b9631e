import type { Task } from "@bellhop/contract/tasks";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertTriangle, IconCircleCheck, IconPlayerStop } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { useFormats } from "../../core/language/formats.ts";
import { closeOverlay } from "../../core/navigation/overlays.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ProgressRing } from "../../ui/ProgressRing.tsx";
import styles from "./TasksPanel.module.css";
import { useTaskLabels } from "./task-labels.ts";
import { hasEnded, importPaths, isImport } from "./task-list.ts";
import { useStopTask } from "./task-queries.ts";
import { unreadableSentence } from "./unreadable-sentence.ts";

export function TaskRow({ task }: { task: Task }) {
  const { t } = useLingui();
  const { time, stayDay, dayOf, percent } = useFormats();
  const { what, how } = useTaskLabels(unreadableSentence);
  const { whyNoWriting } = usePermissions();
  const stop = useStopTask();
  const isOver = hasEnded(task);
  const tone = task.stopped_by ? "stopped" : task.state === "FAILURE" ? "failed" : isOver ? "done" : "runs";
  const name = what(task);
  return (
    <li className={styles.row} data-tone={tone}>
      <TaskMark task={task} />
      <div className={styles.words}>
        <p className={styles.what}>{name}</p>
        <p className={styles.how}>
          {how(task)}
          {tone === "runs" && <> · {percent(task.progress / 100)}</>}
        </p>
        {tone === "runs" && (
          <progress className={styles.progress} max={100} value={task.progress} aria-label={name} />
        )}
        <p className={styles.who}>
          <bdi>{task.asked_by}</bdi> ·{" "}
          <time dateTime={task.asked_at}>
            {stayDay(dayOf(task.asked_at))}, {time(task.asked_at)}
          </time>
        </p>
        {tone === "done" && <Result task={task} />}
      </div>
      {tone === "runs" && !whyNoWriting && (
        <Button
          size="row"
          disabled={stop.isPending}
          aria-label={t`Stop: ${name}`}
          onClick={() => stop.mutate(task.task_id)}
        >
          <Trans>Stop</Trans>
        </Button>
      )}
    </li>
  );
}

function TaskMark({ task }: { task: Task }) {
  if (!hasEnded(task)) return <ProgressRing percent={task.progress} size={20} />;
  if (task.stopped_by) return <Icon of={IconPlayerStop} size={20} />;
  return <Icon of={task.state === "SUCCESS" ? IconCircleCheck : IconAlertTriangle} size={20} />;
}

function Result({ task }: { task: Task }) {
  const { result } = task;
  if (result?.import_id && isImport(task))
    return (
      <Link to={importPaths[task.kind]} search={{ import: result.import_id }} onClick={closeOverlay}>
        {task.kind === "start_knowledge_import" ? (
          <Trans>Review suggestions</Trans>
        ) : (
          <Trans>Show import</Trans>
        )}
      </Link>
    );
  if (task.kind === "start_replay" && result)
    return (
      <Link to="/guest-assistant" search={{ part: "replay" }} onClick={closeOverlay}>
        <Trans>Show replay</Trans>
      </Link>
    );
  if (result?.version)
    return (
      <Link to="/builder" search={{ show: "versions" }} onClick={closeOverlay}>
        <Trans>See versions</Trans>
      </Link>
    );
  return null;
}
