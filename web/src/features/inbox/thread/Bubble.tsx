import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { IconSparkles } from "@tabler/icons-react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { useFormats } from "../../../core/language/formats.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { Attachment } from "./Attachment.tsx";
import styles from "./Bubble.module.css";
import { Delivery } from "./Delivery.tsx";
import { MarkedText } from "./MarkedText.tsx";
import { Meta } from "./Meta.tsx";
import { Sources } from "./Sources.tsx";

export function Bubble({ message, startsGroup }: { message: Message; startsGroup: boolean }) {
  const { time } = useFormats();
  const { author, text, kind, state, sources } = message;
  return (
    <div className={styles.message} data-author={author}>
      {startsGroup && <Speaker message={message} />}
      <div className={styles.bubble}>
        <div dir="auto" className={styles.text}>
          {kind !== "text" && <Attachment kind={kind} />}
          <MarkedText text={text} />
          <Meta>
            <time dateTime={message.position}>{time(message.position)}</time>
            {state && <Delivery state={state} />}
          </Meta>
        </div>
      </div>
      {sources.length > 0 && <Sources sources={sources} />}
    </div>
  );
}

function Speaker({ message }: { message: Message }) {
  const { member } = useAccess();
  if (message.author === "guest")
    return (
      <span className="unseen">
        <Trans>Guest:</Trans>
      </span>
    );
  if (message.author === "assistant") {
    return (
      <p className={styles.speaker}>
        <Icon of={IconSparkles} size={16} />
        <Trans>Assistant</Trans>
      </p>
    );
  }
  return (
    <p className={styles.speaker}>
      {message.member_id === member.member_id ? <Trans>You</Trans> : <bdi>{message.member_name}</bdi>}
    </p>
  );
}
