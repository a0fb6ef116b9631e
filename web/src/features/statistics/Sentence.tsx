import type { Share } from "@bellhop/contract/statistics";
import { Plural, Trans } from "@lingui/react/macro";
import { IconCalendarStats } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import type { ReactNode } from "react";
import { useFormats } from "../../core/language/formats.ts";
import { Icon } from "../../ui/Icon.tsx";
import { isolated } from "../../ui/isolated.ts";
import type { Shown } from "./cards/shown.ts";
import { lengthOf } from "./days.ts";
import { sentenceFacts } from "./figures.ts";
import { NumberLink } from "./NumberLink.tsx";
import styles from "./StatisticsScreen.module.css";
import { useDayWords } from "./use-statistics-words.ts";

type Facts = ReturnType<typeof sentenceFacts>;

/** Each number with its list. */
export function Sentence({ statistics, before }: Shown) {
  const facts = sentenceFacts(statistics, before);
  return (
    <div className={styles.sentence}>
      <Icon of={IconCalendarStats} />
      <p>
        <ShareSentence facts={facts} answered={statistics.figures.answered} />{" "}
        <SlowSentence facts={facts} isShort={lengthOf(statistics) <= 7} />{" "}
        <GapSentence gap={facts.gap} isAll={statistics.timezone === null} />
      </p>
    </div>
  );
}

function ShareSentence({ facts, answered }: { facts: Facts; answered: Share }): ReactNode {
  const { number, percent } = useFormats();
  const { share, points } = facts;
  const linked = (
    <NumberLink counted={{ number: "answered" }} value={answered.count}>
      {share === undefined ? number(answered.count) : percent(share)}
    </NumberLink>
  );
  const allLink = (
    <NumberLink counted={{ number: "asked" }} value={answered.total}>
      {number(answered.total)}
    </NumberLink>
  );
  if (answered.total === 0) return <Trans>No guest asked for anything in this period.</Trans>;
  if (share === undefined)
    return (
      <Trans>
        The assistant answered {linked} of {allLink} conversations with a question or request.
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

function SlowSentence({ facts, isShort }: { facts: Facts; isShort: boolean }): ReactNode {
  const { weekdayLong, weekdayAndDay } = useDayWords();
  const { slowReplies: slow, slowDay: day } = facts;
  if (slow === undefined) return null;
  if (slow === 0) return <Trans>Every first reply of your team came within 15 minutes.</Trans>;
  const linked = (
    <NumberLink counted={{ number: "slow_replies" }} value={slow}>
      <Plural value={slow} one="# first reply" other="# first replies" />
    </NumberLink>
  );
  if (!day) return <Trans>{linked} of your team took over 15 minutes.</Trans>;
  const dayName = isShort ? weekdayLong(day) : weekdayAndDay(day);
  return (
    <Trans>
      {linked} of your team took over 15 minutes, and {dayName} was the slowest day.
    </Trans>
  );
}

/** The gaps of several hotels have no common list. */
function GapSentence({ gap, isAll }: { gap: Facts["gap"]; isAll: boolean }): ReactNode {
  if (!gap) return null;
  const guests = <Plural value={gap.guests} one="# guest" other="# guests" />;
  const linked = isAll ? (
    <b>{guests}</b>
  ) : (
    <Link to="/guest-assistant" search={{ part: "gaps" }} className={styles.number}>
      {guests}
    </Link>
  );
  const question = isolated(gap.question);
  return (
    <Trans>
      {linked} asked “{question}”, and you have no answer for it.
    </Trans>
  );
}
