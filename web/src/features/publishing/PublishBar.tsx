import type { KnowledgeOverview } from "@bellhop/contract/knowledge";
import type { Task } from "@bellhop/contract/tasks";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconSparkles } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { useTaskLabels } from "../tasks/index.ts";
import styles from "./PublishBar.module.css";
import { PublishButton } from "./PublishButton.tsx";
import { PublishMenu } from "./PublishMenu.tsx";
import { LiveSince, PublishProgress, StopButton } from "./PublishProgress.tsx";
import { useNextVersion, useUnpublishedSettings } from "./publish-queries.ts";
import { changesToPublish, failedTests, type PublishState, publishState } from "./publish-state.ts";
import { AfterFailedTests, FixTests } from "./TestsFailed.tsx";
import { useRestoredFocus } from "./use-restored-focus.ts";
import { useShownBuild } from "./use-shown-build.ts";

type PublishBarProps = {
  overview: KnowledgeOverview;
  /** Where the preview is a drawer. There is no room then for the time of publishing. */
  onPreview?: () => void;
  children?: ReactNode;
};

/** Children are further actions; they stay away while a version is being published. */
export function PublishBar({ overview, onPreview, children }: PublishBarProps) {
  const { t } = useLingui();
  const { running, done, last } = useShownBuild(overview);
  const state = publishState(overview, running);
  const bar = useRestoredFocus();
  const shown = running ?? done;
  const isOpen = state.is === "ready" || (state.is === "contradicts" && !state.isPublished);
  const tests = isOpen && last?.kind === "update_concierge" ? failedTests(last) : null;
  return (
    <section
      ref={bar}
      id="publishing"
      tabIndex={-1}
      className={styles.bar}
      aria-label={t`Publishing`}
      data-bottom-bar=""
      data-blocked={tests !== null || undefined}
    >
      <What overview={overview} state={state} lastTask={last} />
      {shown ? (
        <PublishProgress task={shown} />
      ) : (
        <LiveSince live={onPreview ? null : overview.live_version} />
      )}
      <div className={styles.actions}>
        {onPreview && (
          <Button
            className={styles.preview ?? ""}
            icon={<Icon of={IconSparkles} size={16} />}
            onClick={onPreview}
          >
            <span className={styles.word}>
              <Trans>Preview</Trans>
            </span>
          </Button>
        )}
        {state.is !== "running" && children}
        {state.is === "running" ? (
          <StopButton task={state.task} />
        ) : (
          <PublishButton state={state} isSecond={tests !== null} />
        )}
        {tests && <FixTests count={tests.count} />}
        <PublishMenu state={state} overview={overview} tests={tests} />
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
          <Trans>Publishing version {state.task.result?.version ?? next}</Trans>
        ) : state.is === "contradicts" && isPublished ? (
          <Plural
            value={contradictions}
            one="Published with # contradiction"
            other="Published with # contradictions"
          />
        ) : isPublished && settings > 0 ? (
          <Trans>Entries are up to date</Trans>
        ) : isPublished ? (
          <Trans>Up to date</Trans>
        ) : (
          <Trans>Draft version {next}</Trans>
        )}
      </strong>
      {hasFailed ? (
        <span className={styles.failed}>
          <Trans>Publishing failed: {how(lastTask)}</Trans> {failedTests(lastTask) && <AfterFailedTests />}
        </span>
      ) : live === null ? (
        <span>
          <Trans>Nothing published yet</Trans>
        </span>
      ) : state.is === "contradicts" && isPublished ? (
        <span>
          <Trans>The assistant sends these questions to you</Trans>
        </span>
      ) : changed > 0 ? (
        <Link to="/builder" search={(search: object) => ({ ...search, show: "changes" as const })}>
          <bdi>
            <Plural value={changed} one="# change" other="# changes" />
          </bdi>
        </Link>
      ) : null}
      {settings > 0 && live !== null && state.is !== "running" && (
        <Link to="/guest-assistant">
          <bdi>
            <Plural value={settings} one="# unpublished setting" other="# unpublished settings" />
          </bdi>
        </Link>
      )}
    </div>
  );
}
