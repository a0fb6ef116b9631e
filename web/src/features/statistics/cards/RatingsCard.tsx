import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { Change, usePoints } from "../Change.tsx";
import { ChartCard } from "../ChartCard.tsx";
import { pointsBetween, shownShare } from "../figures.ts";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import type { Shown } from "./shown.ts";

export function RatingsCard({ statistics: { figures }, before }: Shown) {
  const { t } = useLingui();
  const { number, percent } = useFormats();
  const points = usePoints();
  const { ratings } = figures;
  const share = shownShare(ratings);
  const change = pointsBetween(ratings, before?.ratings);
  const helpful = (
    <NumberLink counted={{ number: "helpful" }} value={ratings.count}>
      {number(ratings.count)}
    </NumberLink>
  );
  const all = (
    <NumberLink counted={{ number: "ratings" }} value={ratings.total}>
      {number(ratings.total)}
    </NumberLink>
  );
  return (
    <ChartCard title={t`Ratings on the guest page`} span="ratings" numbers={["ratings", "helpful"]}>
      {ratings.total === 0 ? (
        <p className={styles.none}>
          <Trans>No guest rated an answer in this period.</Trans>
        </p>
      ) : (
        <p className={styles.figures}>
          {share !== undefined && <strong className={styles.figure}>{percent(share)}</strong>}
          <span>
            <Trans>
              {helpful} of {all} <Plural value={ratings.total} one="rated answer" other="rated answers" />{" "}
              helped
            </Trans>
          </span>
          <Change by={change} words={points(change ?? 0)} />
        </p>
      )}
    </ChartCard>
  );
}
