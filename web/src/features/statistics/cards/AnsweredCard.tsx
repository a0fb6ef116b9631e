import { minimumForShare, type Share } from "@bellhop/contract/statistics";
import { Trans, useLingui } from "@lingui/react/macro";
import { useMemo } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { Change, usePoints } from "../Change.tsx";
import { ChartCard, type Table } from "../ChartCard.tsx";
import { AnsweredChart } from "../charts/AnsweredChart.tsx";
import { type AnsweredPoint, answeredPoints, pointsBetween, shownShare } from "../figures.ts";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import { useDayWords } from "../use-statistics-words.ts";
import type { Shown } from "./shown.ts";

export function AnsweredCard({ statistics, before }: Shown) {
  const { t } = useLingui();
  const { percent, number } = useFormats();
  const points = usePoints();
  const { answered } = statistics.figures;
  const drawn = useMemo(() => answeredPoints(statistics), [statistics]);
  const table = useTable(drawn, before !== undefined);
  const share = shownShare(answered);
  const change = pointsBetween(answered, before?.answered);
  const allLink = (
    <NumberLink counted={{ number: "asked" }} value={answered.total}>
      {number(answered.total)}
    </NumberLink>
  );
  const count = (
    <NumberLink counted={{ number: "answered" }} value={answered.count}>
      {number(answered.count)}
    </NumberLink>
  );
  const hasChart = share !== undefined && drawn.length > 1;
  return (
    <ChartCard
      title={t`Answered by the assistant`}
      span="answered"
      numbers={["asked", "answered", "confirmed", "unconfirmed"]}
      table={hasChart ? table : undefined}
      head={
        <>
          <p className={styles.figures}>
            {share === undefined ? (
              <>
                <strong className={styles.figure}>
                  <Trans>
                    {count} of {allLink}
                  </Trans>
                </strong>
                <Likely share={answered} />
              </>
            ) : (
              <>
                <strong className={styles.figure}>{percent(share)}</strong>
                <span>
                  <Trans>
                    {count} of {allLink} conversations
                  </Trans>
                </span>
                <Change by={change} words={points(change ?? 0)} />
              </>
            )}
          </p>
          <p className={styles.note}>
            {share === undefined ? (
              <Trans>With fewer than {minimumForShare} conversations there is no share and no trend.</Trans>
            ) : (
              <Likely share={answered} isSentence />
            )}{" "}
            <Trans>Counts only where no one from your team replied.</Trans>
          </p>
          <Confirmed statistics={statistics} />
        </>
      }
    >
      {hasChart && <AnsweredChart points={drawn} days={statistics} hasBefore={before !== undefined} />}
    </ChartCard>
  );
}

function Likely({ share: { interval }, isSentence }: { share: Share; isSentence?: boolean }) {
  const { number, percent } = useFormats();
  if (!interval) return null;
  const low = number(Math.round(100 * interval.low));
  const high = percent(interval.high);
  const certainty = percent(0.95);
  if (isSentence)
    return (
      <Trans>
        Likely between {low} and {high} ({certainty}).
      </Trans>
    );
  return (
    <span>
      <Trans>
        likely between {low} and {high}
      </Trans>
    </span>
  );
}

function Confirmed({ statistics: { figures } }: Pick<Shown, "statistics">) {
  const { number } = useFormats();
  if (figures.answered.count === 0) return null;
  const confirmed = (
    <NumberLink counted={{ number: "confirmed" }} value={figures.confirmed}>
      {number(figures.confirmed)}
    </NumberLink>
  );
  const unconfirmed = (
    <NumberLink counted={{ number: "unconfirmed" }} value={figures.unconfirmed}>
      {number(figures.unconfirmed)}
    </NumberLink>
  );
  const guests = number(figures.answered_guests.count);
  const allGuests = number(figures.answered_guests.total);
  return (
    <p className={styles.note}>
      <Trans>
        {confirmed} confirmed by the guest, {unconfirmed} not confirmed. Guests with every question answered:{" "}
        {guests} of {allGuests}.
      </Trans>
    </p>
  );
}

function useTable(points: AnsweredPoint[], hasBefore: boolean): Table {
  const { t } = useLingui();
  const { percent, number } = useFormats();
  const { weekdayDay, shortRange } = useDayWords();
  const ofDay = ({ count, total }: { count: number; total: number }) =>
    total === 0 ? "–" : percent(count / total);
  return {
    columns: [t`Day`, t`Answered`, t`Share`, t`Likely`, ...(hasBefore ? [t`Before`] : [])],
    rows: points.map(({ from, to, answered, before }) => [
      from === to ? weekdayDay(from) : shortRange({ from, to }),
      t`${number(answered.count)} of ${number(answered.total)}`,
      ofDay(answered),
      answered.interval
        ? `${number(Math.round(100 * answered.interval.low))}–${percent(answered.interval.high)}`
        : "–",
      ...(hasBefore ? [before ? ofDay(before) : "–"] : []),
    ]),
  };
}
