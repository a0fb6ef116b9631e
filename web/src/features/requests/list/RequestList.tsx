import type { Request } from "@bellhop/contract/requests";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconClipboardCheck, IconClock, IconPlus, IconSearch } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { useClock } from "../../../core/time/clock.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { addRequest } from "../add-request.ts";
import { type DueGroup, dueGroups } from "../due-groups.ts";
import type { useRequests } from "../request-queries.ts";
import { isFiltered, type RequestSearch, readRequestSearch } from "../request-search.ts";
import { useDayWords } from "../words/when-words.ts";
import styles from "./RequestList.module.css";
import { RequestRow } from "./RequestRow.tsx";
import { SelectionBar } from "./SelectionBar.tsx";

type RequestListProps = {
  search: RequestSearch;
  list: ReturnType<typeof useRequests>;
  openId: string | undefined;
  onOpen: (requestId: string) => void;
};

export function RequestList({ search, list, openId, onOpen }: RequestListProps) {
  const { t } = useLingui();
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const { requests } = list;
  const now = useClock((at) => Math.floor(at / 60_000)) * 60_000;
  const { dayOf } = useFormats();
  if (!requests) {
    if (!list.error) return <ListSkeleton />;
    return (
      <Failure
        failure={list.error}
        title={t`The requests could not be loaded`}
        onRetry={() => void list.refetch()}
      />
    );
  }
  if (requests.length === 0) return <None search={search} />;
  const isOpen = (search.group ?? "open") === "open";
  const groups = dueGroups(requests, now, dayOf, !isOpen);
  const selected = requests.filter(({ request_id }) => chosen.has(request_id));
  const choose = ({ request_id }: Request, isOn: boolean) => {
    const next = new Set(chosen);
    if (isOn) next.add(request_id);
    else next.delete(request_id);
    setChosen(next);
  };
  return (
    <>
      <table
        className={styles.table}
        aria-label={t`Requests`}
        aria-busy={list.isPlaceholderData}
        data-choosing={selected.length > 0 || undefined}
      >
        <colgroup>
          <col className={styles.due} />
          <col className={styles.mark} />
          <col />
          <col className={styles.guest} />
          <col className={styles.who} />
          <col className={styles.state} />
        </colgroup>
        <thead className="unseen">
          <tr>
            <th scope="col">{t`Due`}</th>
            <th scope="col">{t`Choose`}</th>
            <th scope="col">{t`Request`}</th>
            <th scope="col">{t`Guest`}</th>
            <th scope="col">{t`Who has it`}</th>
            <th scope="col">{t`State`}</th>
          </tr>
        </thead>
        {groups.map((group) => (
          <tbody key={`${group.name} ${group.day}`}>
            <tr className={styles.groupRow}>
              <th
                colSpan={6}
                scope="rowgroup"
                className={styles.group}
                data-urgent={group.name === "overdue"}
              >
                <GroupName group={group} /> <bdi>{group.items.length}</bdi>
              </th>
            </tr>
            {group.items.map((request) => (
              <RequestRow
                key={request.request_id}
                request={request}
                search={search}
                isOpen={request.request_id === openId}
                isChosen={chosen.has(request.request_id)}
                onChoose={(isOn) => choose(request, isOn)}
                onOpen={onOpen}
              />
            ))}
          </tbody>
        ))}
      </table>
      {list.hasNextPage && (
        <p className={styles.more}>
          <Button
            aria-disabled={list.isFetchingNextPage}
            onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
          >
            <Trans>Show more</Trans>
          </Button>
        </p>
      )}
      {selected.length > 0 && <SelectionBar selected={selected} onClear={() => setChosen(new Set())} />}
    </>
  );
}

function GroupName({ group: { name, day } }: { group: DueGroup }) {
  const dayWords = useDayWords();
  if (name === "next_hour") return <Trans>Next hour</Trans>;
  if (name === "day") return dayWords(day);
  return (
    <>
      <Icon of={IconClock} size={14} />
      <Trans>Overdue</Trans>
    </>
  );
}

function None({ search }: { search: RequestSearch }) {
  const { t } = useLingui();
  const { group } = search;
  if (isFiltered(search))
    return (
      <Notice
        icon={<IconSearch size={24} stroke={1.35} />}
        title={t`No requests match.`}
        action={
          <Link to="/orders" search={readRequestSearch({ group })} className={buttonLook()}>
            <Trans>Clear filters</Trans>
          </Link>
        }
      />
    );
  return (
    <Notice
      icon={<IconClipboardCheck size={24} stroke={1.35} />}
      title={group === undefined ? t`No open requests` : t`No requests yet`}
      action={
        <Button icon={<Icon of={IconPlus} size={16} />} onClick={() => addRequest({})}>
          <Trans>Add request</Trans>
        </Button>
      }
    >
      <Trans>Wake-up calls, taxis and cots that guests ask for show here.</Trans>
    </Notice>
  );
}

function ListSkeleton() {
  return (
    <div aria-busy="true">
      {[168, 132, 188, 150, 120].map((width) => (
        <div key={width} className={styles.loading}>
          <Skeleton width={40} />
          <Skeleton width={width} />
        </div>
      ))}
    </div>
  );
}
