import type { Conversation, Stay } from "@bellhop/contract/conversations";
import type { Transcript } from "@bellhop/contract/transcripts";
import { Plural, Trans, useLingui } from "@lingui/react/macro";
import { IconSparkles } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { useClock } from "../../../core/time/clock.ts";
import { Chip } from "../../../ui/Chip.tsx";
import { Disc } from "../../../ui/Disc.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ChannelMark } from "../../guests/index.ts";
import { useDayRange } from "../reading/day-range.ts";
import type { TranscriptFilter } from "../reading/transcripts-search.ts";
import styles from "./TranscriptRow.module.css";

type TranscriptRowProps = { transcript: Transcript; filter: TranscriptFilter };

export function TranscriptRow({ transcript, filter }: TranscriptRowProps) {
  const { conversation } = transcript;
  const { conversation_id, guest, stay, channel, state } = conversation;
  const readablePhone = useReadablePhone();
  return (
    <Link
      to="/transcripts"
      search={{ ...filter, conversation: conversation_id }}
      preload={false}
      className={styles.row}
    >
      <Disc name={guest.name} mark={<ChannelMark channel={channel} />} />
      <span className={styles.words}>
        <span className={styles.line}>
          <bdi className={`${styles.name} oneline`}>{shownName(guest.name)}</bdi>
          {guest.phone && (
            <bdi dir="ltr" className={`${styles.phone} figures`}>
              {readablePhone(guest.phone)}
            </bdi>
          )}
          <span className={styles.when}>
            <LastDay transcript={transcript} />
          </span>
        </span>
        {stay && <StayLine stay={stay} />}
        <span className={styles.line}>
          <LastWords conversation={conversation} />
          {state === "done" && (
            <Chip>
              <Trans>Done</Trans>
            </Chip>
          )}
          <span className={styles.count}>
            <MessageCount transcript={transcript} />
          </span>
        </span>
      </span>
    </Link>
  );
}

function StayLine({ stay }: { stay: Stay }) {
  const { t } = useLingui();
  const range = useDayRange();
  const { reservation_number, checkin, checkout } = stay;
  return (
    <span className={styles.stay}>
      {stay.room && (
        <>
          <bdi>{t`Room ${stay.room}`}</bdi>
          {" · "}
        </>
      )}
      <bdi>{range(checkin, checkout)}</bdi>
      {" · "}
      <bdi dir="ltr">{reservation_number}</bdi>
    </span>
  );
}

/** The time if it was today; else the day, with the year unless it is this year. */
function LastDay({ transcript }: { transcript: Transcript }) {
  const { t } = useLingui();
  const { time, dayMonth, date, dayOf, daysBetween } = useFormats();
  const at = transcript.messages.at(-1)?.position ?? transcript.conversation.last_message?.at;
  const daysAgo = useClock((now) => (at ? daysBetween(at, now) : 0));
  const year = useClock((now) => dayOf(now).slice(0, 4));
  if (!at) return null;
  const day = dayOf(at);
  const words = () => {
    if (daysAgo <= 0) return time(at);
    if (daysAgo === 1) return t`Yesterday`;
    return day.startsWith(year) ? dayMonth(at) : date(day);
  };
  return <time dateTime={at}>{words()}</time>;
}

function LastWords({ conversation: { last_message: last } }: { conversation: Conversation }) {
  if (!last) return <span className={styles.snippet} />;
  return (
    <>
      {last.author === "assistant" && (
        <span className={styles.spark}>
          <Icon of={IconSparkles} size={14} />
          <span className="unseen">
            <Trans>Assistant:</Trans>
          </span>
        </span>
      )}
      {last.author === "staff" && last.member_name && (
        <b className={styles.by}>
          <bdi className="oneline">{last.member_name}:</bdi>
        </b>
      )}
      <span className={`${styles.snippet} oneline ranged`} dir="auto">
        {last.text}
      </span>
    </>
  );
}

function MessageCount({ transcript }: { transcript: Transcript }) {
  const { number } = useFormats();
  const count = number(transcript.messages_count);
  return <Plural value={transcript.messages_count} one={`${count} message`} other={`${count} messages`} />;
}
