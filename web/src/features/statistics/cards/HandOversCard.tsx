import { type HandOverReason, handOverReasons } from "@bellhop/contract/hand-over-reasons";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { useHandOverReason } from "../../inbox/index.ts";
import { ChartCard } from "../ChartCard.tsx";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import type { Shown } from "./shown.ts";

const isKnown = (reason: string): reason is HandOverReason => Object.hasOwn(handOverReasons, reason);

export function useReasonName(): (reason: string) => string {
  const words = useHandOverReason();
  return (reason) => (isKnown(reason) ? words(reason, "") : reason);
}

const maxDrawn = 7;

export function HandOversCard({ statistics, before }: Shown) {
  const { t } = useLingui();
  const { number } = useFormats();
  const nameOf = useReasonName();
  const earlier = new Map(before?.hand_overs.map(({ reason, count }) => [reason, count]));
  const rows = statistics.figures.hand_overs
    .map(({ reason, count }) => ({ reason, count, before: earlier.get(reason) ?? 0 }))
    .toSorted((one, other) => other.count - one.count);
  const shown = rows.slice(0, maxDrawn);
  const max = Math.max(1, ...shown.map((row) => Math.max(row.count, before ? row.before : 0)));
  return (
    <ChartCard
      title={t`Why it was handed over`}
      span="reasons"
      numbers={["hand_overs"]}
      table={
        rows.length > 0
          ? {
              columns: [t`Reason`, t`Hand-overs`, ...(before ? [t`Before`] : [])],
              rows: rows.map((row) => [
                nameOf(row.reason),
                {
                  text: number(row.count),
                  value: row.count,
                  counted: { number: "hand_overs", key: row.reason },
                },
                ...(before ? [number(row.before)] : []),
              ]),
            }
          : undefined
      }
    >
      {rows.length === 0 ? (
        <p className={styles.none}>
          <Trans>Nothing was handed to your team.</Trans>
        </p>
      ) : (
        <ul className={styles.bars}>
          {shown.map((row) => (
            <li key={row.reason}>
              <span>{nameOf(row.reason)}</span>
              <span className={styles.count}>
                <NumberLink
                  counted={{ number: "hand_overs", key: row.reason }}
                  value={row.count}
                  label={t`handed over`}
                >
                  {number(row.count)}
                </NumberLink>
                {before && <span className="unseen"> {t`before: ${number(row.before)}`}</span>}
              </span>
              <span className={styles.bar} aria-hidden="true">
                <i style={{ inlineSize: `${(100 * row.count) / max}%` }} />
                {before && <b style={{ insetInlineStart: `${(100 * row.before) / max}%` }} />}
              </span>
            </li>
          ))}
        </ul>
      )}
      {before && rows.length > 0 && (
        <p className={styles.tickLegend} aria-hidden="true">
          <b />
          <Trans>period before</Trans>
        </p>
      )}
    </ChartCard>
  );
}
