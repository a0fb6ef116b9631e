import type { Statistics } from "@bellhop/contract/statistics";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../../core/language/formats.ts";
import { Change, usePoints } from "../Change.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { growth, pointsBetween, shareOf, topOf } from "../figures.ts";
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
        <Trans>from {linked} extras</Trans>
      </span>
      <Change by={change && Math.round(100 * change)} words={percent(Math.abs(change ?? 0))} />
    </p>
  );
}

function Extras({ extras }: { extras: Figures["extras"] }) {
  const { t } = useLingui();
  const { number } = useFormats();
  const money = useMoney();
  const { shown, others, othersCount } = topOf(extras, maxExtras);
  // Highest revenue first, as they arrive.
  const ofShown = extras.filter((extra) => shown.includes(extra));
  const sums = new Map<string, number>();
  for (const { revenue } of others)
    if (revenue) sums.set(revenue.currency, (sums.get(revenue.currency) ?? 0) + revenue.minor);
  if (extras.length === 0) return null;
  return (
    <ul className={styles.money}>
      {ofShown.map(({ entry_id, name, count, revenue }) => (
        <li key={entry_id}>
          <bdi>{name}</bdi>
          <span>
            <NumberLink counted={{ number: "extras", key: entry_id }} value={count} label={t`orders`}>
              {number(count)}
            </NumberLink>
          </span>
          <span>{revenue ? money(revenue) : t`no price`}</span>
        </li>
      ))}
      {others.length > 0 && (
        <li>
          <span>{t`Other`}</span>
          <span>{number(othersCount)}</span>
          <span>{[...sums].map(([currency, minor]) => money({ currency, minor })).join(", ")}</span>
        </li>
      )}
    </ul>
  );
}

function InTime({ figures: { requests }, before }: RevenueProps) {
  const { number, percent } = useFormats();
  const points = usePoints();
  const share = shareOf(requests);
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
          <Trans>No requests in this period.</Trans>
        ) : (
          <Trans>
            {all} requests, {inTime} done on time
          </Trans>
        )}
      </span>
      <Change by={change} words={points(change ?? 0)} />
    </p>
  );
}
