import type { CalendarFeed, LeftOut as LeftOutEvents } from "@bellhop/contract/reservation-imports";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { Button } from "../../ui/Button.tsx";
import styles from "./LeftOut.module.css";
import { rowProblemSentence } from "./row-problem-sentence.ts";

type LeftOutProps = {
  feed: CalendarFeed;
  /** Undefined: the member may not change calendars. */
  onChange: (() => void) | undefined;
};

/** What the last reading of a calendar did not import: how many events, why, and which. */
export function LeftOut({ feed, onChange }: LeftOutProps) {
  const { left_out: groups, ends_on_last_night: endsOnLastNight } = feed;
  const count = groups.reduce((sum, group) => sum + group.count, 0);
  if (count === 0) return null;
  const mayEndOnLastNight = !endsOnLastNight && groups.some(({ code }) => code === "no_nights");
  return (
    <>
      <details className={styles.all}>
        <summary>
          <Plural value={count} one="# event left out" other="# events left out" />
        </summary>
        {groups.map((group) => (
          <Group key={group.code} group={group} />
        ))}
      </details>
      {mayEndOnLastNight && (
        <div className={styles.ask}>
          <p>
            <Trans>Some events begin and end on the same day. Is their end date the last night?</Trans>
          </p>
          {onChange && (
            <Button size="row" onClick={onChange}>
              <Trans>Change calendar</Trans>
            </Button>
          )}
        </div>
      )}
    </>
  );
}

function Group({ group: { code, count, events } }: { group: LeftOutEvents }) {
  const { i18n } = useLingui();
  const { number } = useFormats();
  const others = count - events.length;
  return (
    <section className={styles.group}>
      <p className={styles.reason}>
        {rowProblemSentence(i18n, { code, field: null, value: events[0]?.title ?? "" })}
        <span className={styles.count}>{number(count)}</span>
      </p>
      <ul className={styles.events}>
        {events.map((event, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: events may be the same, and never move.
          <Event key={index} event={event} />
        ))}
        {others > 0 && (
          <li>
            <Plural value={others} one="And # more" other="And # more" />
          </li>
        )}
      </ul>
    </section>
  );
}

function Event({ event: { title, checkin, checkout } }: { event: LeftOutEvents["events"][number] }) {
  const { date } = useFormats();
  return (
    <li>
      <bdi className={styles.title}>{title || <Trans>No title</Trans>}</bdi>
      {checkin && (
        <span>
          <bdi>{date(checkin)}</bdi>
          {checkout && checkout !== checkin && (
            <>
              {" – "}
              <bdi>{date(checkout)}</bdi>
            </>
          )}
        </span>
      )}
    </li>
  );
}
