import type { Conversation } from "@bellhop/contract/conversations";
import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconSend } from "@tabler/icons-react";
import { type RefObject, useEffect, useLayoutEffect } from "react";
import { useClock } from "../../../core/time/clock.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { firstName, ReplyChannel } from "../../guests/index.ts";
import styles from "./Composer.module.css";
import { WindowClosed } from "./WindowClosed.tsx";
import { minutesLeft, WindowCountdown } from "./WindowCountdown.tsx";

type ComposerProps = {
  conversation: Conversation;
  text: string;
  onText: (text: string) => void;
  onSend: () => void;
  field: RefObject<HTMLTextAreaElement | null>;
};

const counterFrom = 0.8;

/** Enter sends, Shift+Enter breaks the line, Escape leaves. */
export function Composer({ conversation, text, onText, onSend, field }: ComposerProps) {
  const { t } = useLingui();
  const { window_closes_at: closesAt, guest, held } = conversation;
  const isClosed = useClock((now) => closesAt !== null && minutesLeft(closesAt, now) <= 0);
  useGrowing(field, text);
  if (isClosed) return <WindowClosed conversation={conversation} text={text} onText={onText} />;

  const isTooLong = text.length > limits.messageCharacters;
  const mayNotSend = text.trim() === "" || isTooLong;
  const name = firstName(guest.name);
  const placeholder = held.by === "assistant" ? t`Reply to ${name}, and take over` : t`Write to ${name}`;
  const onKeyDown = (press: React.KeyboardEvent) => {
    if (press.key === "Escape" && !press.nativeEvent.isComposing) return leaveField(field);
    if (press.key !== "Enter" || press.shiftKey || press.nativeEvent.isComposing || writesOnGlass()) return;
    press.preventDefault();
    if (!mayNotSend) onSend();
  };

  return (
    <div className={styles.composer}>
      <div className={styles.box}>
        <div className={styles.top}>
          <strong>
            <ReplyChannel channel={conversation.channel} />
          </strong>
          {closesAt && <WindowCountdown closesAt={closesAt} />}
        </div>
        <textarea
          ref={field}
          className={styles.field}
          rows={1}
          dir="auto"
          aria-label={t`Reply`}
          placeholder={placeholder}
          value={text}
          onChange={(event) => onText(event.currentTarget.value)}
          onKeyDown={onKeyDown}
        />
        <div className={styles.tools}>
          <span className={styles.hint}>
            <Trans>Shift Enter for a new line</Trans>
          </span>
          <Counter length={text.length} />
          <Button
            kind={held.by === "staff" && held.member_id === null ? "default" : "primary"}
            className={styles.send}
            aria-disabled={isTooLong || undefined}
            data-empty={text.trim() === "" || undefined}
            keyHint="Enter"
            onClick={() => (mayNotSend ? field.current?.focus() : onSend())}
          >
            <span className={styles.sendWord}>
              <Trans>Send</Trans>
            </span>
            <span className={styles.sendIcon}>
              <Icon of={IconSend} flip />
            </span>
          </Button>
        </div>
      </div>
    </div>
  );
}

function Counter({ length }: { length: number }) {
  const { t } = useLingui();
  if (length < limits.messageCharacters * counterFrom) return null;
  const most = limits.messageCharacters;
  return (
    <span className={styles.counter} data-over={length > most || undefined} role="status">
      {length > most ? t`${length - most} too many` : t`${length} of ${most}`}
    </span>
  );
}

/** Returns focus to the list, where single keys work again. */
function leaveField(field: RefObject<HTMLTextAreaElement | null>) {
  field.current?.blur();
  document.querySelector<HTMLElement>('a[aria-current="true"]')?.focus();
}

/** Touch keyboards have no Shift+Enter. */
function writesOnGlass(): boolean {
  return matchMedia("(pointer: coarse)").matches && !matchMedia("(any-pointer: fine)").matches;
}

function useGrowing(field: RefObject<HTMLTextAreaElement | null>, text: string) {
  useLayoutEffect(() => {
    const element = field.current;
    if (!element) return;
    element.style.height = "auto";
    element.style.height = text === "" ? "" : `${element.scrollHeight}px`;
  }, [field, text]);
  useEffect(() => {
    const element = field.current;
    return () => {
      if (element) element.style.height = "";
    };
  }, [field]);
}
