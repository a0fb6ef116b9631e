import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconSparkles } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { useTaskLabels } from "../tasks/index.ts";
import styles from "./PublishBar.module.css";
import { PublishButton } from "./PublishButton.tsx";
import { PublishMenu } from "./PublishMenu.tsx";
import { LiveSince, PublishProgress, StopButton } from "./PublishProgress.tsx";
import { useNextVersion, useUnpublishedSettings } from "./publish-queries.ts";
import { changesToPublish, type PublishState, publishState } from "./publish-state.ts";
import { useRestoredFocus } from "./use-kept-focus.ts";
import { useShownBuild } from "./use-shown-build.ts";

type PublishBarProps = { overview: KnowledgeOverview; onPreview?: () => void };

export function PublishBar({ overview, onPreview }: PublishBarProps) {
  const { t } = useLingui();
  const { running, done, last } = useShownBuild(overview);
  const state = publishState(overview, running);
  const bar = useRestoredFocus();
  const shown = running ?? done;
  return (
    <section
      ref={bar}
      id="publishing"
      tabIndex={-1}
      className={styles.bar}
      aria-label={t`Publishing`}
      data-publish-bar=""
    >
      <What overview={overview} state={state} lastTask={last} />
      {shown ? <PublishProgress task={shown} /> : <LiveSince live={overview.live_version} />}
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

export const PublishBarSkeleton = () => <div className={styles.bar} />;

type WhatProps = { overview: KnowledgeOverview; state: PublishState; lastTask: Task | undefined };

function What({ overview, state, lastTask }: WhatProps) {
  const { how } = useTaskLabels();
  const next = useNextVersion(overview);
  const settings = useUnpublishedSettings();
  const { live_version: live, open_contradictions: contradictions } = overview;
  const changed = changesToPublish(overview);
  const isPublished = state.is === "up_to_date" || (state.is === "contradicts" && state.isPublished);
  const hasFailed =
    (state.is === "ready" || state.is === "contradicts") &&
    lastTask?.state === "FAILURE" &&
    !lastTask.stopped_by;
  return (
    <div className={styles.what}>
      <strong>
        {state.is === "running" ? (
          <Trans>Publishing v{state.task.result?.version ?? next}</Trans>
        ) : state.is === "contradicts" && isPublished ? (
          <Plural
            value={contradictions}
            one="Published with # contradiction"
            other="Published with # contradictions"
          />
        ) : isPublished && settings > 0 ? (
          <Trans>All entries are published</Trans>
        ) : isPublished ? (
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
      ) : state.is === "contradicts" && isPublished ? (
        <span>
          <Trans>The assistant hands over where they disagree</Trans>
        </span>
      ) : changed > 0 || settings === 0 ? (
        <Link to="/builder" search={(search: object) => ({ ...search, show: "changes" as const })}>
          <bdi>
            <Plural value={changed} one={`# change since v${live}`} other={`# changes since v${live}`} />
          </bdi>
        </Link>
      ) : null}
      {settings > 0 && live !== null && state.is !== "running" && (
        <Link to="/guest-assistant">
          <bdi>
            <Plural value={settings} one="# setting not published" other="# settings not published" />
          </bdi>
        </Link>
      )}
    </div>
  );
}
