import { type Statistics, slowReplyMs } from "@bellhop/contract/statistics";
import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { type Days, lengthOf } from "../days.ts";
import { slowestDay } from "../figures.ts";
import { useDayWords, useMinutes } from "../use-statistics-words.ts";
import styles from "./Charts.module.css";
import { labelStep, minuteScale, placeOf } from "./scales.ts";
import { useWidth } from "./use-width.ts";

type Day = Statistics["days"][number];
type FirstReplyChartProps = { days: Day[]; period: Days };

const minuteMs = 60_000;
const slowMinutes = slowReplyMs / minuteMs;
const maxRows = 10;
const toneOf = (minutes: number) =>
  minutes === 5 ? "warning" : minutes === slowMinutes ? "slow" : undefined;

/** The median and nine of ten, as dot and ring: a row for each day, or a column in long periods. */
export function FirstReplyChart({ days, period }: FirstReplyChartProps) {
  const { t } = useLingui();
  const { minutes } = useMinutes();
  const { weekdayAndDay } = useDayWords();
  const slowest = slowestDay(days, 0);
  const wait = days.find(({ day }) => day === slowest)?.first_reply.p90_ms;
  const name =
    slowest && wait
      ? t`First replies per day: for half and for nine of ten. Slowest: ${weekdayAndDay(slowest)}, ${minutes(wait)} for nine of ten.`
      : t`First replies per day: for half and for nine of ten.`;
  const max = Math.max(...days.map(({ first_reply }) => (first_reply.p90_ms ?? 0) / minuteMs));
  const shared = { days, period, max, name };
  return days.length <= maxRows ? <Rows {...shared} /> : <Columns {...shared} />;
}

type DrawnProps = FirstReplyChartProps & { max: number; name: string };

function Rows({ days, period, max, name }: DrawnProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { weekday, label } = useDayWords();
  const { element, width } = useWidth<HTMLElement>(440);
  const start = lengthOf(period) === 7 ? 44 : 56;
  const plot = Math.max(100, width - start - 44);
  const { ticks, placeAt } = minuteScale(max, plot);
  const height = days.length * 26;
  const hasRoom = labelled(ticks, placeAt);
  return (
    <figure ref={element} className={styles.chart} dir="ltr">
      <svg viewBox={`${-start} -24 ${plot + start + 44} ${height + 28}`} role="img" aria-label={name}>
        <g className={styles.axes}>
          <text x={0} y={-8} textAnchor="middle">
            {number(0)}
          </text>
          {ticks.map((tick) => (
            <g key={tick}>
              <path d={`M${placeAt(tick)} 0V${height}`} data-tone={toneOf(tick)} />
              {hasRoom.has(tick) && (
                <text x={placeAt(tick)} y={-8} textAnchor="middle">
                  {toneOf(tick) ? t`${number(tick)} min` : number(tick)}
                </text>
              )}
            </g>
          ))}
          {days.map(({ day }, index) => (
            <text key={day} x={-start} y={index * 26 + 17}>
              {lengthOf(period) === 7 ? weekday(day) : label(day, period)}
            </text>
          ))}
        </g>
        {days.map(({ day, first_reply: { median_ms, p90_ms } }, index) => {
          if (median_ms === null || p90_ms === null) return null;
          const [half, most] = [median_ms / minuteMs, p90_ms / minuteMs];
          const y = index * 26 + 13;
          return (
            <g key={day}>
              <path d={`M${placeAt(half)} ${y}H${placeAt(most)}`} className={styles.reach} />
              <circle cx={placeAt(half)} cy={y} r="4.5" className={styles.median} />
              <circle
                cx={placeAt(most)}
                cy={y}
                r="4.5"
                className={styles.ring}
                data-slow={most > slowMinutes || undefined}
              />
              {most > slowMinutes && (
                <text x={placeAt(most) + 10} y={y + 4} className={styles.mark}>
                  {number(Math.round(most))}
                </text>
              )}
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

const columnsHeight = 180;

function Columns({ days, period, max, name }: DrawnProps) {
  const { t } = useLingui();
  const { number } = useFormats();
  const { label } = useDayWords();
  const { element, width } = useWidth<HTMLElement>(440);
  const plot = Math.max(100, width - 60);
  const { ticks, placeAt } = minuteScale(max, columnsHeight);
  const yOf = (minutes: number) => columnsHeight - placeAt(minutes);
  const xOf = (index: number) => placeOf(index, days.length, plot);
  const step = labelStep(days.length, plot, 58);
  const radius = days.length > 40 ? 1.6 : 3;
  return (
    <figure ref={element} className={styles.chart} dir="ltr">
      <svg viewBox={`-50 -12 ${plot + 60} ${columnsHeight + 40}`} role="img" aria-label={name}>
        <g className={styles.axes}>
          {[0, ...ticks].map((tick) => (
            <g key={tick}>
              <path d={`M0 ${yOf(tick)}H${plot}`} data-tone={toneOf(tick)} />
              <text x="-8" y={yOf(tick) + 4} textAnchor="end">
                {toneOf(tick) ? t`${number(tick)} min` : number(tick)}
              </text>
            </g>
          ))}
          {days.map(({ day }, index) =>
            index % step === 0 ? (
              <text key={day} x={xOf(index)} y={columnsHeight + 20} textAnchor="middle">
                {label(day, period)}
              </text>
            ) : null,
          )}
        </g>
        {days.map(({ day, first_reply: { median_ms, p90_ms } }, index) => {
          if (median_ms === null || p90_ms === null) return null;
          const [half, most] = [median_ms / minuteMs, p90_ms / minuteMs];
          return (
            <g key={day}>
              <path d={`M${xOf(index)} ${yOf(half)}V${yOf(most)}`} className={styles.reach} data-thin />
              <circle cx={xOf(index)} cy={yOf(half)} r={radius} className={styles.median} />
              <circle
                cx={xOf(index)}
                cy={yOf(most)}
                r={radius}
                className={styles.ring}
                data-slow={most > slowMinutes || undefined}
              />
            </g>
          );
        })}
      </svg>
    </figure>
  );
}

/** Marks whose labels have room, the guides first. */
function labelled(ticks: readonly number[], placeAt: (minutes: number) => number): Set<number> {
  const shown = new Set<number>();
  for (const tick of ticks.toSorted(
    (one, other) => Number(Boolean(toneOf(other))) - Number(Boolean(toneOf(one))),
  )) {
    const isFree = [0, ...shown].every((other) => Math.abs(placeAt(tick) - placeAt(other)) > 34);
    if (isFree || toneOf(tick) === "slow") shown.add(tick);
  }
  return shown;
}
