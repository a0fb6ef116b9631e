import type { Statistics } from "@bellhop/contract/statistics";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconChartLine, IconClock, IconProgress } from "@tabler/icons-react";
import { Link, useNavigate, useSearch } from "@tanstack/react-router";
import { useMemo } from "react";
import { useAccess, useTimeZone, useVenue } from "../../core/access/AccessContext.ts";
import { usePermissions } from "../../core/access/permissions.ts";
import { useFormats } from "../../core/language/formats.ts";
import { Failure } from "../../core/pages/Failure.tsx";
import { useClock } from "../../core/time/clock.ts";
import { Button, buttonLook } from "../../ui/Button.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { Notice } from "../../ui/Notice.tsx";
import { AnsweredCard } from "./cards/AnsweredCard.tsx";
import { ChannelsCard } from "./cards/ChannelsCard.tsx";
import { FirstReplyCard } from "./cards/FirstReplyCard.tsx";
import { GapsCard } from "./cards/GapsCard.tsx";
import { HandOversCard } from "./cards/HandOversCard.tsx";
import { HoursCard } from "./cards/HoursCard.tsx";
import { LanguagesCard } from "./cards/LanguagesCard.tsx";
import { QuestionsCard } from "./cards/QuestionsCard.tsx";
import { RatingsCard } from "./cards/RatingsCard.tsx";
import { RequestsCard } from "./cards/RequestsCard.tsx";
import type { Shown } from "./cards/shown.ts";
import { VenuesCard } from "./cards/VenuesCard.tsx";
import { CountedPanel } from "./counted/CountedPanel.tsx";
import { clockChanges, daysOf } from "./days.ts";
import { isNothing } from "./figures.ts";
import { SearchContext } from "./NumberLink.tsx";
import { isStatisticsNumber } from "./number-words.ts";
import { Sentence } from "./Sentence.tsx";
import styles from "./StatisticsScreen.module.css";
import { StatisticsSkeleton } from "./StatisticsSkeleton.tsx";
import { type Scope, useRecount, useStatistics } from "./statistics-queries.ts";
import { readStatisticsSearch, type StatisticsSearch, withoutCounted } from "./statistics-search.ts";
import { Toolbar } from "./Toolbar.tsx";
import { useDayWords } from "./use-statistics-words.ts";

export function StatisticsScreen() {
  const { t } = useLingui();
  const raw = useSearch({ strict: false });
  const search = useMemo(() => readStatisticsSearch(raw), [raw]);
  const { dayOf } = useFormats();
  const today = useClock((now) => dayOf(now));
  const days = daysOf(search, today);
  const scope: Scope = { ...days, ...(search.hotels && { venues: search.hotels }) };
  const { data, error, refetch, isPlaceholderData } = useStatistics(scope);
  return (
    <SearchContext value={search}>
      <div className={styles.screen}>
        <div className={styles.page}>
          <Toolbar search={search} days={days} today={today} scope={scope} />
          {data ? (
            <div aria-busy={isPlaceholderData} className={styles.content}>
              <Content statistics={data} search={search} />
            </div>
          ) : error ? (
            <div className={styles.empty}>
              <Failure
                failure={error}
                title={t`Could not load the statistics`}
                onRetry={() => void refetch()}
              />
            </div>
          ) : (
            <StatisticsSkeleton />
          )}
        </div>
        {search.number && isStatisticsNumber(search.number) && (
          <CountedPanel
            key={JSON.stringify([search.number, search.key, search.weekday, search.hour])}
            scope={scope}
            counted={{ ...search, number: search.number }}
            statistics={data}
          />
        )}
      </div>
    </SearchContext>
  );
}

type ContentProps = { statistics: Statistics; search: StatisticsSearch };

function Content({ statistics, search }: ContentProps) {
  const isCompared = search.compare !== "none";
  const shown: Shown = { statistics, before: isCompared ? statistics.before.figures : undefined };
  const isAll = search.hotels === "all";
  if (isNothing(statistics))
    return (
      <>
        <Compared statistics={statistics} search={search} />
        <Empty />
      </>
    );
  return (
    <>
      <Sentence {...shown} />
      <Compared statistics={statistics} search={search} />
      {statistics.is_counting && <Counting />}
      <ClockChange statistics={statistics} />
      <div className={styles.grid}>
        {isAll && statistics.venues.length > 0 && <VenuesCard {...shown} />}
        <AnsweredCard {...shown} />
        <FirstReplyCard {...shown} />
        <GapsCard {...shown} />
        <QuestionsCard {...shown} />
        <HandOversCard {...shown} />
        <HoursCard {...shown} />
        <LanguagesCard {...shown} />
        <RequestsCard {...shown} />
        <ChannelsCard {...shown} />
        <RatingsCard {...shown} />
      </div>
      {!isAll && <Recount statistics={statistics} />}
    </>
  );
}

/** Names the period that is compared, and the hotels. */
function Compared({ statistics, search }: ContentProps) {
  const { t } = useLingui();
  const navigate = useNavigate();
  const { venues_count } = useAccess();
  const { name } = useVenue();
  const { shortRange } = useDayWords();
  const isCompared = search.compare !== "none";
  const before = shortRange(statistics.before);
  const go = (next: StatisticsSearch) =>
    void navigate({ to: "/statistics", search: withoutCounted(next), replace: true, resetScroll: false });
  const { compare: _, ...withComparison } = search;
  const { hotels: _hotels, ...ofThis } = search;
  return (
    <div className={styles.compared}>
      <p>
        {isCompared ? <Trans>Compared with {before}</Trans> : <Trans>Not compared</Trans>}
        <span className={styles.onScreen}>
          {" · "}
          <Trans>Click an underlined number to open its list.</Trans>
        </span>
      </p>
      <label className={styles.onScreen}>
        <input
          type="checkbox"
          checked={isCompared}
          onChange={() => go(isCompared ? { ...search, compare: "none" } : withComparison)}
        />
        <Trans>Compare with the period before</Trans>
      </label>
      {venues_count > 1 && (
        <select
          className={`${styles.select} ${styles.onScreen}`}
          aria-label={t`Hotels`}
          value={search.hotels ?? "this"}
          onChange={({ target }) => go(target.value === "all" ? { ...search, hotels: "all" } : ofThis)}
        >
          <option value="this">{name}</option>
          <option value="all">{t`All hotels`}</option>
        </select>
      )}
      <p className={styles.printed}>
        <bdi>{search.hotels ? t`All hotels` : name}</bdi>
      </p>
    </div>
  );
}

function Counting() {
  return (
    <p className={styles.notice} role="status">
      <Icon of={IconProgress} />
      <span>
        <Trans>Older days are being counted. Their numbers may still change.</Trans>
      </span>
    </p>
  );
}

/** Lets managers count the period again, after a change that the nightly count has not seen. */
function Recount({ statistics: { from, to, is_counting: isCounting } }: Pick<ContentProps, "statistics">) {
  const { maySetUp } = usePermissions();
  const { mutate, isPending } = useRecount({ from, to });
  const isBusy = isPending || isCounting;
  if (!maySetUp) return null;
  return (
    <p className={styles.recount}>
      <Trans>Days are counted every night.</Trans>
      <Button size="row" kind="ghost" aria-disabled={isBusy} onClick={() => !isBusy && mutate()}>
        <Trans>Count this period again</Trans>
      </Button>
    </p>
  );
}

function ClockChange({ statistics }: Pick<ContentProps, "statistics">) {
  const { weekdayAndDay } = useDayWords();
  const venueZone = useTimeZone();
  const zone = statistics.timezone;
  const { from, to } = statistics;
  const changes = useMemo(() => (zone ? clockChanges({ from, to }, zone) : []), [zone, from, to]);
  if (changes.length === 0) return null;
  const timeZone = zone ?? venueZone;
  return (
    <p className={styles.notice}>
      <Icon of={IconClock} />
      <span>
        {changes.map(({ day, hours }) => {
          const date = weekdayAndDay(day);
          return (
            <span key={day}>
              <Trans>
                {date} has {hours} hours.
              </Trans>{" "}
            </span>
          );
        })}
        <Trans>Times are in {timeZone}.</Trans>
      </span>
    </p>
  );
}

function Empty() {
  const { t } = useLingui();
  return (
    <div className={styles.empty}>
      <Notice
        icon={<IconChartLine size={24} stroke={1.35} />}
        title={t`No guest wrote in this period`}
        action={
          <Link to="/public" className={buttonLook()}>
            <Trans>Print the QR code</Trans>
          </Link>
        }
      >
        <Trans>Figures show here after the first conversation. The simulator does not count.</Trans>
      </Notice>
    </div>
  );
}
