import { Trans, useLingui } from "@lingui/react/macro";
import { IconDownload, IconFileText } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useCallback, useState } from "react";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useQuoted } from "../../../ui/quoted.ts";
import { ExportDialog } from "../export/ExportDialog.tsx";
import { useTranscripts } from "../reading/transcript-queries.ts";
import { hasFilters, type TranscriptFilter } from "../reading/transcripts-search.ts";
import { ActiveFilters } from "./ActiveFilters.tsx";
import { Filters } from "./Filters.tsx";
import styles from "./ListPage.module.css";
import { ListSkeleton } from "./ListSkeleton.tsx";
import { TranscriptRow } from "./TranscriptRow.tsx";

export function ListPage({ filter }: { filter: TranscriptFilter }) {
  const navigate = useNavigate();
  const [isExporting, setExporting] = useState(false);
  const list = useTranscripts(filter);
  const change = useCallback(
    (next: TranscriptFilter, replace = false) => void navigate({ to: "/transcripts", search: next, replace }),
    [navigate],
  );
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <Trans>Transcripts</Trans>
        </h1>
        <Button icon={<Icon of={IconDownload} size={16} />} onClick={() => setExporting(true)}>
          <Trans>Export conversations</Trans>
        </Button>
      </header>
      <Filters filter={filter} onChange={change} />
      <ActiveFilters filter={filter} onChange={change} />
      <List list={list} filter={filter} onClear={() => change({})} />
      {isExporting && <ExportDialog of={filter} onClose={() => setExporting(false)} />}
    </div>
  );
}

type ListProps = {
  list: ReturnType<typeof useTranscripts>;
  filter: TranscriptFilter;
  onClear: () => void;
};

function List({ list, filter, onClear }: ListProps) {
  const { t } = useLingui();
  const failure = list.error && (
    <Failure
      failure={list.error}
      title={t`The transcripts could not be loaded`}
      onRetry={() => void list.refetch()}
    />
  );
  if (!list.data) return failure ?? <ListSkeleton />;
  const transcripts = list.data.pages.flatMap((page) => page.items);
  return (
    <>
      {failure}
      <div aria-busy={list.isPlaceholderData} className={styles.found}>
        {transcripts.length > 0 ? (
          <ul className={styles.list} aria-label={t`Conversations`}>
            {transcripts.map((transcript) => (
              <li key={transcript.conversation.conversation_id}>
                <TranscriptRow transcript={transcript} filter={filter} />
              </li>
            ))}
          </ul>
        ) : (
          !failure && (
            <Nothing
              isFiltered={hasFilters(filter)}
              search={Object.keys(filter).length === 1 ? filter.search : undefined}
              onClear={onClear}
            />
          )
        )}
      </div>
      {list.hasNextPage && (
        <div className={styles.more}>
          <Button
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

type NothingProps = { isFiltered: boolean; search: string | undefined; onClear: () => void };

function Nothing({ isFiltered, search, onClear }: NothingProps) {
  const { t } = useLingui();
  const quoted = useQuoted();
  const icon = <IconFileText size={24} stroke={1.35} />;
  if (isFiltered) {
    return (
      <Notice
        icon={icon}
        title={search ? t`No conversation found for ${quoted(search)}` : t`No conversations match`}
        action={
          <Button onClick={onClear}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <Notice
      icon={icon}
      title={t`No conversations yet`}
      action={
        <Link to="/simulator" search={{}} className={buttonLook()}>
          <Trans>Open the simulator</Trans>
        </Link>
      }
    >
      <Trans>Guests' conversations will show here to read, print and export.</Trans>
    </Notice>
  );
}
