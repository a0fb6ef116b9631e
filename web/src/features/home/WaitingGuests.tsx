import type { Conversation } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import { Link } from "@tanstack/react-router";
import { WaitingClock } from "../../core/time/WaitingClock.tsx";
import { Disc } from "../../ui/Disc.tsx";
import { ChannelMark, useStayLabel } from "../guests/index.ts";
import { hasEmergency, OpenQuestions, waitingWords } from "../inbox/index.ts";
import card from "./Card.module.css";
import { Card } from "./Card.tsx";
import styles from "./WaitingGuests.module.css";

const maxShown = 8;

export function WaitingGuests({ waiting, count }: { waiting: Conversation[]; count: number }) {
  const { t } = useLingui();
  const more = count - Math.min(maxShown, waiting.length);
  return (
    <Card
      title={t`Waiting for you`}
      count={count}
      more={
        <Link to="/messages" search={{ tab: "waiting" }}>
          <Trans>Open inbox</Trans>
        </Link>
      }
    >
      {waiting.length === 0 ? (
        <p className={card.none}>
          <Trans>No one is waiting. Guests who need you will show here.</Trans>
        </p>
      ) : (
        <ul className={card.rows}>
          {waiting.slice(0, maxShown).map((conversation) => (
            <li key={conversation.conversation_id}>
              <WaitingRow conversation={conversation} />
              <OpenQuestions conversation={conversation} shown={newestWords(conversation)} />
            </li>
          ))}
        </ul>
      )}
      {more > 0 && (
        <Link to="/messages" search={{ tab: "waiting" }} className={styles.rest}>
          <Trans>Show {more} more</Trans>
        </Link>
      )}
    </Card>
  );
}

const newestWords = (conversation: Conversation): string | undefined =>
  waitingWords(conversation) ?? conversation.last_message?.text;

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
        <bdi className={`${styles.name} oneline`}>{guest.name}</bdi>
        {place && <bdi className={`${styles.room} figures`}>{place}</bdi>}
      </span>
      <span className={`${styles.snippet} oneline ranged`} dir="auto">
        {newestWords(conversation)}
      </span>
      {waiting_since && <WaitingClock since={waiting_since} isEmergency={isEmergency} />}
    </Link>
  );
}
