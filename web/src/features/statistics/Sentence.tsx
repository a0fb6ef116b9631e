import { slowReplyMs } from "@bellhop/contract/statistics";
import { Plural, Trans } from "@lingui/react/macro";
import { IconCalendarStats } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { Icon } from "../../ui/Icon.tsx";
import { isolated } from "../../ui/isolated.ts";
import type { Shown } from "./cards/shown.ts";
import { lengthOf } from "./days.ts";
import { pointsBetween, shareOf, slowestDay } from "./figures.ts";
import { NumberLink } from "./NumberLink.tsx";
import styles from "./StatisticsScreen.module.css";
import { useDayWords } from "./use-statistics-words.ts";

/** The share, the slowest time and the biggest gap, each number with its list. */
export function Sentence({ statistics, before }: Shown) {
  return (
    <div className={styles.sentence}>
      <Icon of={IconCalendarStats} />
      <p>
        <ShareSentence statistics={statistics} before={before} /> <SlowSentence statistics={statistics} />{" "}
        <GapSentence statistics={statistics} />
      </p>
    </div>
  );
}

function ShareSentence({ statistics: { figures }, before }: Shown): ReactNode {
  const { number, percent } = useFormats();
  const { answered } = figures;
  const share = shareOf(answered);
  const points = pointsBetween(answered, before?.answered);
  const linked = (
    <NumberLink counted={{ number: "answered" }} value={answered.count}>
      {share === undefined ? number(answered.count) : percent(share)}
    </NumberLink>
  );
  const asked = (
    <NumberLink counted={{ number: "asked" }} value={answered.total}>
      {number(answered.total)}
    </NumberLink>
  );
  if (answered.total === 0) return <Trans>No guest asked for anything in this period.</Trans>;
  if (share === undefined)
    return (
      <Trans>
        The assistant answered {linked} of {asked} conversations with a question or request.
      </Trans>
    );
  if (points === undefined)
    return <Trans>The assistant answered {linked} of conversations with a question or request.</Trans>;
  if (points === 0)
    return (
      <Trans>
        The assistant answered {linked} of conversations with a question or request, as in the period before.
      </Trans>
    );
  if (points > 0)
    return (
      <Trans>
        The assistant answered {linked} of conversations with a question or request,{" "}
        <Plural value={points} one="# point more" other="# points more" /> than in the period before.
      </Trans>
    );
  return (
    <Trans>
      The assistant answered {linked} of conversations with a question or request,{" "}
      <Plural value={-points} one="# point less" other="# points less" /> than in the period before.
    </Trans>
  );
}

type SentenceProps = Pick<Shown, "statistics">;

function SlowSentence({ statistics }: SentenceProps): ReactNode {
  const { weekdayLong, weekdayAndDay } = useDayWords();
  const { slow_replies: slow, first_reply } = statistics.figures;
  const day = slowestDay(statistics.days, slowReplyMs);
  if (first_reply.count === 0) return null;
  if (slow === 0) return <Trans>Every first reply of your team came within 15 minutes.</Trans>;
  const linked = (
    <NumberLink counted={{ number: "slow_replies" }} value={slow}>
      <Plural value={slow} one="# first reply" other="# first replies" />
    </NumberLink>
  );
  if (!day) return <Trans>{linked} of your team took over 15 minutes.</Trans>;
  const dayName = lengthOf(statistics) <= 7 ? weekdayLong(day) : weekdayAndDay(day);
  return (
    <Trans>
      {linked} of your team took over 15 minutes, and {dayName} was the slowest day.
    </Trans>
  );
}

function GapSentence({ statistics: { gaps } }: SentenceProps): ReactNode {
  const [gap] = gaps.toSorted((one, other) => other.guests - one.guests);
  if (!gap) return null;
  const linked = (
    <Link to="/guest-assistant" search={{ part: "gaps" }} className={styles.number}>
      <Plural value={gap.guests} one="# guest" other="# guests" />
    </Link>
  );
  const question = isolated(gap.question);
  return (
    <Trans>
      {linked} asked “{question}”, and you have no answer for it.
    </Trans>
  );
}
