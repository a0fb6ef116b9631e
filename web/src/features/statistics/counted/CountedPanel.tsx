import { channelKinds } from "@bellhop/contract/channel-kinds";
import type { CountedThing, Statistics, StatisticsNumber } from "@bellhop/contract/statistics";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconUserX, IconX } from "@tabler/icons-react";
import { Link, useNavigate } from "@tanstack/react-router";
import { type ReactNode, useContext, useId } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { useGoToVenue } from "../../../core/access/go-to-venue.ts";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Failure } from "../../../core/pages/Failure.tsx";
import { Button } from "../../../ui/Button.tsx";
import { Dialog } from "../../../ui/Dialog.tsx";
import { Disc } from "../../../ui/Disc.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useLanguageName } from "../../../ui/language-name.ts";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { ChannelMark, useChannelNames } from "../../guests/index.ts";
import { useCategoryName } from "../cards/ChannelsCard.tsx";
import { useReasonName } from "../cards/HandOversCard.tsx";
import { SearchContext } from "../NumberLink.tsx";
import { numberWords } from "../number-words.ts";
import { type Scope, useCounted } from "../statistics-queries.ts";
import { type Counted, withoutCounted } from "../statistics-search.ts";
import { useKindName } from "../use-kind-name.ts";
import { clockHour, useDayWords, useMinutes } from "../use-statistics-words.ts";
import styles from "./CountedPanel.module.css";

type CountedPanelProps = { scope: Scope; counted: Counted; statistics: Statistics | undefined };

/** Lists what a number counts, with links to the conversations. */
export function CountedPanel({ scope, counted, statistics }: CountedPanelProps) {
  const { t, i18n } = useLingui();
  const id = useId();
  const { number } = useFormats();
  const navigate = useNavigate();
  const search = useContext(SearchContext);
  const list = useCounted(scope, counted);
  const part = usePartName(counted, statistics);
  const rows = list.data?.pages.flatMap((page) => page.items) ?? [];
  const total = list.data?.pages[0]?.total;
  const close = () =>
    void navigate({ to: "/statistics", search: withoutCounted(search), replace: true, resetScroll: false });
  const words = numberWords[counted.number];
  return (
    <Dialog open onClose={close} labelledBy={id} shape="panel">
      <div className={styles.panel}>
        <header className={styles.head}>
          <h2 id={id}>
            {i18n._(words.name)}
            {total !== undefined && <span className={styles.total}> {number(total)}</span>}
          </h2>
          <IconButton label={t`Close`} keyHint="Esc" onClick={close}>
            <Icon of={IconX} />
          </IconButton>
        </header>
        <div className={styles.about}>
          {part && <p className={styles.part}>{part}</p>}
          <p>{i18n._(words.definition)}</p>
        </div>
        {list.data ? (
          <>
            <ul className={styles.rows}>
              {rows.map((row, index) => (
                // biome-ignore lint/suspicious/noArrayIndexKey: a conversation can be counted several times.
                <li key={index}>
                  <CountedRow row={row} number={counted.number} statistics={statistics} />
                </li>
              ))}
            </ul>
            <footer className={styles.foot}>
              <p role="status">
                <Trans>
                  {number(rows.length)} of {number(total ?? 0)} shown
                </Trans>
              </p>
              {list.hasNextPage && (
                <Button
                  size="row"
                  aria-disabled={list.isFetchingNextPage}
                  onClick={() => !list.isFetchingNextPage && void list.fetchNextPage()}
                >
                  <Trans>Show more</Trans>
                </Button>
              )}
            </footer>
          </>
        ) : list.error ? (
          <Failure
            failure={list.error}
            title={t`Could not load the list`}
            onRetry={() => void list.refetch()}
          />
        ) : (
          <div className={styles.waiting} aria-busy="true">
            <Skeleton height={36} />
            <Skeleton height={36} />
            <Skeleton height={36} />
          </div>
        )}
      </div>
    </Dialog>
  );
}

/** Which part of a number is listed, in the words of its card. */
function usePartName({ number, key, weekday, hour }: Counted, statistics: Statistics | undefined): string {
  const { t } = useLingui();
  const { weekdayName } = useDayWords();
  const languageName = useLanguageName();
  const channelNames = useChannelNames();
  const reasonName = useReasonName();
  const kindName = useKindName();
  const categoryName = useCategoryName();
  if (weekday !== undefined && hour !== undefined)
    return `${weekdayName(weekday, "long")} ${clockHour(hour)}–${clockHour((hour + 1) % 24)}`;
  if (!key) return "";
  if (number === "hand_overs" || number === "gaps") return reasonName(key);
  if (number === "requests") return kindName(key);
  if (number === "whatsapp_messages" || number === "whatsapp_billable") return categoryName(key);
  if (number === "extras") return statistics?.figures.extras.find((one) => one.entry_id === key)?.name ?? "";
  if (number === "questions") return statistics?.questions.find((one) => one.entry_id === key)?.title ?? "";
  const channel = channelKinds.find((one) => one === key);
  if (number !== "conversations") return "";
  return channel ? channelNames[channel] : t`In ${languageName(key)}`;
}

/** Requests that staff add by hand may have no conversation. */
const byHand: readonly StatisticsNumber[] = ["requests", "requests_in_time", "extras"];

type CountedRowProps = {
  row: CountedThing;
  number: StatisticsNumber;
  statistics: Statistics | undefined;
};

function CountedRow({ row, number, statistics }: CountedRowProps) {
  const { t } = useLingui();
  const { minutes } = useMinutes();
  const { weekdayDay, day: shortDay } = useDayWords();
  const { venue_id: ownVenueId } = useVenue();
  const hasNone = row.conversation_id === null;
  const isDeleted = hasNone && !byHand.includes(number);
  const name = isDeleted ? t`Deleted guest` : row.guest_name ? shownName(row.guest_name) : t`Guest`;
  const instead = isDeleted
    ? t`This guest's data was deleted. The number stays.`
    : hasNone
      ? t`No conversation`
      : t`No message to show`;
  const venue = statistics?.venues.find(({ venue_id }) => venue_id === row.venue_id)?.name;
  const isLong = statistics !== undefined && statistics.days.length > 14;
  const day = isLong ? shortDay(row.day) : weekdayDay(row.day);
  return (
    <RowLink row={row}>
      {isDeleted ? (
        <span className={styles.deleted} aria-hidden="true">
          <Icon of={IconUserX} />
        </span>
      ) : (
        <Disc name={name} mark={row.channel && <ChannelMark channel={row.channel} />} />
      )}
      <span className={styles.words}>
        <span className={styles.name}>
          <bdi>{name}</bdi>
          {venue && row.venue_id !== ownVenueId && (
            <span className={styles.dim}>
              {" "}
              <bdi>{venue}</bdi>
            </span>
          )}
        </span>
        <span className={`${styles.text} ranged`} dir="auto">
          {row.text ?? instead}
        </span>
      </span>
      <span className={styles.end}>
        <time dateTime={row.at}>{day}</time>
        {row.took_ms !== null && <span className={styles.took}>{minutes(row.took_ms)}</span>}
      </span>
    </RowLink>
  );
}

function RowLink({ row, children }: { row: CountedThing; children: ReactNode }) {
  const { venue_id: ownVenueId } = useVenue();
  const goTo = useGoToVenue();
  const conversation = row.conversation_id;
  if (conversation === null) return <div className={styles.row}>{children}</div>;
  if (row.venue_id !== ownVenueId)
    return (
      <button type="button" className={styles.row} onClick={() => void goTo(row.venue_id, conversation)}>
        {children}
      </button>
    );
  return (
    <Link to="/messages" search={{ tab: "all", conversation }} className={styles.row}>
      {children}
    </Link>
  );
}
