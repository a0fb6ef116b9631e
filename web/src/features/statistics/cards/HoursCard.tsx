import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { useMediaQuery } from "../../../ui/use-media-query.ts";
import { ChartCard } from "../ChartCard.tsx";
import { heatLevel } from "../charts/scales.ts";
import { busiestHour, inThrees } from "../figures.ts";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import { clockHour, useDayWords } from "../use-statistics-words.ts";
import heat from "./Heat.module.css";
import type { Shown } from "./shown.ts";

const allHours = Array.from({ length: 24 }, (_, hour) => hour);

export function HoursCard({ statistics: { hours, timezone } }: Shown) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { weekdayName } = useDayWords();
  const busiest = busiestHour(hours);
  const messages = busiest && (
    <NumberLink
      counted={{ number: "guest_messages", weekday: busiest.weekday, hour: busiest.hour }}
      value={busiest.count}
    >
      {number(busiest.count)}
    </NumberLink>
  );
  const peak = busiest && (
    <b>
      {weekdayName(busiest.weekday)} <bdi>{clockHour(busiest.hour)}</bdi>
    </b>
  );
  return (
    <ChartCard
      title={t`Busiest hours`}
      about={timezone ? t`messages from guests, ${timezone}` : t`messages from guests, each hotel's time`}
      span="hours"
      numbers={["guest_messages"]}
      table={
        busiest && {
          columns: [t`Day`, ...allHours.map(String)],
          rows: hours.map((row, weekday) => [
            weekdayName(weekday),
            ...row.map((count, hour) => ({
              text: number(count),
              value: count,
              counted: { number: "guest_messages", weekday, hour } as const,
            })),
          ]),
        }
      }
    >
      {busiest ? (
        <>
          <HeatMap hours={hours} busiest={busiest} />
          <p className={heat.foot}>
            <span>
              <Trans>
                {peak} was the busiest hour: {messages}{" "}
                <Plural value={busiest.count} one="message" other="messages" />.
              </Trans>
            </span>
            <span className={heat.legend} aria-hidden="true">
              <Trans>fewer</Trans>
              {[0, 1, 2, 3, 4, 5].map((level) => (
                <i key={level} data-level={level} />
              ))}
              <Trans>more</Trans>
            </span>
          </p>
        </>
      ) : (
        <p className={styles.none}>
          <Trans>No messages from guests in this period.</Trans>
        </p>
      )}
    </ChartCard>
  );
}

type HeatMapProps = { hours: number[][]; busiest: { weekday: number; hour: number; count: number } };

function HeatMap({ hours, busiest }: HeatMapProps) {
  const { t } = useLingui();
  const { weekdayName } = useDayWords();
  const { number } = useFormats();
  const isPhone = useMediaQuery("(max-width: 767px)");
  const rows = isPhone ? hours.map(inThrees) : hours;
  const size = isPhone ? 3 : 1;
  const max = Math.max(...rows.flat());
  const name = t`Messages from guests by weekday and hour. Most: ${number(busiest.count)} on ${weekdayName(busiest.weekday, "long")} at ${clockHour(busiest.hour)}.`;
  return (
    <div className={heat.map} role="img" aria-label={name} dir="ltr" data-wide={isPhone || undefined}>
      <span />
      {(rows[0] ?? []).map((_, column) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: columns are hours and never move.
        <span key={column} className={heat.hour}>
          {(column * size) % 3 === 0 ? column * size : ""}
        </span>
      ))}
      {rows.map((row, weekday) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: rows are weekdays and never move.
        <div key={weekday} className={heat.row}>
          <span className={heat.day}>{weekdayName(weekday)}</span>
          {row.map((count, column) => (
            <i
              // biome-ignore lint/suspicious/noArrayIndexKey: columns are hours and never move.
              key={column}
              data-level={heatLevel(count, max)}
              data-busiest={
                weekday === busiest.weekday && column === Math.floor(busiest.hour / size) ? true : undefined
              }
              title={`${weekdayName(weekday)} ${clockHour(column * size)}: ${number(count)}`}
            />
          ))}
        </div>
      ))}
    </div>
  );
}
