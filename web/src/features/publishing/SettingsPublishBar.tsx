import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { useKnowledgeOverview } from "../knowledge/index.ts";
import { isPublishing, runningBuild, useLoadedTasks } from "../tasks/index.ts";
import bar from "./PublishBar.module.css";
import { LiveSince, PublishProgress, StopButton } from "./PublishProgress.tsx";
import { usePublish, useUnpublishedChanges } from "./publish-queries.ts";
import { changesToPublish, failedTests } from "./publish-state.ts";
import { useSettingNames } from "./setting-names.ts";
import { TestsFailedActions, TestsFailedWords } from "./TestsFailed.tsx";

export function SettingsPublishBar() {
  const { t, i18n } = useLingui();
  const names = useSettingNames();
  const { whyNoWriting } = usePermissions();
  const tasks = useLoadedTasks();
  const running = runningBuild(tasks);
  const { data: overview } = useKnowledgeOverview();
  const publish = usePublish();
  const first = useUnpublishedChanges().data?.pages[0];
  if (!first) return null;
  const { general, tools, live_version: live } = first;
  const changed = new Intl.ListFormat(i18n.locale).format(general.map(names));
  const isPublished = general.length === 0 && !tools;
  const failed = running ? null : failedTests(tasks?.find(isPublishing));
  const unpublished = {
    knowledge: overview !== undefined && changesToPublish(overview) > 0,
    general: !isPublished,
    tools,
  };
  const tests = failed && unpublished[failed.part] ? failed : null;
  const publishKind = tests ? "default" : "primary";
  return (
    <section
      className={bar.bar}
      aria-label={t`Publishing`}
      data-bottom-bar=""
      data-blocked={tests !== null || undefined}
    >
      <div className={bar.what}>
        <strong>
          {running ? (
            <Trans>Publishing settings</Trans>
          ) : live === null ? (
            <Trans>Nothing published yet</Trans>
          ) : tests?.part === "knowledge" ? (
            <Trans>Unpublished entries</Trans>
          ) : isPublished ? (
            <Trans>Settings are up to date</Trans>
          ) : (
            <Trans>Unpublished settings</Trans>
          )}
        </strong>
        {tests && <TestsFailedWords tests={tests} />}
        {!running && !tests && live !== null && !isPublished && (
          <span>
            {new Intl.ListFormat(i18n.locale).format([changed, ...(tools ? [t`tools`] : [])].filter(Boolean))}
          </span>
        )}
      </div>
      {running ? <PublishProgress task={running} /> : <LiveSince live={live} />}
      <div className={bar.actions}>
        {running ? (
          <StopButton task={running} />
        ) : live === null ? (
          <Link to="/builder" className={buttonLook({ kind: "primary" })}>
            <Trans>Publish in Builder</Trans>
          </Link>
        ) : whyNoWriting ? (
          <span className={bar.blocked}>
            <span>{whyNoWriting}</span>
          </span>
        ) : (
          !isPublished && (
            <Button kind={publishKind} disabled={publish.isPending} onClick={() => publish.mutate("general")}>
              <Trans>Publish settings</Trans>
            </Button>
          )
        )}
        {tests && <TestsFailedActions tests={tests} overview={overview} />}
      </div>
    </section>
  );
}
