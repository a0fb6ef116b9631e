import { limits } from "@bellhop/contract/limits";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconMessageQuestion, IconSend } from "@tabler/icons-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, useEffect, useRef, useState } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { IconButton } from "../../ui/IconButton.tsx";
import { Notice } from "../../ui/Notice.tsx";
import styles from "./TryChat.module.css";
import { TryTurn } from "./TryTurn.tsx";
import { useRerunAfterEdits, type useTries } from "./use-tries.ts";

type TryChatProps = {
  chat: ReturnType<typeof useTries>;
  /** Shows how each answer was found. */
  isDetailed?: boolean;
  children?: ReactNode;
};

export function TryChat({ chat, isDetailed = false, children }: TryChatProps) {
  const { t } = useLingui();
  const log = useRef<HTMLDivElement>(null);
  const { tries, askAllAgain, as } = chat;
  useRerunAfterEdits(askAllAgain, as.of);
  const last = tries.at(-1);
  const examples = [t`When is breakfast?`, t`Is there parking?`, t`Can I bring my dog?`];
  // biome-ignore lint/correctness/useExhaustiveDependencies: the newest question and its answer come into sight.
  useEffect(() => {
    log.current?.scrollTo({ top: log.current.scrollHeight });
  }, [tries.length, last?.answer]);
  return (
    <div className={styles.chat}>
      {children}
      <div className={styles.log} ref={log} role="log" aria-label={t`Questions and answers`}>
        {tries.length === 0 ? (
          <Notice icon={<Icon of={IconMessageQuestion} size={24} />} title={t`Ask as a guest would`}>
            {as.of === "draft" ? (
              <Trans>Test your draft. Guests don't see this.</Trans>
            ) : (
              <Trans>Test the live version. Guests don't see this.</Trans>
            )}
            <span className={styles.examples}>
              {examples.map((example) => (
                <button key={example} type="button" onClick={() => void chat.ask(example)}>
                  {example}
                </button>
              ))}
            </span>
          </Notice>
        ) : (
          tries.map((one) => (
            <TryTurn
              key={one.id}
              one={one}
              of={as.of}
              isDetailed={isDetailed}
              onAskAgain={() => void chat.askOne(one.id)}
            />
          ))
        )}
      </div>
      <AskField onAsk={(text) => void chat.ask(text)} />
    </div>
  );
}

function AskField({ onAsk }: { onAsk: (text: string) => void }) {
  const { t } = useLingui();
  const [text, setText] = useState("");
  const send = (event?: FormEvent) => {
    event?.preventDefault();
    if (text.trim() === "") return;
    onAsk(text.trim());
    setText("");
  };
  const onKeyDown = (press: KeyboardEvent) => {
    if (press.key !== "Enter" || press.shiftKey || press.nativeEvent.isComposing) return;
    press.preventDefault();
    send();
  };
  return (
    <form className={styles.ask} onSubmit={send}>
      <textarea
        rows={1}
        dir="auto"
        value={text}
        maxLength={limits.messageCharacters}
        aria-label={t`Ask as a guest`}
        placeholder={t`Ask as a guest`}
        onChange={(event) => setText(event.currentTarget.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton label={t`Ask`} type="submit" keyHint="Enter">
        <Icon of={IconSend} flip />
      </IconButton>
    </form>
  );
}
