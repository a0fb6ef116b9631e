import { Trans, useLingui } from "@lingui/react/macro";
import { IconDownload, IconHistory, IconLock } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useMemo, useState } from "react";
import { usePermissions } from "../../core/access/permissions.ts";
import type { CallFailure } from "../../core/api/call-failure.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { Button } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { Skeleton } from "../../ui/Skeleton.tsx";
import { AuditDays } from "./AuditDays.tsx";
import { AuditFilters, auditQuery, type Filters, noFilters } from "./AuditFilters.tsx";
import styles from "./AuditScreen.module.css";
import { type AuditFilter, useAuditLog, useExport } from "./audit-queries.ts";

export function AuditScreen() {
  const { mayReadLog } = usePermissions();
  const [filters, setFilters] = useState(noFilters);
  const query = useMemo(() => auditQuery(filters), [filters]);
  const log = useAuditLog(query, mayReadLog);
  // The role may have changed since the page was opened.
  const isRefused = !mayReadLog || (log.error as Partial<CallFailure> | null)?.code === "role_required";
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <div>
          <Link to="/settingsaccountsetup" className={styles.up}>
            <Trans>Team and hotels</Trans>
          </Link>
          <h1>
            <Trans>Activity log</Trans>
          </h1>
        </div>
        {!isRefused && <Exports query={query} />}
      </header>
      {isRefused ? <ForOwners /> : <Log log={log} filters={filters} onFilter={setFilters} />}
    </div>
  );
}

function ForOwners() {
  const { t } = useLingui();
  return (
    <Notice icon={<IconLock size={24} stroke={1.35} />} title={t`Only owners can see the activity log`}>
      <Trans>Ask an owner to look something up for you.</Trans>
    </Notice>
  );
}

function Exports({ query }: { query: AuditFilter }) {
  const { mutate, isPending, variables } = useExport(query);
  const save = (format: "csv" | "json") => ({
    "aria-disabled": isPending,
    "aria-busy": isPending && variables === format,
    icon: <Icon of={IconDownload} size={16} />,
    onClick: () => !isPending && mutate(format),
  });
  return (
    <div className={styles.exports}>
      <Button {...save("csv")}>
        <Trans>Export CSV</Trans>
      </Button>
      <Button {...save("json")}>
        <Trans>Export JSON</Trans>
      </Button>
    </div>
  );
}

type LogProps = {
  log: ReturnType<typeof useAuditLog>;
  filters: Filters;
  onFilter: (filters: Filters) => void;
};

function Log({ log, filters, onFilter }: LogProps) {
  const { t } = useLingui();
  const [first] = log.data?.pages ?? [];
  if (!first) {
    if (!log.error) return <Loading />;
    const retry = () => void log.refetch();
    return <Failure failure={log.error} title={t`The activity log could not be loaded`} onRetry={retry} />;
  }
  const entries = log.data?.pages.flatMap((page) => page.items) ?? [];
  return (
    <>
      <AuditFilters filters={filters} choices={first} onChange={onFilter} />
      {log.error && (
        <Failure
          failure={log.error}
          title={t`The activity log could not be loaded`}
          onRetry={() => void log.refetch()}
        />
      )}
      <div aria-busy={log.isPlaceholderData}>
        {entries.length === 0 ? (
          <Nothing isFiltered={filters !== noFilters} onAll={() => onFilter(noFilters)} />
        ) : (
          <AuditDays entries={entries} />
        )}
      </div>
      {log.hasNextPage && (
        <div className={styles.more}>
          <Button aria-disabled={log.isFetchingNextPage} onClick={() => void log.fetchNextPage()}>
            <Trans>Show older</Trans>
          </Button>
        </div>
      )}
    </>
  );
}

function Nothing({ isFiltered, onAll }: { isFiltered: boolean; onAll: () => void }) {
  const { t } = useLingui();
  const icon = <IconHistory size={24} stroke={1.35} />;
  if (isFiltered) {
    return (
      <Notice
        icon={icon}
        title={t`No changes match these filters`}
        action={
          <Button onClick={onAll}>
            <Trans>Clear filters</Trans>
          </Button>
        }
      />
    );
  }
  return (
    <Notice icon={icon} title={t`No changes yet`}>
      <Trans>Changes by your team will show here, with the old and the new value.</Trans>
    </Notice>
  );
}

function Loading() {
  return (
    <div className={styles.loading} aria-busy="true">
      {[320, 260, 380, 300].map((width) => (
        <Skeleton key={width} width={width} />
      ))}
    </div>
  );
}
