import type { Task } from "@bellhop/contract/tasks";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCircle, IconCircleCheck, IconCircleDashed } from "@tabler/icons-react";
import { usePermissions } from "../../core/access/permissions.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { hasEnded, useStopTask, useTaskLabels } from "../tasks/index.ts";
import styles from "./PublishBar.module.css";
import { useVersions } from "./publish-queries.ts";
import { buildSteps, stepStates } from "./publish-state.ts";

export function LiveSince({ live }: { live: number | null }) {
  const { stayDay, dayOf, time } = useFormats();
  const version = useVersions().data?.pages[0]?.items.find((one) => one.is_live);
  if (live === null || !version) return <div className={styles.live} />;
  return (
    <p className={styles.live}>
      <Icon of={IconCircleCheck} size={16} />
      <Trans>
        Live: version {version.version}, published {stayDay(dayOf(version.built_at))},{" "}
        {time(version.built_at)}
      </Trans>
    </p>
  );
}

export function PublishProgress({ task }: { task: Task }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const { how } = useTaskLabels();
  const states = stepStates(task);
  const names = { checking: t`Checked`, building: t`Prepared`, testing: t`Tested`, going_live: t`Live` };
  return (
    <div className={styles.running}>
      <ol className={styles.steps}>
        {buildSteps.map((step, index) => (
          <li
            key={step}
            data-state={states[index]}
            aria-current={states[index] === "now" ? "step" : undefined}
          >
            <Icon of={stepIcons[states[index] ?? "open"]} size={16} />
            {names[step]}
          </li>
        ))}
      </ol>
      <p className={styles.says} role="status">
        {how(task)}
      </p>
      <bdi className={styles.percent}>{percent(task.progress / 100)}</bdi>
      <progress className={styles.progress} max={100} value={task.progress} aria-label={t`Publishing`} />
    </div>
  );
}

const stepIcons = { done: IconCircleCheck, now: IconCircleDashed, open: IconCircle };

export function StopButton({ task }: { task: Task }) {
  const { whyNoWriting } = usePermissions();
  const stop = useStopTask();
  if (whyNoWriting || hasEnded(task)) return null;
  return (
    <Button
      disabled={stop.isPending}
      // The button appears where "Publish" was: the second click of a double click is not meant for it.
      onClick={({ detail: clickCount }) => clickCount < 2 && stop.mutate(task.task_id)}
    >
      <Trans>Stop</Trans>
    </Button>
  );
}
