import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { useEffect } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { nowMs } from "../../core/time/clock.ts";
import { Disc } from "../../ui/Disc.tsx";
import { useDutyList, useSoon } from "../notifications/index.ts";
import card from "./Card.module.css";
import { Card, EmptyCard, FailedCard } from "./Card.tsx";
import { CardSkeleton } from "./HomeSkeleton.tsx";
import { maxShown } from "./home-rows.ts";
import styles from "./RightCards.module.css";

const dayMs = 86_400_000;
const afterMs = 1_000;

/** For managers and owners: who is called now. */
export function OnDuty() {
  const { t } = useLingui();
  const { number } = useFormats();
  const { data, error, refetch } = useDutyList();
  const soon = useSoon();
  // No live event reports that a shift begins or ends.
  const changesAt = Math.min(
    ...(data ?? []).flatMap(({ duty: { until } }) => (until ? Date.parse(until) : [])),
  );
  useEffect(() => {
    if (!Number.isFinite(changesAt)) return;
    const timer = setTimeout(() => void refetch(), Math.min(dayMs, changesAt - nowMs() + afterMs));
    return () => clearTimeout(timer);
  }, [changesAt, refetch]);
  const title = t`On duty`;
  if (!data)
    return error ? (
      <FailedCard title={title} error={error} onRetry={() => void refetch()} />
    ) : (
      <CardSkeleton rows={2} />
    );
  const more = (
    <Link to="/settingsnotifications">
      <Trans>Shifts</Trans>
    </Link>
  );
  const present = data.filter(({ duty }) => duty.is_on);
  if (present.length === 0)
    return (
      <EmptyCard title={title} more={more}>
        <Trans>No one is on duty. Alerts go to managers and owners at once.</Trans>
      </EmptyCard>
    );
  const notShown = present.length - maxShown;
  return (
    <Card
      title={title}
      about={
        <Trans>
          {number(present.length)} of {number(data.length)}
        </Trans>
      }
      more={more}
    >
      <ul className={card.rows}>
        {present.slice(0, maxShown).map(({ member_id, name, duty }) => (
          <li key={member_id} className={styles.person}>
            <Disc name={name} size={24} />
            <bdi className="oneline">{name}</bdi>
            <span className={card.sub}>{duty.until && <Trans>until {soon(duty.until)}</Trans>}</span>
          </li>
        ))}
      </ul>
      {notShown > 0 && (
        <p className={card.foot}>
          <Plural value={notShown} one="# more person" other="# more people" />
        </p>
      )}
    </Card>
  );
}
