import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconCircle, IconCircleCheck, IconCircleDashed, IconSparkles } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../app/language/formats.ts";
import { useRights } from "../operator/rights.ts";
import { hasEnded, isPublishing, runningBuild } from "../tasks/task-list.ts";
import { useLoadedTasks, useStopTask } from "../tasks/task-queries.ts";
import { useTaskWords } from "../tasks/task-words.ts";
import { Button } from "../ui/Button.tsx";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { useVersions } from "./builder-queries.ts";
import { useNextVersion } from "./PreviewPane.tsx";
import styles from "./PublishBar.module.css";
import { PublishButton } from "./PublishButton.tsx";
import { PublishMenu } from "./PublishMenu.tsx";
import { buildSteps, type PublishState, publishState, stepStates } from "./publish-state.ts";

type PublishBarProps = { overview: KnowledgeOverview; onPreview?: () => void };

/** What would go live, how far it is, and the one thing to do next. */
export function PublishBar({ overview, onPreview }: PublishBarProps) {
  const { t } = useLingui();
  const tasks = useLoadedTasks();
  const state = publishState(overview, runningBuild(tasks));
  return (
    <section className={styles.bar} aria-label={t`Publishing`} data-publish-bar="">
      <What overview={overview} state={state} lastTask={tasks?.find(isPublishing)} />
      {state.is === "running" ? <Running task={state.task} /> : <Live overview={overview} />}
      <div className={styles.actions}>
        {onPreview && (
          <IconButton label={t`Preview`} className={styles.preview ?? ""} onClick={onPreview}>
            <Icon of={IconSparkles} />
          </IconButton>
        )}
        <PublishMenu state={state} overview={overview} />
        {state.is === "running" ? <StopButton task={state.task} /> : <PublishButton state={state} />}
      </div>
    </section>
  );
}

type WhatProps = { overview: KnowledgeOverview; state: PublishState; lastTask: Task | undefined };

function What({ overview, state, lastTask }: WhatProps) {
  const { how } = useTaskWords();
  const next = useNextVersion(overview);
  const { live_version: live, changed_since_live: changed } = overview;
  const hasFailed =
    (state.is === "ready" || state.is === "contradicts") &&
    lastTask?.state === "FAILURE" &&
    !lastTask.stopped_by;
  return (
    <div className={styles.what}>
      <strong>
        {state.is === "running" ? (
          <Trans>Publishing v{next}</Trans>
        ) : state.is === "up_to_date" ? (
          <Trans>All is published</Trans>
        ) : (
          <Trans>Draft v{next}</Trans>
        )}
      </strong>
      {hasFailed ? (
        <span className={styles.failed}>
          <Trans>Last time not published: {how(lastTask)}</Trans>
        </span>
      ) : live === null ? (
        <span>
          <Trans>Nothing is live yet</Trans>
        </span>
      ) : (
        <Link to="/builder" search={(search: object) => ({ ...search, show: "changes" as const })}>
          <Plural value={changed} one={`# change since v${live}`} other={`# changes since v${live}`} />
        </Link>
      )}
    </div>
  );
}

function Live({ overview }: { overview: KnowledgeOverview }) {
  const { stayDay, dayOf, time } = useFormats();
  const version = useVersions().data?.pages[0]?.items.find((one) => one.is_live);
  if (overview.live_version === null || !version) return <div className={styles.live} />;
  return (
    <p className={styles.live}>
      <Icon of={IconCircleCheck} size={16} />
      <Trans>
        v{version.version} answers guests, from {stayDay(dayOf(version.built_at))}, {time(version.built_at)}
      </Trans>
    </p>
  );
}

function Running({ task }: { task: Task }) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const states = stepStates(task);
  const names = { checking: t`Checked`, building: t`Built`, going_live: t`Live` };
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
        <li className={styles.says} role="status">
          {task.state === "PENDING" ? t`Waits for its turn` : task.says}
        </li>
      </ol>
      <bdi className={styles.percent}>{percent(task.progress / 100)}</bdi>
      <progress className={styles.progress} max={100} value={task.progress} aria-label={t`Publishing`} />
    </div>
  );
}

const stepIcons = { done: IconCircleCheck, now: IconCircleDashed, open: IconCircle };

function StopButton({ task }: { task: Task }) {
  const { whyNoWriting } = useRights();
  const stop = useStopTask();
  if (whyNoWriting || hasEnded(task)) return null;
  return (
    <Button disabled={stop.isPending} onClick={() => stop.mutate(task.task_id)}>
      <Trans>Stop</Trans>
    </Button>
  );
}
