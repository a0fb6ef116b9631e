import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconSparkles } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { isPublishing, runningBuild } from "../tasks/task-list.ts";
import { useLoadedTasks } from "../tasks/task-queries.ts";
import { useTaskWords } from "../tasks/task-words.ts";
import { Icon } from "../ui/Icon.tsx";
import { IconButton } from "../ui/IconButton.tsx";
import { useNextVersion } from "./PreviewPane.tsx";
import styles from "./PublishBar.module.css";
import { PublishButton } from "./PublishButton.tsx";
import { PublishMenu } from "./PublishMenu.tsx";
import { LiveSince, PublishProgress, StopButton } from "./PublishProgress.tsx";
import { type PublishState, publishState } from "./publish-state.ts";

type PublishBarProps = { overview: KnowledgeOverview; onPreview?: () => void };

/** What would go live, how far it is, and the one thing to do next. */
export function PublishBar({ overview, onPreview }: PublishBarProps) {
  const { t } = useLingui();
  const tasks = useLoadedTasks();
  const state = publishState(overview, runningBuild(tasks));
  return (
    <section className={styles.bar} aria-label={t`Publishing`} data-publish-bar="">
      <What overview={overview} state={state} lastTask={tasks?.find(isPublishing)} />
      {state.is === "running" ? (
        <PublishProgress task={state.task} />
      ) : (
        <LiveSince live={overview.live_version} />
      )}
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
