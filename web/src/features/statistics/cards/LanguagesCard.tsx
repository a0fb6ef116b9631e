import { plural } from "@lingui/core/macro";
import { Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../../core/language/formats.ts";
import { useLanguageName } from "../../../ui/language-name.ts";
import { ChartCard } from "../ChartCard.tsx";
import { topOf } from "../figures.ts";
import styles from "../StatisticsScreen.module.css";
import { Parts } from "./Parts.tsx";
import type { Shown } from "./shown.ts";

const maxShown = 5;

export function LanguagesCard({ statistics: { figures } }: Shown) {
  const { t } = useLingui();
  const { number } = useFormats();
  const languageName = useLanguageName();
  const { languages } = figures;
  const { shown, others, othersCount } = topOf(languages, maxShown);
  const counted = (code: string) => ({ number: "conversations", key: code }) as const;
  return (
    <ChartCard
      title={t`Languages`}
      about={<Trans>of conversations</Trans>}
      span="languages"
      numbers={["conversations"]}
      table={
        languages.length > 0
          ? {
              columns: [t`Language`, t`Conversations`],
              rows: [...shown, ...others].map(({ language, count }) => [
                languageName(language),
                { text: number(count), value: count, counted: counted(language) },
              ]),
            }
          : undefined
      }
    >
      {languages.length === 0 ? (
        <p className={styles.none}>
          <Trans>No conversations in this period.</Trans>
        </p>
      ) : (
        <Parts
          label={t`Conversations by language`}
          parts={[
            ...shown.map(({ language, count }) => ({
              name: languageName(language),
              count,
              counted: counted(language),
            })),
            ...(others.length > 0
              ? [
                  {
                    name: t`${plural(others.length, { one: "# other", other: "# others" })}`,
                    count: othersCount,
                  },
                ]
              : []),
          ]}
        />
      )}
    </ChartCard>
  );
}
