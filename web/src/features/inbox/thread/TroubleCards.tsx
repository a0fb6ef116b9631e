import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { IconAlertCircle, IconHelpCircle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { SendFailureText } from "../../../core/delivery/LazySendFailure.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { outbox, type Unsent, useAreUnsentKept } from "../../../core/outbox/outbox.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useConversation } from "../conversations/conversation-queries.ts";
import styles from "./Bubble.module.css";
import { PartsAbove, PartsBelow, textBeside } from "./content/MessageParts.tsx";
import { OfferedParts } from "./content/OfferedContent.tsx";
import { Quoted } from "./content/Quoted.tsx";
import { useMessageChanges } from "./message-changes.ts";
import { remedyFor } from "./remedy.ts";

type Editing = { onEdit: (text: string) => void };

/** A message that failed or may have failed: what, why, and what helps. */
export function TroubleCard({ message, onEdit }: { message: Message } & Editing) {
  const isUnknown = message.state === "unknown";
  return (
    <Card
      tone={isUnknown ? "waiting" : "urgent"}
      text={textBeside(message)}
      parts={
        <>
          {message.quoted && <Quoted quoted={message.quoted} onShow={undefined} />}
          <PartsAbove message={message} />
        </>
      }
      partsBelow={<PartsBelow content={message.content} />}
      at={message.position}
      action={<RemedyButton message={message} onEdit={onEdit} />}
    >
      <strong>{isUnknown ? <Trans>Delivery uncertain.</Trans> : <Trans>Not sent.</Trans>}</strong>{" "}
      {message.failure && <SendFailureText failure={message.failure} hasNextStep />}
    </Card>
  );
}

function RemedyButton({ message, onEdit }: { message: Message } & Editing) {
  const { sendAgain } = useMessageChanges();
  const guest = useConversation(message.conversation_id)?.guest;
  const [isAsked, setAsked] = useState(false);
  const remedy = remedyFor(message);
  if (remedy === "edit") {
    return (
      <Button size="row" onClick={() => onEdit(message.translated_from?.text ?? message.text)}>
        <Trans>Edit</Trans>
      </Button>
    );
  }
  if (remedy === "call" && guest?.phone) {
    return (
      <a className={buttonLook({ size: "row" })} href={`tel:${guest.phone}`}>
        <Trans>Call</Trans>
      </a>
    );
  }
  if (remedy !== "send-again") return null;
  const again = () => {
    setAsked(true);
    void sendAgain(message).finally(() => setAsked(false));
  };
  return (
    <Button size="row" disabled={isAsked} onClick={again}>
      <Trans>Send again</Trans>
    </Button>
  );
}

/** A reply the server does not have: retried automatically or by hand, and sent once in either case. */
export function UnsentCard({ unsent, onEdit }: { unsent: Unsent } & Editing) {
  const { retry } = useMessageChanges();
  const areKept = useAreUnsentKept();
  const { quoted, interactive } = unsent;
  const discard = () => outbox.remove(unsent.message_id);
  const giveBack = () => {
    discard();
    onEdit(unsent.translated_from?.text ?? unsent.text);
  };
  return (
    <Card
      tone={unsent.state.is === "waiting" ? "waiting" : "urgent"}
      parts={quoted && <Quoted quoted={quoted} onShow={undefined} />}
      text={unsent.text}
      partsBelow={interactive && <OfferedParts offered={interactive} />}
      at={unsent.at}
      action={
        <>
          {/* The composer has no place for the choices. */}
          <Button size="row" kind="ghost" onClick={interactive ? discard : giveBack}>
            {interactive ? <Trans>Discard</Trans> : <Trans>Edit</Trans>}
          </Button>
          <Button size="row" onClick={() => void retry(unsent)}>
            <Trans>Send now</Trans>
          </Button>
        </>
      }
    >
      {unsent.state.is === "held" ? (
        <>
          <strong>
            <Trans>Not sent.</Trans>
          </strong>{" "}
          {unsent.state.why || <Trans>This reply is old. Check it before you send it.</Trans>}
        </>
      ) : (
        <>
          <strong>
            <Trans>Not sent yet.</Trans>
          </strong>{" "}
          <Trans>We'll send it when you're back online.</Trans>
        </>
      )}
      {!areKept && (
        <>
          {" "}
          <Trans>Keep this page open. Your browser can't save the reply.</Trans>
        </>
      )}
    </Card>
  );
}

type CardProps = {
  tone: "urgent" | "waiting";
  /** What the message has besides its text. */
  parts?: ReactNode;
  text: string;
  partsBelow?: ReactNode;
  at: string | number;
  action: ReactNode;
  children: ReactNode;
};

function Card({ tone, parts, text, partsBelow, at, action, children }: CardProps) {
  const { time } = useFormats();
  return (
    <div className={styles.message} data-author="staff">
      <div className={styles.card} data-tone={tone}>
        <Icon of={tone === "urgent" ? IconAlertCircle : IconHelpCircle} size={20} />
        <div className={styles.cardWords}>
          {parts}
          <p className={styles.cardText} dir="auto">
            {text} <time>{time(at)}</time>
          </p>
          {partsBelow}
          <p className={styles.why}>{children}</p>
        </div>
        {action && <div className={styles.cardActions}>{action}</div>}
      </div>
    </div>
  );
}
