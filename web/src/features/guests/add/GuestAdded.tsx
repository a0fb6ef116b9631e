import { Trans, useLingui } from "@lingui/react/macro";
import { IconCheck, IconClock, IconPrinter } from "@tabler/icons-react";
import { Link } from "@tanstack/react-router";
import { useEffect, useRef, useState } from "react";
import { sendFailureSentences } from "../../../core/api/send-failure.ts";
import { Delivery } from "../../../core/delivery/Delivery.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useGuest } from "../guest-queries.ts";
import { WelcomeCardDialog } from "../panel/lazy-dialogs.tsx";
import { OpenWhatsapp } from "./FirstMessagePreview.tsx";
import { useFirstMessageReason } from "./first-message-reason.ts";
import styles from "./GuestAdded.module.css";
import { MessageBubble } from "./MessageBubble.tsx";
import type { AddedGuest } from "./use-add-guest.ts";
import { useFirstMessage } from "./use-first-message.ts";

type GuestAddedProps = { added: AddedGuest; onAddAnother: () => void };

/** What was saved, and how far the message has come. */
export function GuestAdded({ added, onAddAnother }: GuestAddedProps) {
  const { t } = useLingui();
  const { stay, answer } = added;
  const { stayDay } = useFormats();
  // The name can be edited in the dialog of the card.
  const { data: guest } = useGuest(answer.guest_id);
  const [printsCard, setPrintsCard] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const titles = {
    added: t`Guest added.`,
    changed: t`Reservation changed.`,
    unchanged: t`Already saved. Nothing changed.`,
  };
  return (
    <div className={styles.added}>
      <header className={styles.head}>
        <span className={styles.tick} aria-hidden="true">
          <Icon of={IconCheck} size={24} />
        </span>
        <div>
          <h1 ref={heading} tabIndex={-1}>
            {titles[answer.result]}
          </h1>
          <p className={styles.who}>
            <bdi>{guest?.name ?? stay.name}</bdi> · {stayDay(stay.checkin)} – {stayDay(stay.checkout)} ·{" "}
            <bdi dir="ltr">{stay.reservation_number}</bdi>
          </p>
        </div>
      </header>
      <FollowedMessage added={added} />
      <div className={styles.actions}>
        <OpenConversation {...answer} />
        <Button icon={<Icon of={IconPrinter} size={16} />} onClick={() => setPrintsCard(true)}>
          <Trans>Print welcome card</Trans>
        </Button>
        <Button onClick={onAddAnother}>
          <Trans>Add another guest</Trans>
        </Button>
      </div>
      {printsCard && <WelcomeCardDialog guestId={answer.guest_id} onClose={() => setPrintsCard(false)} />}
    </div>
  );
}

function OpenConversation({ conversation_id, reservation_id }: AddedGuest["answer"]) {
  if (conversation_id === null) {
    return (
      <Link
        to="/reservations"
        search={{ reservation: reservation_id }}
        className={buttonLook({ kind: "primary" })}
      >
        <Trans>Open reservation</Trans>
      </Link>
    );
  }
  return (
    <Link
      to="/messages"
      search={{ tab: "all", conversation: conversation_id }}
      className={buttonLook({ kind: "primary" })}
    >
      <Trans>Open conversation</Trans>
    </Link>
  );
}

function FollowedMessage({ added: { answer } }: { added: AddedGuest }) {
  const { t } = useLingui();
  const { time } = useFormats();
  const { first_message: planned, conversation_id } = answer;
  const { data: sent } = useFirstMessage(conversation_id, planned);
  const { reason, opensWhatsapp } = useFirstMessageReason()(planned);
  const failure = sent?.failure ? sendFailureSentences(sent.failure) : undefined;
  return (
    <section className={styles.message} aria-label={t`First message`}>
      {planned.how !== "none" && (
        <MessageBubble
          message={planned}
          meta={
            planned.sends_at ? (
              <>
                <Icon of={IconClock} size={14} />
                <time dateTime={planned.sends_at}>{time(planned.sends_at)}</time>
              </>
            ) : (
              <>
                {sent && <time dateTime={sent.position}>{time(sent.position)}</time>}
                <span role="status">
                  <Delivery state={sent?.state ?? "queued"} />
                </span>
              </>
            )
          }
        />
      )}
      <p className={styles.reason} data-tone={failure && "urgent"}>
        {failure ? `${failure.cause} ${failure.nextStep}` : reason} {opensWhatsapp && <OpenWhatsapp />}
      </p>
    </section>
  );
}
