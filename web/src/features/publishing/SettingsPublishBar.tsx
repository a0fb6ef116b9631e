import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { runningBuild, useLoadedTasks } from "../tasks/index.ts";
import bar from "./PublishBar.module.css";
import { LiveSince, PublishProgress, StopButton } from "./PublishProgress.tsx";
import { usePublish, useUnpublishedChanges } from "./publish-queries.ts";
import { useSettingNames } from "./setting-names.ts";

export function SettingsPublishBar() {
  const { t, i18n } = useLingui();
  const names = useSettingNames();
  const { whyNoWriting } = usePermissions();
  const running = runningBuild(useLoadedTasks());
  const publish = usePublish();
  const first = useUnpublishedChanges().data?.pages[0];
  if (!first) return null;
  const { general, tools, live_version: live } = first;
  const changed = new Intl.ListFormat(i18n.locale).format(general.map(names));
  const isPublished = general.length === 0 && !tools;
  return (
    <section className={bar.bar} aria-label={t`Publishing`} data-bottom-bar="">
      <div className={bar.what}>
        <strong>
          {running ? (
            <Trans>Publishing settings</Trans>
          ) : live === null ? (
            <Trans>Nothing published yet</Trans>
          ) : isPublished ? (
            <Trans>Settings are up to date</Trans>
          ) : (
            <Trans>Unpublished settings</Trans>
          )}
        </strong>
        {!running && live !== null && !isPublished && (
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
          <>
            {tools && (
              <Button disabled={publish.isPending} onClick={() => publish.mutate("tools")}>
                <Trans>Publish tools</Trans>
              </Button>
            )}
            {general.length > 0 && (
              <Button kind="primary" disabled={publish.isPending} onClick={() => publish.mutate("general")}>
                <Trans>Publish settings</Trans>
              </Button>
            )}
          </>
        )}
      </div>
    </section>
  );
}
