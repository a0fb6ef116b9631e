import type { ConciergeVersion, VersionChanges } from "@bellhop/contract/concierge";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconHistory } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { isolated } from "../../ui/isolated.ts";
import { useLanguageName } from "../../ui/language-name.ts";
import { Notice } from "../../ui/Notice.tsx";
import styles from "../../ui/Panel.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { useKnowledgeOverview } from "../knowledge/index.ts";
import { useRestoreDraft, useRollBack, useVersions } from "./publish-queries.ts";
import { useSettingNames } from "./setting-names.ts";

export function VersionsPanel() {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useVersions();
  if (!data) {
    if (error)
      return <Failure failure={error} title={t`Could not load versions`} onRetry={() => void refetch()} />;
    return <Skeleton />;
  }
  const versions = data.pages.flatMap(({ items }) => items);
  const live = versions.find((one) => one.is_live)?.version ?? null;
  if (versions.length === 0) {
    return (
      <Notice icon={<Icon of={IconHistory} size={24} />} title={t`No versions yet`}>
        <Trans>Each time you publish, a new version shows here.</Trans>
      </Notice>
    );
  }
  return (
    <>
      <ul className={styles.versions}>
        {versions.map((version) => (
          <Version key={version.version} version={version} live={live} />
        ))}
      </ul>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
    </>
  );
}

function Version({ version: one, live }: { version: ConciergeVersion; live: number | null }) {
  const { t, i18n } = useLingui();
  const { stayDay, dayOf, time } = useFormats();
  const { whyNoWriting } = usePermissions();
  const rollBack = useRollBack();
  const restoreDraft = useRestoreDraft();
  const hasChanges = (useKnowledgeOverview().data?.changed_since_live ?? 0) > 0;
  const languageName = useLanguageName();
  const isNewer = live !== null && one.version > live;
  const languages = new Intl.ListFormat(i18n.locale, { type: "unit" }).format(
    one.languages.map(languageName),
  );
  return (
    <li className={styles.version} data-live={one.is_live || undefined}>
      <div className={styles.words}>
        <p className={styles.line}>
          <strong>
            <Trans>Version {one.version}</Trans>
          </strong>
          {one.is_live && (
            <Chip tone="ok">
              <Trans>Live</Trans>
            </Chip>
          )}
          {one.contradictions > 0 && (
            <Chip tone="waiting">
              <Plural value={one.contradictions} one="# contradiction" other="# contradictions" />
            </Chip>
          )}
        </p>
        <p className={styles.dim}>
          {one.built_by && <bdi>{one.built_by}</bdi>}
          {!one.built_by && one.version === 1 && <Trans>From sign-up</Trans>}
          {(one.built_by || one.version === 1) && "\u00a0· "}
          <time dateTime={one.built_at}>
            {stayDay(dayOf(one.built_at))}, {time(one.built_at)}
          </time>
        </p>
        {one.changes && (
          <p className={styles.dim}>
            <WhatChanged changes={one.changes} />
          </p>
        )}
        <p className={styles.dim}>
          <Plural value={one.entries} one="# entry" other="# entries" />
          {"\u00a0· "}
          <bdi>{languages}</bdi>
        </p>
      </div>
      {one.is_live ? (
        <span className={styles.actions}>
          <Link to="/builder" search={(search: object) => ({ ...search, show: "changes" as const })}>
            <Trans>See unpublished changes</Trans>
          </Link>
          {one.can_restore_draft && !whyNoWriting && hasChanges && (
            <Button size="row" onClick={() => void restoreDraft(one.version)}>
              <Trans>Restore the draft too</Trans>
            </Button>
          )}
        </span>
      ) : (
        !whyNoWriting && (
          <Button
            size="row"
            aria-label={isNewer ? t`Use version ${one.version}` : t`Roll back to version ${one.version}`}
            onClick={() => void rollBack(one.version, live)}
          >
            {isNewer ? <Trans>Use this version</Trans> : <Trans>Roll back</Trans>}
          </Button>
        )
      )}
    </li>
  );
}

function WhatChanged({ changes }: { changes: VersionChanges }) {
  const { t, i18n } = useLingui();
  const settingName = useSettingNames();
  const inList = (items: string[]) => new Intl.ListFormat(i18n.locale, { type: "unit" }).format(items);
  const titles = (kind: VersionChanges["named"][number]["kind"], count: number) => {
    const named = changes.named.flatMap((one) => (one.kind === kind ? [isolated(one.title)] : []));
    const more = count - named.length;
    return inList(more > 0 ? [...named, t`${more} more`] : named);
  };
  const settings = [...changes.general.map(settingName), ...(changes.tools ? [settingName("tools")] : [])];
  const parts = [
    changes.changed > 0 && t`Changed: ${titles("changed", changes.changed)}`,
    changes.added > 0 && t`New: ${titles("added", changes.added)}`,
    changes.removed > 0 && t`Removed: ${titles("removed", changes.removed)}`,
    settings.length > 0 && t`Settings: ${inList(settings)}`,
  ].filter((part) => part !== false);
  return <>{parts.length > 0 ? parts.join("\u00a0· ") : t`Contradictions changed`}</>;
}
