import type { PlannedMessage, ProactiveRule } from "@bellhop/contract/proactive";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconCalendarPlus, IconMailOff } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { useClock } from "../../../core/time/clock.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { Segments } from "../../../ui/Segments.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { usePlan, useSentLog } from "../proactive-queries.ts";
import type { PlanState, ProactiveSearch } from "../proactive-search.ts";
import { DayStrip } from "./DayStrip.tsx";
import styles from "./Plan.module.css";
import { PlanRow } from "./PlanRow.tsx";

type PlanProps = {
  search: ProactiveSearch;
  rules: readonly ProactiveRule[];
  onLimits: (() => void) | undefined;
};

/** What the next 14 days bring, and what was sent before. */
export function Plan({ search, rules, onLimits }: PlanProps) {
  const { t } = useLingui();
  const isLog = search.view === "log";
  const tab = (view: "plan" | "log") => ({
    to: "/proactive-messages" as const,
    search: ({ rule }: ProactiveSearch): ProactiveSearch => ({ ...(rule && { rule }), view }),
    replace: true,
    resetScroll: false,
    activeProps: {},
    activeOptions: { exact: true },
    className: styles.tab,
    "aria-current": (view === "log") === isLog ? ("true" as const) : undefined,
  });
  return (
    <section className={styles.plan} aria-label={isLog ? t`Log` : t`Next 14 days`}>
      <div className={styles.head}>
        <nav className={styles.tabs} aria-label={t`Sent and to be sent`}>
          <Link {...tab("plan")}>
            <Trans>Next 14 days</Trans>
          </Link>
          <Link {...tab("log")}>
            <Trans>Log</Trans>
          </Link>
        </nav>
        {!isLog && <Legend />}
        {!isLog && <StateFilter state={search.state} />}
      </div>
      {isLog ? <Log rules={rules} /> : <Days search={search} rules={rules} onLimits={onLimits} />}
    </section>
  );
}

function Legend() {
  const { number } = useFormats();
  const { data } = usePlan({});
  const days = data?.pages[0]?.days ?? [];
  const sum = (key: "will_be_sent" | "held_back") => days.reduce((total, day) => total + day[key], 0);
  return (
    <p className={styles.legend}>
      <span>
        <i className={styles.solid} />
        <Trans>
          Will be sent <bdi>{number(sum("will_be_sent"))}</bdi>
        </Trans>
      </span>
      <span>
        <i className={styles.hatched} />
        <Trans>
          Held back <bdi>{number(sum("held_back"))}</bdi>
        </Trans>
      </span>
    </p>
  );
}

function StateFilter({ state }: { state: PlanState | undefined }) {
  const { t } = useLingui();
  const change = useChangeSearch();
  return (
    <div className={styles.filter}>
      <Segments
        label={t`Which messages`}
        isSmall
        value={state ?? "all"}
        segments={[
          { value: "all", label: t`All` },
          { value: "will_be_sent", label: t`Will be sent` },
          { value: "waits", label: t`Waits` },
          { value: "held_back", label: t`Held back` },
        ]}
        onChange={(next) => change({ state: next === "all" || next === null ? undefined : next })}
      />
    </div>
  );
}

function useChangeSearch() {
  const navigate = useNavigate();
  return (part: { day?: string | undefined; state?: PlanState | undefined }) =>
    void navigate({
      to: "/proactive-messages",
      search: (before: ProactiveSearch) => withoutUndefined({ ...before, view: "plan", ...part }),
      replace: true,
      resetScroll: false,
    });
}

const withoutUndefined = (search: object): ProactiveSearch =>
  Object.fromEntries(Object.entries(search).filter(([, value]) => value !== undefined));

function Days({ search, rules, onLimits }: PlanProps) {
  const { t } = useLingui();
  const change = useChangeSearch();
  const { day, state } = search;
  const list = usePlan({ ...(day && { day }), ...(state && { state }) });
  const items = list.data?.pages.flatMap((page) => page.items);
  const days = list.data?.pages[0]?.days ?? [];
  if (list.error && !items)
    return (
      <Failure failure={list.error} title={t`Could not load the plan`} onRetry={() => void list.refetch()} />
    );
  if (!items) return <RowSkeletons />;
  const isFiltered = day !== undefined || state !== undefined;
  const isEmpty = items.length === 0;
  const isNothingAtAll = isEmpty && days.every((one) => one.will_be_sent + one.held_back === 0);
  if (isNothingAtAll && !isFiltered) return <NothingPlanned isOn={rules.some(({ is_on }) => is_on)} />;
  return (
    <>
      <DayStrip days={days} chosen={day} onChoose={(next) => change({ day: next })} />
      {isEmpty ? (
        <p className={styles.none}>
          <Trans>No messages here.</Trans>{" "}
          <button type="button" onClick={() => change({ day: undefined, state: undefined })}>
            <Trans>Show all</Trans>
          </button>
        </p>
      ) : (
        <GroupedRows items={items} rules={rules} onLimits={onLimits} isAhead />
      )}
      <More list={list} />
    </>
  );
}

function NothingPlanned({ isOn }: { isOn: boolean }) {
  const { t } = useLingui();
  if (!isOn)
    return (
      <Notice icon={<IconMailOff size={24} stroke={1.35} />} title={t`No message is switched on`}>
        <Trans>Switch one on to see who gets it, and when.</Trans>
      </Notice>
    );
  return (
    <Notice
      icon={<IconCalendarPlus size={24} stroke={1.35} />}
      title={t`No messages in the next 14 days`}
      action={
        <Link to="/reservations/import" className={buttonLook()}>
          <Trans>Import reservations</Trans>
        </Link>
      }
    >
      <Trans>Import reservations to see who gets what, and when.</Trans>
    </Notice>
  );
}

function Log({ rules }: { rules: readonly ProactiveRule[] }) {
  const { t } = useLingui();
  const list = useSentLog();
  const items = list.data?.pages.flatMap((page) => page.items);
  if (list.error && !items)
    return (
      <Failure failure={list.error} title={t`Could not load the log`} onRetry={() => void list.refetch()} />
    );
  if (!items) return <RowSkeletons />;
  if (items.length === 0)
    return (
      <p className={styles.none}>
        <Trans>Nothing was sent yet.</Trans>
      </p>
    );
  return (
    <>
      <GroupedRows items={items} rules={rules} onLimits={undefined} />
      <More list={list} />
    </>
  );
}

type GroupedRowsProps = {
  items: readonly PlannedMessage[];
  rules: readonly ProactiveRule[];
  onLimits: (() => void) | undefined;
  /** What is due and held back already is shown today. */
  isAhead?: boolean;
};

function GroupedRows({ items, rules, onLimits, isAhead }: GroupedRowsProps) {
  const { t } = useLingui();
  const { dayOf, stayDay } = useFormats();
  const today = useClock((now) => dayOf(now));
  const dayName = (day: string) => {
    const distance = Math.round((Date.parse(day) - Date.parse(today)) / 86_400_000);
    const words = stayDay(day);
    if (distance === 0) return t`Today, ${words}`;
    if (distance === 1) return t`Tomorrow, ${words}`;
    return distance === -1 ? t`Yesterday, ${words}` : words;
  };
  const groups = Map.groupBy(items, ({ at, sends_at }) => {
    const day = dayOf(sends_at ?? at);
    return isAhead && day < today ? today : day;
  });
  return [...groups].map(([day, own]) => (
    <div key={day}>
      <h2 className={styles.day}>{dayName(day)}</h2>
      <ul>
        {own.map((message) => (
          <PlanRow
            key={`${message.rule_id} ${message.reservation_id} ${message.guest_id} ${message.at}`}
            message={message}
            rule={rules.find(({ rule_id }) => rule_id === message.rule_id)}
            onLimits={onLimits}
          />
        ))}
      </ul>
    </div>
  ));
}

/** The first few, below the messages on a phone. */
export function NextUp({ rules, onLimits }: Omit<PlanProps, "search">) {
  const { number } = useFormats();
  const { data } = usePlan({});
  const page = data?.pages[0];
  if (!page || page.items.length === 0) return null;
  const total = page.days.reduce((sum, day) => sum + day.will_be_sent + day.held_back, 0);
  return (
    <section className={styles.plan}>
      <div className={styles.head}>
        <h2>
          <Trans>Next up</Trans>
        </h2>
        <Link to="/proactive-messages" search={{ view: "plan" }} activeProps={{}} className={styles.all}>
          <Trans>
            All <bdi>{number(total)}</bdi>
          </Trans>
        </Link>
      </div>
      <ul>
        {page.items.slice(0, 3).map((message) => (
          <PlanRow
            key={`${message.rule_id} ${message.reservation_id} ${message.guest_id}`}
            message={message}
            rule={rules.find(({ rule_id }) => rule_id === message.rule_id)}
            onLimits={onLimits}
          />
        ))}
      </ul>
    </section>
  );
}

type Pages = { hasNextPage: boolean; isFetchingNextPage: boolean; fetchNextPage: () => unknown };

function More({ list }: { list: Pages }) {
  if (!list.hasNextPage) return null;
  return (
    <p className={styles.more}>
      <Button
        size="row"
        kind="ghost"
        aria-busy={list.isFetchingNextPage}
        onClick={() => void list.fetchNextPage()}
      >
        <Trans>Show more</Trans>
      </Button>
    </p>
  );
}

function RowSkeletons() {
  return (
    <div aria-busy="true" className={styles.skeletons}>
      {[1, 2, 3, 4, 5, 6].map((row) => (
        <Skeleton key={row} height={20} />
      ))}
    </div>
  );
}
