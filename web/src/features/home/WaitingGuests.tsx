import type { Conversation } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconSparkles } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { shownName } from "../../core/guests/shown-name.ts";
import { WaitingClock } from "../../core/time/WaitingClock.tsx";
import { Chip } from "../../ui/Chip.tsx";
import { Disc } from "../../ui/Disc.tsx";
import { Icon } from "../../ui/Icon.tsx";
import { ChannelMark, useStayLabel } from "../guests/index.ts";
import { hasEmergency, waitingWords } from "../inbox/index.ts";
import card from "./Card.module.css";
import { Card, EmptyCard } from "./Card.tsx";
import { maxShown } from "./home-rows.ts";
import styles from "./WaitingGuests.module.css";

export function WaitingGuests({ waiting, count }: { waiting: Conversation[]; count: number }) {
  const { t } = useLingui();
  const title = t`Needs you now`;
  const more = count - Math.min(maxShown, waiting.length);
  const toInbox = (
    <Link to="/messages" search={{ tab: "waiting" }}>
      <Trans>Open inbox</Trans>
    </Link>
  );
  if (waiting.length === 0)
    return (
      <EmptyCard title={title} more={toInbox}>
        <Trans>No one is waiting.</Trans>
      </EmptyCard>
    );
  return (
    <Card title={title} count={count} more={toInbox}>
      <ul className={card.rows}>
        {waiting.slice(0, maxShown).map((conversation) => (
          <li key={conversation.conversation_id} data-home={conversation.conversation_id}>
            <WaitingRow conversation={conversation} />
          </li>
        ))}
      </ul>
      {more > 0 && (
        <Link to="/messages" search={{ tab: "waiting" }} className={card.rest}>
          <Trans>Show {more} more</Trans>
        </Link>
      )}
    </Card>
  );
}

const newestWords = (conversation: Conversation): string | undefined =>
  waitingWords(conversation) ?? conversation.last_message?.text;

/** The thread opens with the guest's questions and the replies that can be sent. */
const hasReplyReady = ({ open_questions, sending_stopped }: Conversation) =>
  open_questions.length > 0 && !sending_stopped;

function WaitingRow({ conversation }: { conversation: Conversation }) {
  const { guest, stay, channel, waiting_since, unread } = conversation;
  const place = useStayLabel(stay).short();
  const isEmergency = hasEmergency(conversation);
  return (
    <Link
      to="/messages"
      search={{ tab: "waiting", conversation: conversation.conversation_id }}
      className={styles.row}
      data-unread={unread > 0 || undefined}
      data-emergency={isEmergency || undefined}
    >
      <Disc name={guest.name} size={32} mark={<ChannelMark channel={channel} />} />
      <span className={styles.who}>
        <bdi className={`${styles.name} oneline`}>{shownName(guest.name)}</bdi>
        {place && <bdi className={`${styles.room} figures`}>{place}</bdi>}
      </span>
      <span className={`${styles.snippet} oneline ranged`} dir="auto">
        {newestWords(conversation)}
      </span>
      <span className={styles.end}>
        {hasReplyReady(conversation) && (
          <span className={styles.ready}>
            <Chip tone="assistant" icon={<Icon of={IconSparkles} size={14} />}>
              <Trans>Reply ready</Trans>
            </Chip>
          </span>
        )}
        {waiting_since && <WaitingClock since={waiting_since} isEmergency={isEmergency} />}
      </span>
    </Link>
  );
}
