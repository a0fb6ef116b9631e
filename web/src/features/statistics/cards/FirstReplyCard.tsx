import { minimumForShare } from "@bellhop/contract/statistics";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { Change } from "../Change.tsx";
import { ChartCard, type Table } from "../ChartCard.tsx";
import { FirstReplyChart } from "../charts/FirstReplyChart.tsx";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import { useDayWords, useMinutes } from "../use-statistics-words.ts";
import type { Shown } from "./shown.ts";

export function FirstReplyCard({ statistics, before }: Shown) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { parts, minutes } = useMinutes();
  const table = useTable(statistics);
  const { first_reply: wait, first_reply_staffed: staffed, slow_replies: slow } = statistics.figures;
  const replies = (
    <NumberLink counted={{ number: "first_replies" }} value={wait.count}>
      {number(wait.count)}
    </NumberLink>
  );
  const slowReplies = (
    <NumberLink counted={{ number: "slow_replies" }} value={slow}>
      {number(slow)}
    </NumberLink>
  );
  const title = t`First reply by staff`;
  const numbers = ["first_replies", "slow_replies"] as const;
  if (wait.median_ms === null || wait.p90_ms === null)
    return (
      <ChartCard title={title} span="replies" numbers={numbers}>
        <p className={styles.none}>
          <Trans>Your team gave no first reply in this period.</Trans>
        </p>
      </ChartCard>
    );
  const [half, most] = [parts(wait.median_ms), parts(wait.p90_ms)];
  const isComparable = before && Math.min(wait.count, before.first_reply.count) >= minimumForShare;
  const change = (now: number, then: number | null | undefined) =>
    isComparable && typeof then === "number" ? now - then : undefined;
  const changes = [
    change(wait.median_ms, before?.first_reply.median_ms),
    change(wait.p90_ms, before?.first_reply.p90_ms),
  ];
  const halfStaffed = minutes(staffed.median_ms ?? 0);
  const mostStaffed = minutes(staffed.p90_ms ?? 0);
  return (
    <ChartCard
      title={title}
      span="replies"
      numbers={numbers}
      table={statistics.days.length > 1 ? table : undefined}
      head={
        <>
          <p className={styles.figures}>
            <span>
              <strong className={styles.figure}>{half.value}</strong>{" "}
              <Trans>{half.unit} for half of guests</Trans>
            </span>
            <span>
              <strong className={styles.figure}>{most.value}</strong> <Trans>{most.unit} for 9 of 10</Trans>
            </span>
          </p>
          <p className={`${styles.note} ${styles.changes}`}>
            {changes.map((by, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: always the median, then nine of ten.
              <Change key={index} by={by} words={minutes(Math.abs(by ?? 0))} isLessBetter />
            ))}
            <span>
              <Trans>
                {replies} <Plural value={wait.count} one="first reply" other="first replies" />, {slowReplies}{" "}
                over 15 minutes
              </Trans>
            </span>
          </p>
          {staffed.median_ms !== null && (
            <p className={styles.note}>
              <Trans>
                Within staffed hours: {halfStaffed} for half, {mostStaffed} for 9 of 10.
              </Trans>
            </p>
          )}
        </>
      }
    >
      {statistics.days.length > 1 && <FirstReplyChart days={statistics.days} period={statistics} />}
    </ChartCard>
  );
}

function useTable({ days }: Shown["statistics"]): Table {
  const { t } = useLingui();
  const { number } = useFormats();
  const { minutes } = useMinutes();
  const { weekdayDay, day } = useDayWords();
  const words = (ms: number | null) => (ms === null ? "–" : minutes(ms));
  return {
    columns: [t`Day`, t`First replies`, t`Half of guests`, t`9 of 10`],
    rows: days.map(({ day: date, first_reply: { count, median_ms, p90_ms } }) => [
      days.length > 14 ? day(date) : weekdayDay(date),
      number(count),
      words(median_ms),
      words(p90_ms),
    ]),
  };
}
