import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { AnsweredShare } from "./AnsweredShare.tsx";
import styles from "./AssistantToday.module.css";
import { Card } from "./Card.tsx";
import { portionOf, useWeek } from "./week-query.ts";

/** For owners: how the assistant did in seven days. */
export function WeekCard() {
  const { t } = useLingui();
  const { data } = useWeek();
  // If the figures could not be read, the card of today shows the failure.
  if (!data || data.figures.answered.total === 0) return null;
  const { answered } = data.figures;
  return (
    <Card
      title={t`The assistant, last 7 days`}
      more={
        <Link to="/statistics">
          <Trans>Statistics</Trans>
        </Link>
      }
    >
      <div className={styles.body}>
        <AnsweredShare answered={answered} />
        <Change current={portionOf(answered)} before={portionOf(data.before.figures.answered)} />
      </div>
    </Card>
  );
}

function Change({ current, before }: { current: number | null; before: number | null }) {
  if (current === null || before === null) return null;
  const points = Math.round(100 * (current - before));
  return (
    <p className={styles.before}>
      {points > 0 ? (
        <Plural
          value={points}
          one="# point more than in the 7 days before"
          other="# points more than in the 7 days before"
        />
      ) : points < 0 ? (
        <Plural
          value={-points}
          one="# point less than in the 7 days before"
          other="# points less than in the 7 days before"
        />
      ) : (
        <Trans>The same as in the 7 days before</Trans>
      )}
    </p>
  );
}
