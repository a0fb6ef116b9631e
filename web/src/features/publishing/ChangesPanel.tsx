import type { ConciergeChange } from "@bellhop/contract/concierge";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCircleCheck } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { Failure } from "../../core/pages/Failure.tsx";
import { Button } from "../../ui/Button.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "../../ui/Panel.module.css";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { wordDiff } from "../../ui/word-diff.ts";
import { sectionName } from "../catalogue/index.ts";
import { useUnpublishedChanges } from "./publish-queries.ts";

export function ChangesPanel() {
  const { t } = useLingui();
  const { data, error, refetch, hasNextPage, fetchNextPage, isFetchingNextPage } = useUnpublishedChanges();
  if (!data) {
    if (error)
      return <Failure failure={error} title={t`Could not load changes`} onRetry={() => void refetch()} />;
    return <Skeleton />;
  }
  const changes = data.pages.flatMap(({ items }) => items);
  const [first] = data.pages;
  const isContestedOtherwise = first?.contested_differs === true;
  const hasSettings = first !== undefined && (first.general.length > 0 || first.tools);
  return (
    <>
      {changes.length === 0 && !isContestedOtherwise && (
        <Notice icon={<Icon of={IconCircleCheck} size={24} />} title={t`Up to date`}>
          <Trans>The assistant uses your latest entries.</Trans>
        </Notice>
      )}
      <ul className={styles.list}>
        {changes.map((change) => (
          <Change key={change.entry_id} change={change} />
        ))}
      </ul>
      {hasNextPage && (
        <Button disabled={isFetchingNextPage} onClick={() => void fetchNextPage()}>
          <Trans>Show more</Trans>
        </Button>
      )}
      {isContestedOtherwise && (
        <p className={styles.aside}>
          <Trans>Your contradictions have changed. Publish to make this live.</Trans>
        </p>
      )}
      {hasSettings && (
        <p className={styles.aside}>
          <Trans>
            You also have unpublished settings. Publish them under{" "}
            <Link to="/guest-assistant">Guest assistant</Link>.
          </Trans>
        </p>
      )}
    </>
  );
}

function Change({ change }: { change: ConciergeChange }) {
  const { t, i18n } = useLingui();
  const kinds = { added: t`New`, changed: t`Changed`, removed: t`Removed` };
  const tones = { added: "info", changed: "accent", removed: "neutral" } as const;
  const name = (
    <>
      <bdi>{change.title}</bdi> · {i18n._(sectionName(change.section))}
    </>
  );
  return (
    <li className={styles.change}>
      <p className={styles.line}>
        {change.kind === "removed" ? (
          <span className={styles.title}>{name}</span>
        ) : (
          <Link
            to="/builder"
            search={{ section: change.section, entry: change.entry_id }}
            className={styles.title}
          >
            {name}
          </Link>
        )}
        <Chip tone={tones[change.kind]}>{kinds[change.kind]}</Chip>
      </p>
      <p className={styles.text} dir="auto">
        {wordDiff(change.live ?? "", change.draft ?? "").map(({ kind, text }, index) => {
          const key = `${index} ${kind}`;
          if (kind === "new") return <ins key={key}>{text}</ins>;
          return kind === "old" ? <del key={key}>{text}</del> : <span key={key}>{text}</span>;
        })}
      </p>
    </li>
  );
}
