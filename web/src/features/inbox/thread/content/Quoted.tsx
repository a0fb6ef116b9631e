import type { QuotedMessage } from "@bellhop/contract/message-content";
import { Trans, useLingui } from "@lingui/react/macro";
import { Icon } from "../../../../ui/Icon.tsx";
import styles from "./Around.module.css";
import { useKindWords } from "./kind-words.ts";

type QuotedProps = {
  quoted: QuotedMessage;
  /** Undefined if the quoted message is not loaded. */
  onShow: ((messageId: string) => void) | undefined;
};

/** The message that this one answers. A click scrolls to it. */
export function Quoted({ quoted, onShow }: QuotedProps) {
  const { message_id } = quoted;
  if (message_id === null || !onShow) {
    return (
      <blockquote className={styles.quoted}>
        <QuotedWords quoted={quoted} />
      </blockquote>
    );
  }
  return (
    <button type="button" className={styles.quoted} onClick={() => onShow(message_id)}>
      <QuotedWords quoted={quoted} />
    </button>
  );
}

function QuotedWords({ quoted: { author, text } }: { quoted: QuotedMessage }) {
  const authors = useAuthorWords();
  const kind = useKindWords()(text ?? "");
  if (author === null) return <Trans>Reply to an earlier message</Trans>;
  return (
    <>
      <strong className={styles.author}>{authors[author]}</strong>
      <span className={styles.words} dir="auto">
        {kind && <Icon of={kind.icon} size={14} />}
        {kind?.word ?? text}
      </span>
    </>
  );
}

function useAuthorWords(): Record<NonNullable<QuotedMessage["author"]>, string> {
  const { t } = useLingui();
  return {
    guest: t`Guest`,
    staff: t`Your team`,
    assistant: t`Assistant`,
    rule: t`Automatic message`,
    system: t`Notice from WhatsApp`,
  };
}
