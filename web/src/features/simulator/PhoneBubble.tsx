import type { GuestContent, SimulatedMessage } from "@bellhop/contract/simulator";
import { Trans } from "@lingui/react/macro";
import { useFormats } from "../../core/language/formats.ts";
import { MarkedText } from "../inbox/index.ts";
import { BubbleReactions } from "./BubbleReactions.tsx";
import styles from "./Phone.module.css";
import { PhoneChoices } from "./PhoneChoices.tsx";
import { PhoneFile } from "./PhoneFile.tsx";
import { Ticks } from "./Ticks.tsx";

type PhoneBubbleProps = { message: SimulatedMessage; onSend: (content: GuestContent) => void };

export function PhoneBubble({ message, onSend }: PhoneBubbleProps) {
  const { time } = useFormats();
  const { author, kind, text, state, at, content } = message;
  return (
    <div className={styles.bubble} data-author={author}>
      <span className="unseen">{author === "guest" ? <Trans>You:</Trans> : <Trans>Hotel:</Trans>} </span>
      <div dir="auto" className={styles.words}>
        {content?.kind === "template" && content.header !== "" && (
          <strong className={styles.header}>{content.header}</strong>
        )}
        {content ? (
          <PhoneFile content={content} />
        ) : (
          text === "" && <span className={styles.kind}>{kind}</span>
        )}
        <MarkedText text={text} writing="whatsapp" />
        {content?.kind === "template" && content.footer !== "" && (
          <span className={styles.kind}>{content.footer}</span>
        )}
      </div>
      <div className={styles.meta}>
        <BubbleReactions message={message} onSend={onSend} />
        <time dateTime={at}>{time(at)}</time>
        {author === "guest" && <Ticks state={state} />}
      </div>
      <PhoneChoices message={message} onSend={onSend} />
    </div>
  );
}
