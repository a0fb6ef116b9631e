import { useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { type Days, lengthOf } from "../days.ts";
import type { AnsweredPoint } from "../figures.ts";
import { useDayWords } from "../use-statistics-words.ts";
import styles from "./Charts.module.css";
import { apart, bandPath, labelStep, linePath, placeOf, shareScale } from "./scales.ts";
import { useWidth } from "./use-width.ts";

const edge = { top: 14, bottom: 26, start: 44, end: 84 };
const plotHeight = 156;

type AnsweredChartProps = { points: AnsweredPoint[]; days: Days; hasBefore: boolean };

/** The share of each day with its 95 % interval; dashed, the period before. */
export function AnsweredChart({ points, days, hasBefore }: AnsweredChartProps) {
  const { t } = useLingui();
  const { percent } = useFormats();
  const { weekday, label, shortRange } = useDayWords();
  const { element, width } = useWidth<HTMLElement>(600);
  const plotWidth = Math.max(120, width - edge.start - edge.end);
  const shares = points.flatMap(({ answered, before }) => [
    ...(answered.interval ? [answered.interval.low] : []),
    ...(hasBefore && before && before.total > 0 ? [before.count / before.total] : []),
  ]);
  const { ticks, yOf } = shareScale(shares, plotHeight);
  const xOf = (index: number) => placeOf(index, points.length, plotWidth);
  const line = points.map(({ answered: { count, total } }, index) =>
    total > 0 ? { x: xOf(index), y: yOf(count / total), share: count / total } : null,
  );
  const band = points.map(({ answered: { interval } }, index) =>
    interval ? { x: xOf(index), low: yOf(interval.low), high: yOf(interval.high) } : null,
  );
  const before = points.map(({ before: one }, index) =>
    hasBefore && one && one.total > 0 ? { x: xOf(index), y: yOf(one.count / one.total) } : null,
  );
  const lowest = line.reduce(
    (least, one) => (one && (!least || one.share < least.share) ? one : least),
    null,
  );
  const lowestDay = lowest ? points[line.indexOf(lowest)] : undefined;
  const step = labelStep(points.length, plotWidth, 52);
  const isWeek = lengthOf(days) === 7;
  const dayName = ({ from, to }: Days) =>
    from < to ? shortRange({ from, to }) : isWeek ? weekday(from) : label(from, days);
  const name =
    lowest && lowestDay
      ? t`Share answered by the assistant over time. Lowest: ${percent(lowest.share)} on ${dayName(lowestDay)}.`
      : t`Share answered by the assistant over time.`;
  const ends = [line.findLast((one) => one !== null), before.findLast((one) => one !== null)];
  const [own, earlier] = apart(ends[0]?.y ?? 0, ends[1]?.y ?? plotHeight, 18);
  return (
    <figure ref={element} className={styles.chart} dir="ltr">
      <svg
        viewBox={`${-edge.start} ${-edge.top} ${plotWidth + edge.start + edge.end} ${plotHeight + edge.top + edge.bottom}`}
        role="img"
        aria-label={name}
      >
        <g className={styles.axes}>
          {ticks.map((tick) => (
            <g key={tick}>
              <path d={`M0 ${yOf(tick)}H${plotWidth}`} />
              <text x="-8" y={yOf(tick) + 4} textAnchor="end">
                {percent(tick)}
              </text>
            </g>
          ))}
          {points.map(({ from }, index) =>
            index % step === 0 ? (
              <text key={from} x={xOf(index)} y={plotHeight + 20} textAnchor="middle">
                {label(from, days)}
              </text>
            ) : null,
          )}
        </g>
        <path d={bandPath(band)} className={styles.band} />
        <path d={linePath(before)} className={styles.before} />
        <path d={linePath(line)} className={styles.line} />
        {line.map(
          (one) =>
            one &&
            (points.length <= 14 || one === lowest) && (
              <circle
                key={one.x}
                cx={one.x}
                cy={one.y}
                r={one === lowest && points.length > 2 ? 4.5 : 3}
                className={styles.dot}
              />
            ),
        )}
        {lowest && lowestDay && points.length > 2 && (
          <text
            x={lowest.x}
            y={lowest.y > plotHeight - 26 ? lowest.y - 14 : lowest.y + 22}
            textAnchor={lowest.x < 40 ? "start" : lowest.x > plotWidth - 40 ? "end" : "middle"}
            className={styles.mark}
          >
            {t`${percent(lowest.share)} on ${dayName(lowestDay)}`}
          </text>
        )}
        {ends[0] && (
          <text x={plotWidth + 10} y={own + 4} className={styles.ownLabel}>
            {t`This period`}
          </text>
        )}
        {ends[1] && (
          <text x={plotWidth + 10} y={earlier + 4} className={styles.beforeLabel}>
            {t`Before`}
          </text>
        )}
      </svg>
    </figure>
  );
}
