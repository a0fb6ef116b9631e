import type { Conversation } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertCircle, IconSparkles, IconUrgent } from "@tabler/icons-react";
import { memo } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { shownName } from "../../../core/guests/shown-name.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { useClock } from "../../../core/time/clock.ts";
import { WaitingClock } from "../../../core/time/WaitingClock.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Disc } from "../../../ui/Disc.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { ChannelMark, usePlaceLabel } from "../../guests/index.ts";
import { isEmergency } from "../conversations/conversation-lists.ts";
import { waitingWords } from "../conversations/waiting-words.ts";
import styles from "./ConversationRow.module.css";

type ConversationRowProps = {
  conversation: Conversation;
  isOpen: boolean;
  href: string;
  onOpen: (conversationId: string) => void;
  /** On hover or focus: it will probably be opened. */
  onIntent: (conversationId: string) => void;
};

export const ConversationRow = memo(function ConversationRow(props: ConversationRowProps) {
  const { conversation, isOpen, href, onOpen, onIntent } = props;
  const { conversation_id: id, guest, channel, waiting_since, unread } = conversation;
  const place = usePlaceLabel(conversation).short();
  const isUrgent = isEmergency(conversation);
  return (
    <a
      href={href}
      className={styles.row}
      aria-current={isOpen || undefined}
      data-unread={unread > 0 || undefined}
      data-emergency={isUrgent || undefined}
      onClick={(event) => {
        if (event.metaKey || event.ctrlKey || event.shiftKey || event.button !== 0) return;
        event.preventDefault();
        onOpen(id);
      }}
      onPointerEnter={() => onIntent(id)}
      onFocus={() => onIntent(id)}
    >
      <Disc name={guest.name} mark={<ChannelMark channel={channel} />} />
      <span className={styles.words}>
        <span className={styles.line}>
          <bdi className={`${styles.name} oneline`}>{shownName(guest.name)}</bdi>
          {place && <bdi className={`${styles.room} figures`}>{place}</bdi>}
          <span className={styles.when}>
            {waiting_since ? (
              <WaitingClock since={waiting_since} isEmergency={isUrgent} />
            ) : (
              <LastMessageTime conversation={conversation} />
            )}
          </span>
        </span>
        <span className={styles.line}>
          {isUrgent && (
            <Chip tone="alarm" icon={<Icon of={IconUrgent} size={14} />}>
              <Trans>Emergency</Trans>
            </Chip>
          )}
          {conversation.draft && !isUrgent && (
            <Chip tone="assistant" icon={<Icon of={IconSparkles} size={14} />}>
              <Trans>Answer ready</Trans>
            </Chip>
          )}
          <Snippet conversation={conversation} />
          <Mark conversation={conversation} />
        </span>
      </span>
    </a>
  );
});

/** The time today, the date before. */
function LastMessageTime({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const formats = useFormats();
  const at = conversation.last_message?.at;
  const daysAgo = useClock((now) => (at ? formats.daysBetween(at, now) : 0));
  if (!at) return null;
  const words =
    daysAgo <= 0
      ? formats.time(at)
      : daysAgo === 1
        ? t`Yesterday`
        : daysAgo < 7
          ? formats.weekday(at)
          : formats.dayMonth(at);
  return <time dateTime={at}>{words}</time>;
}

function Snippet({ conversation }: { conversation: Conversation }) {
  const { member } = useAccess();
  const waiting = waitingWords(conversation);
  if (waiting) return <SnippetText text={waiting} />;
  const last = conversation.last_message;
  if (!last) return <span className={styles.snippet} />;
  const isMine = last.member_name === member.name;
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
      {last.author === "staff" && (
        <b className={styles.by}>
          {isMine ? <Trans>You:</Trans> : <bdi className="oneline">{last.member_name}:</bdi>}
        </b>
      )}
      <SnippetText text={last.text} />
    </>
  );
}

/** Apart from the author: a text of the other direction is cut at its own end. */
const SnippetText = ({ text }: { text: string }) => (
  <span className={`${styles.snippet} oneline ranged`} dir="auto">
    {text}
  </span>
);

/** At most one mark: failed before unread. */
function Mark({ conversation }: { conversation: Conversation }) {
  const { t } = useLingui();
  const { unread, last_message } = conversation;
  if (last_message?.failed) {
    return (
      <span className={styles.failed} title={t`Not delivered`}>
        <Icon of={IconAlertCircle} size={16} />
        <span className="unseen">{t`Not delivered`}</span>
      </span>
    );
  }
  if (unread === 0) return null;
  return (
    <span className={styles.unread}>
      <span className="unseen">{t`${unread} unread`}</span>
    </span>
  );
}
