import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useFormats } from "../../core/language/formats.ts";
import { DueToday } from "../requests/index.ts";
import card from "./Card.module.css";
import { Card, EmptyCard, FailedCard } from "./Card.tsx";
import { CardSkeleton } from "./HomeSkeleton.tsx";
import { homeMark, maxShown } from "./home-rows.ts";

export function RequestsDue() {
  const { t } = useLingui();
  const { number } = useFormats();
  const title = t`Requests due`;
  return (
    <DueToday
      maxShown={maxShown}
      mark={homeMark}
      frame={(due, failure) => {
        if (failure) return <FailedCard title={title} error={failure.error} onRetry={failure.retry} />;
        if (!due) return <CardSkeleton rows={3} />;
        const more = (
          <>
            <Link to="/orders/shift" className={card.wide}>
              <Trans>Shift hand-over</Trans>
            </Link>{" "}
            <Link to="/orders">
              {due.open > 0 ? <Trans>All {number(due.open)}</Trans> : <Trans>Requests</Trans>}
            </Link>
          </>
        );
        if (due.due === 0)
          return (
            <EmptyCard title={title} more={more}>
              <Trans>No requests are due today.</Trans>
            </EmptyCard>
          );
        return (
          <Card
            title={title}
            count={due.isMore ? `${number(due.due)}+` : due.due}
            tone="waiting"
            about={due.overdue > 0 && <Plural value={due.overdue} one="# overdue" other="# overdue" />}
            more={more}
          >
            {due.list}
          </Card>
        );
      }}
    />
  );
}
