import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { ChartCard } from "../ChartCard.tsx";
import { shownShare } from "../figures.ts";
import { NumberLink } from "../NumberLink.tsx";
import styles from "../StatisticsScreen.module.css";
import type { Shown } from "./shown.ts";

const maxDrawn = 5;

export function QuestionsCard({ statistics: { questions } }: Shown) {
  const { t } = useLingui();
  const { number, percent } = useFormats();
  const counted = (entryId: string) => ({ number: "questions", key: entryId }) as const;
  const shareWords = (part: { count: number; total: number }) => {
    const share = shownShare(part);
    return share === undefined ? t`of ${number(part.total)}` : percent(share);
  };
  const max = Math.max(1, ...questions.map(({ conversations }) => conversations.count));
  return (
    <ChartCard
      title={t`Top questions`}
      about={<Trans>of conversations with a question or request</Trans>}
      span="questions"
      numbers={["questions", "asked"]}
      table={
        questions.length > 0
          ? {
              columns: [t`Entry`, t`Conversations`, t`Share`],
              rows: questions.map(({ entry_id, title, conversations }) => [
                title || t`Deleted entry`,
                {
                  text: number(conversations.count),
                  value: conversations.count,
                  counted: counted(entry_id),
                },
                shareWords(conversations),
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
            return (
              <li key={entry_id}>
                <span className={styles.count}>
                  <NumberLink
                    counted={counted(entry_id)}
                    value={conversations.count}
                    label={t`conversations about this entry`}
                  >
                    {number(conversations.count)}
                  </NumberLink>
                </span>
                <span className={`${styles.words} ${styles.title} ranged`} dir="auto">
                  {title || t`Deleted entry`}
                </span>
                <span className={styles.meter} aria-hidden="true">
                  <i style={{ inlineSize: `${(100 * conversations.count) / max}%` }} />
                </span>
                <span className={styles.share}>{shareWords(conversations)}</span>
              </li>
            );
          })}
        </ul>
      )}
    </ChartCard>
  );
}
