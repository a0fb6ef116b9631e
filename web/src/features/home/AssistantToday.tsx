import type { Share } from "@bellhop/contract/statistics";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { useClock } from "../../core/time/clock.ts";
import { Button } from "../../ui/Button.tsx";
import { AnsweredShare } from "./AnsweredShare.tsx";
import styles from "./AssistantToday.module.css";
import { Card, EmptyCard, FailedCard } from "./Card.tsx";
import { CardSkeleton } from "./HomeSkeleton.tsx";
import { type HourLine, hourLine } from "./hour-line.ts";
import { portionOf, useWeek } from "./week-query.ts";

/** The assistant's share as the statistics define it, and its answers by the hour. */
export function AssistantToday({ byHour }: { byHour: number[] }) {
  const { t } = useLingui();
  const { data, error, refetch } = useWeek();
  const [isTable, setTable] = useState(false);
  const title = t`The assistant today`;
  if (!data)
    return error ? (
      <FailedCard title={title} error={error} onRetry={() => void refetch()} />
    ) : (
      <CardSkeleton rows={2} />
    );
  const toStatistics = (
    <Link to="/statistics" search={{ period: "day" }}>
      <Trans>Statistics</Trans>
    </Link>
  );
  const answered = data.days.at(-1)?.answered;
  if (!answered || answered.total === 0)
    return (
      <EmptyCard title={title} more={toStatistics}>
        <Trans>No questions from guests yet today.</Trans>
      </EmptyCard>
    );
  return (
    <Card title={title} more={toStatistics}>
      <div className={styles.body}>
        <AnsweredShare answered={answered} />
        <SameDayBefore before={data.days_before.at(-1)?.answered} />
        {isTable ? <HourTable byHour={byHour} /> : <HourChart byHour={byHour} />}
        <Button
          kind="ghost"
          size="row"
          className={styles.switch}
          aria-pressed={isTable}
          onClick={() => setTable(!isTable)}
        >
          {isTable ? <Trans>Show chart</Trans> : <Trans>Show table</Trans>}
        </Button>
      </div>
    </Card>
  );
}

function SameDayBefore({ before }: { before: Share | undefined }) {
  const { percent, weekday } = useFormats();
  const today = useClock((now) => weekday(now));
  const portion = portionOf(before);
  if (portion === null) return null;
  return (
    <p className={styles.before}>
      <Trans>
        Last {today}, the whole day: {percent(portion)}
      </Trans>
    </p>
  );
}

/** With fewer answers every hour is a peak. */
const worthNamingFrom = 4;

const box = { width: 320, height: 76 };

function HourChart({ byHour }: { byHour: number[] }) {
  const { t } = useLingui();
  const { hourOf } = useFormats();
  const hoursSoFar = useClock(hourOf) + 1;
  const line = hourLine(byHour, hoursSoFar, box);
  const { peak } = line;
  const last = line.points.at(-1);
  const summary = peak
    ? t`Answers per hour today. Most: ${peak.value} at ${clock(peak.hour)}`
    : t`Answers per hour today: none yet`;
  return (
    <figure className={styles.chart} dir="ltr">
      <svg viewBox={`-28 -22 ${box.width + 44} ${box.height + 48}`} role="img" aria-label={summary}>
        <Axes line={line} />
        <path d={line.path} className={styles.line} />
        {last && <circle cx={last.x} cy={last.y} r="3" className={styles.dot} />}
        {peak && peak.value >= worthNamingFrom && (
          <text
            x={peak.x + (peak.hour > 16 ? -10 : 10)}
            y={peak.y + 3}
            textAnchor={peak.hour > 16 ? "end" : "start"}
            className={styles.peak}
          >
            {t`${peak.value} at ${clock(peak.hour)}`}
          </text>
        )}
      </svg>
      <figcaption className={styles.legend}>
        <i />
        <Trans>Answers per hour</Trans>
      </figcaption>
    </figure>
  );
}

function Axes({ line }: { line: HourLine }) {
  return (
    <g className={styles.axes}>
      {line.ticks.map(({ y, value }) => (
        <g key={value}>
          <path d={`M0 ${y}H${box.width}`} />
          <text x="-8" y={y + 4} textAnchor="end">
            {value}
          </text>
        </g>
      ))}
      {[0, 6, 12, 18].map((hour) => (
        <text key={hour} x={(hour / 23) * box.width} y={box.height + 19} textAnchor="middle">
          {clock(hour)}
        </text>
      ))}
    </g>
  );
}

function HourTable({ byHour }: { byHour: number[] }) {
  const rows = byHour.map((value, hour) => ({ hour, value })).filter(({ value }) => value > 0);
  return (
    <table className={styles.table}>
      <thead>
        <tr>
          <th scope="col">
            <Trans>Hour</Trans>
          </th>
          <th scope="col">
            <Trans>Answers</Trans>
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ hour, value }) => (
          <tr key={hour}>
            <th scope="row">{clock(hour)}</th>
            <td>{value}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

const clock = (hour: number) => `${String(hour).padStart(2, "0")}:00`;
