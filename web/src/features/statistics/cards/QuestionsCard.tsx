import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { ChartCard } from "../ChartCard.tsx";
import { shareOf } from "../figures.ts";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import type { Shown } from "./shown.ts";

const maxDrawn = 5;
const poorShare = 0.6;

export function QuestionsCard({ statistics: { questions } }: Shown) {
  const { t } = useLingui();
  const { number, percent } = useFormats();
  const counted = (entryId: string) => ({ number: "questions", key: entryId }) as const;
  const answered = (part: { count: number; total: number }) => {
    const share = shareOf(part);
    return share === undefined ? t`${number(part.count)} of ${number(part.total)}` : percent(share);
  };
  return (
    <ChartCard
      title={t`Top questions`}
      about={<Trans>share answered by the assistant</Trans>}
      span="questions"
      numbers={["questions", "answered"]}
      table={
        questions.length > 0
          ? {
              columns: [t`Entry`, t`Conversations`, t`Answered`],
              rows: questions.map(({ entry_id, title, conversations }) => [
                title,
                {
                  text: number(conversations.total),
                  value: conversations.total,
                  counted: counted(entry_id),
                },
                answered(conversations),
              ]),
            }
          : undefined
      }
    >
      {questions.length === 0 ? (
        <p className={styles.none}>
          <Trans>No one asked about an entry in this period.</Trans>
        </p>
      ) : (
        <ul className={styles.rows}>
          {questions.slice(0, maxDrawn).map(({ entry_id, title, conversations }) => {
            const share = shareOf(conversations);
            return (
              <li key={entry_id}>
                <span className={styles.count}>
                  <NumberLink
                    counted={counted(entry_id)}
                    value={conversations.total}
                    label={t`conversations about this entry`}
                  >
                    {number(conversations.total)}
                  </NumberLink>
                </span>
                <span className={`${styles.words} ${styles.title} ranged`} dir="auto">
                  {title}
                </span>
                {share !== undefined && (
                  <span className={styles.meter} aria-hidden="true">
                    <i style={{ inlineSize: `${100 * share}%` }} />
                  </span>
                )}
                <span
                  className={styles.share}
                  data-tone={share !== undefined && share < poorShare ? "bad" : undefined}
                >
                  {answered(conversations)}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </ChartCard>
  );
}
