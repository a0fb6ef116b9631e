import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../../core/language/formats.ts";
import { buttonLook } from "../../../ui/Button.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { useLanguageName } from "../../../ui/language-name.ts";
import { ChartCard } from "../ChartCard.tsx";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import type { Shown } from "./shown.ts";

export function GapsCard({ statistics: { gaps, gaps_count: count, timezone } }: Shown) {
  /** Then a gap may be another hotel's. */
  const isAll = timezone === null;
  const { t, i18n } = useLingui();
  const { number } = useFormats();
  const languageName = useLanguageName();
  const languages = (codes: readonly string[]) =>
    new Intl.ListFormat(i18n.locale, { type: "unit", style: "short" }).format(codes.map(languageName));
  const all = (
    <NumberLink counted={{ number: "gaps" }} value={count}>
      {number(count)}
    </NumberLink>
  );
  return (
    <ChartCard
      title={t`No answer yet`}
      span="gaps"
      numbers={["gaps"]}
      about={
        count > 0 && (
          <Trans>
            {all} <Plural value={count} one="question" other="questions" />
          </Trans>
        )
      }
      more={
        <Link to="/guest-assistant" search={{ part: "gaps" }} className={styles.more}>
          <Trans>All gaps</Trans>
        </Link>
      }
    >
      {gaps.length === 0 ? (
        <p className={styles.none}>
          <Trans>Every question had an answer.</Trans>
        </p>
      ) : (
        <ul className={styles.rows}>
          {gaps.map((gap) => (
            <li key={gap.conversation_id + gap.question}>
              <span className={styles.count}>
                {number(gap.guests)}
                <span className="unseen">
                  {" "}
                  <Plural value={gap.guests} one="guest" other="guests" />
                </span>
              </span>
              <span className={styles.words}>
                {isAll ? (
                  <span className={`${styles.title} ranged`} dir="auto">
                    {gap.question}
                  </span>
                ) : (
                  <Link
                    to="/messages"
                    search={{ tab: "all", conversation: gap.conversation_id }}
                    className={`${styles.title} ranged`}
                    dir="auto"
                  >
                    {gap.question}
                  </Link>
                )}
                <span className={styles.dim}>
                  <bdi>{languages(gap.languages)}</bdi>
                </span>
              </span>
              {!isAll && (
                <Link
                  to="/builder"
                  search={{ section: "faq", teach: gap.question }}
                  className={`${buttonLook({ size: "row" })} ${styles.action}`}
                  aria-label={t`Write answer: ${isolated(gap.question)}`}
                >
                  <Trans>Write answer</Trans>
                </Link>
              )}
            </li>
          ))}
        </ul>
      )}
    </ChartCard>
  );
}
