import type { Statistics } from "@bellhop/contract/statistics";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../../core/language/formats.ts";
import { Change, usePoints } from "../Change.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { growth, pointsBetween, shownShare } from "../figures.ts";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import { useKindName } from "../use-kind-name.ts";
import { useMoney } from "../use-statistics-words.ts";
import type { Shown } from "./shown.ts";

const maxExtras = 3;
const maxKinds = 4;

type Figures = Statistics["figures"];

const countOf = (extras: Figures["extras"] | undefined) =>
  (extras ?? []).reduce((all, { count }) => all + count, 0);

export function RequestsCard({ statistics: { figures }, before }: Shown) {
  const { t } = useLingui();
  const { number } = useFormats();
  const nameOf = useKindName();
  const kinds = figures.request_kinds.toSorted((one, other) => other.count - one.count);
  return (
    <ChartCard
      title={t`Requests and extras`}
      span="requests"
      numbers={["extras", "requests", "requests_in_time"]}
      more={
        <Link to="/orders" className={styles.more}>
          <Trans>Open requests</Trans>
        </Link>
      }
    >
      <Revenue figures={figures} before={before} />
      <Extras extras={figures.extras} />
      <InTime figures={figures} before={before} />
      {kinds.length > 0 && (
        <ul className={styles.kinds} aria-label={t`Requests by kind`}>
          {kinds.slice(0, maxKinds).map(({ kind, count }) => (
            <li key={kind}>
              {nameOf(kind)}{" "}
              <NumberLink counted={{ number: "requests", key: kind }} value={count}>
                {number(count)}
              </NumberLink>
            </li>
          ))}
        </ul>
      )}
    </ChartCard>
  );
}

type RevenueProps = { figures: Figures; before: Figures | undefined };

function Revenue({ figures: { extras, revenue }, before }: RevenueProps) {
  const { number, percent } = useFormats();
  const money = useMoney();
  const count = countOf(extras);
  const [only, second] = revenue;
  const earlier = before?.revenue.find(({ currency }) => currency === only?.currency);
  const change =
    only && !second && before
      ? growth(only.minor, earlier?.minor ?? 0, [count, countOf(before.extras)])
      : undefined;
  const linked = (
    <NumberLink counted={{ number: "extras" }} value={count}>
      {number(count)}
    </NumberLink>
  );
  if (count === 0)
    return (
      <p className={styles.none}>
        <Trans>No extras were ordered and confirmed.</Trans>
      </p>
    );
  return (
    <p className={styles.figures}>
      {revenue.map((sum) => (
        <strong key={sum.currency} className={styles.figure}>
          {money(sum)}
        </strong>
      ))}
      <span>
        <Trans>
          from {linked} <Plural value={count} one="extra" other="extras" />
        </Trans>
      </span>
      <Change by={change && Math.round(100 * change)} words={percent(Math.abs(change ?? 0))} />
    </p>
  );
}

function Extras({ extras }: { extras: Figures["extras"] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const money = useMoney();
  const merged = byEntry(extras);
  const shown = merged.length > maxExtras + 1 ? merged.slice(0, maxExtras) : merged;
  const others = merged.slice(shown.length);
  const moneyWords = (sums: Map<string, number>) =>
    [...sums].map(([currency, minor]) => money({ currency, minor })).join(", ") || t`no price`;
  if (merged.length === 0) return null;
  return (
    <ul className={styles.money}>
      {shown.map(({ entryId, name, count, sums }) => (
        <li key={entryId}>
          <span>
            <bdi>{name || t`Deleted entry`}</bdi>
          </span>
          <span>
            <NumberLink counted={{ number: "extras", key: entryId }} value={count} label={t`orders`}>
              {number(count)}
            </NumberLink>
          </span>
          <span>{moneyWords(sums)}</span>
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <span>{t`Other`}</span>
          <span>{number(others.reduce((all, { count }) => all + count, 0))}</span>
          <span>{moneyWords(sumOf(others.flatMap(({ sums }) => [...sums])))}</span>
        </li>
      )}
    </ul>
  );
}

function sumOf(amounts: readonly (readonly [currency: string, minor: number])[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const [currency, minor] of amounts) sums.set(currency, (sums.get(currency) ?? 0) + minor);
  return sums;
}

/** An extra that was sold in two currencies arrives twice. Highest revenue first, as they arrive. */
const byEntry = (extras: Figures["extras"]) =>
  [...Map.groupBy(extras, ({ entry_id }) => entry_id)].map(([entryId, rows]) => ({
    entryId,
    name: rows[0]?.name ?? "",
    count: rows.reduce((all, { count }) => all + count, 0),
    sums: sumOf(rows.flatMap(({ revenue }) => (revenue ? [[revenue.currency, revenue.minor] as const] : []))),
  }));

function InTime({ figures: { requests }, before }: RevenueProps) {
  const { number, percent } = useFormats();
  const points = usePoints();
  const share = shownShare(requests);
  const change = pointsBetween(requests, before?.requests);
  const all = (
    <NumberLink counted={{ number: "requests" }} value={requests.total}>
      {number(requests.total)}
    </NumberLink>
  );
  const inTime = (
    <NumberLink counted={{ number: "requests_in_time" }} value={requests.count}>
      {share === undefined ? number(requests.count) : percent(share)}
    </NumberLink>
  );
  return (
    <p className={styles.sumLine}>
      <span>
        {requests.total === 0 ? (
          <Trans>No requests were due in this period.</Trans>
        ) : (
          <Trans>
            {all} <Plural value={requests.total} one="request" other="requests" />, {inTime} done on time
          </Trans>
        )}
      </span>
      <Change by={change} words={points(change ?? 0)} />
    </p>
  );
}
