import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { IconAlertCircle, IconHelpCircle } from "@tabler/icons-react";
import { type ReactNode, useState } from "react";
import { useFormats } from "../../../core/language/formats.ts";
import { outbox, type Unsent, useAreUnsentKept } from "../../../core/outbox/outbox.ts";
import { Button, buttonLook } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { useConversation } from "../conversations/conversation-queries.ts";
import styles from "./Bubble.module.css";
import { useMessageChanges } from "./message-changes.ts";
import { remedyFor } from "./remedy.ts";

type Editing = { onEdit: (text: string) => void };

/** A message that failed or may have failed: what, why, and what helps. */
export function TroubleCard({ message, onEdit }: { message: Message } & Editing) {
  const isUnknown = message.state === "unknown";
  return (
    <Card
      tone={isUnknown ? "waiting" : "urgent"}
      text={message.text}
      at={message.position}
      action={<RemedyButton message={message} onEdit={onEdit} />}
    >
      <strong>{isUnknown ? <Trans>Not certain.</Trans> : <Trans>Failed.</Trans>}</strong>{" "}
      {message.failure?.cause} <span>{message.failure?.next_step}</span>
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
      <Button size="row" onClick={() => onEdit(message.text)}>
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
  const giveBack = () => {
    outbox.remove(unsent.message_id);
    onEdit(unsent.text);
  };
  return (
    <Card
      tone={unsent.state.is === "waiting" ? "waiting" : "urgent"}
      text={unsent.text}
      at={unsent.at}
      action={
        <>
          <Button size="row" kind="ghost" onClick={giveBack}>
            <Trans>Edit</Trans>
          </Button>
          <Button size="row" onClick={() => void retry(unsent)}>
            <Trans>Retry</Trans>
          </Button>
        </>
      }
    >
      {unsent.state.is === "held" ? (
        <>
          <strong>
            <Trans>Not sent.</Trans>
          </strong>{" "}
          {unsent.state.why || <Trans>It has waited for long. See whether it still fits.</Trans>}
        </>
      ) : (
        <>
          <strong>
            <Trans>Not sent yet.</Trans>
          </strong>{" "}
          <Trans>It goes out by itself as soon as Bellhop answers.</Trans>
        </>
      )}
      {!areKept && (
        <>
          {" "}
          <Trans>Leave this page open: the browser has no room to keep the reply.</Trans>
        </>
      )}
    </Card>
  );
}

type CardProps = {
  tone: "urgent" | "waiting";
  text: string;
  at: string | number;
  action: ReactNode;
  children: ReactNode;
};

function Card({ tone, text, at, action, children }: CardProps) {
  const { time } = useFormats();
  return (
    <div className={styles.message} data-author="staff">
      <div className={styles.card} data-tone={tone}>
        <Icon of={tone === "urgent" ? IconAlertCircle : IconHelpCircle} size={20} />
        <div className={styles.cardWords}>
          <p className={styles.cardText} dir="auto">
            {text} <time>{time(at)}</time>
          </p>
          <p className={styles.why}>{children}</p>
        </div>
        {action && <div className={styles.cardActions}>{action}</div>}
      </div>
    </div>
  );
}
