import type { AnswerDraft } from "@bellhop/contract/conversations";
import { limits } from "@bellhop/contract/limits";
import { baseOf } from "@bellhop/contract/values";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconSend, IconSparkles, IconTrash } from "@tabler/icons-react";
import { useEffect, useRef } from "react";
import { modKey } from "../../../../core/keyboard/mod-key.ts";
import { useShortcuts } from "../../../../core/keyboard/shortcuts.ts";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import { IconButton } from "../../../../ui/IconButton.tsx";
import { InMyLanguage } from "../../translation/InMyLanguage.tsx";
import { useWhyNotTranslate } from "../../translation/thread-translation.ts";
import { Sources } from "../Sources.tsx";
import { NextTimeChoice, NextTimeDraft } from "./CardFoot.tsx";
import styles from "./DraftAnswer.module.css";
import type { DraftAnswering } from "./use-draft-answer.ts";
import { useNextTime } from "./use-next-time.ts";

type DraftAnswerProps = {
  conversationId: string;
  draft: AnswerDraft;
  answering: DraftAnswering;
  /** False while a reply is being written: the key belongs to that reply. */
  isPrimary: boolean;
};

/** The assistant's answer in published sentences. Nothing of it is sent until a member approves it. */
export function DraftAnswer({ conversationId, draft, answering, isPrimary }: DraftAnswerProps) {
  const { t, i18n } = useLingui();
  const { text, edit, cancel, send, discard, isBusy } = answering;
  const whyNot = useWhyNotTranslate();
  const nextTime = useNextTime();
  const besideSend = useRef<HTMLButtonElement>(null);
  const isEditing = text !== undefined;
  const isChanged = isEditing && text.trim() !== draft.text;
  const isForeign = baseOf(draft.language) !== baseOf(i18n.locale);
  const sendIt = async () => {
    const { save } = nextTime;
    if ((await send()) && isChanged) save();
  };
  return (
    <section className={styles.draft} aria-label={t`Answer to approve`}>
      {isPrimary && <SendKey onSend={() => void sendIt()} />}
      <header className={styles.head}>
        <h3>
          <Icon of={IconSparkles} size={16} />
          <Trans>Answer to approve</Trans>
        </h3>
        <IconButton label={t`Discard answer`} disabled={isBusy} onClick={() => void discard()}>
          <Icon of={IconTrash} size={16} />
        </IconButton>
      </header>
      {isEditing ? (
        <EditField
          text={text}
          language={draft.language}
          onText={edit}
          onSend={() => void sendIt()}
          onLeave={() => {
            // "Cancel" becomes "Edit answer".
            besideSend.current?.focus();
            cancel();
          }}
        />
      ) : (
        <p className={`${styles.words} ranged`} dir="auto" lang={draft.language}>
          {draft.text}
        </p>
      )}
      {!isEditing && isForeign && whyNot === null && (
        <InMyLanguage conversationId={conversationId} text={draft.text} />
      )}
      {!isEditing && <Sources sources={draft.sources} />}
      <p className={styles.note}>
        {isChanged ? (
          <Trans>You changed it. It is sent as your own message.</Trans>
        ) : (
          <Trans>Written from published sentences. Not sent yet.</Trans>
        )}
      </p>
      <div className={styles.foot}>
        {isChanged && <NextTimeChoice isOn={nextTime.isOn} onSwitch={nextTime.set} />}
        <div className={styles.buttons}>
          <Button
            ref={besideSend}
            size="row"
            disabled={isBusy && !isEditing}
            onClick={() => {
              if (isEditing) return cancel();
              edit(draft.text);
              nextTime.set(true);
            }}
          >
            {isEditing ? <Trans>Cancel</Trans> : <Trans>Edit answer</Trans>}
          </Button>
          <Button
            size="row"
            kind={isPrimary ? "primary" : "default"}
            icon={<Icon of={IconSend} size={16} flip />}
            aria-disabled={isBusy || text?.trim() === "" || undefined}
            {...(isPrimary && { keyHint: `${modKey} Enter` })}
            onClick={() => void sendIt()}
          >
            {isChanged ? <Trans>Send changed answer</Trans> : <Trans>Approve and send</Trans>}
          </Button>
        </div>
      </div>
      {isChanged && nextTime.isOn && (
        <NextTimeDraft about={draft.about} answer={text} isUntranslated={false} onReady={nextTime.ready} />
      )}
    </section>
  );
}

function SendKey({ onSend }: { onSend: () => void }) {
  const { t } = useLingui();
  useShortcuts(t`Answer to approve`, [{ keys: "mod+Enter", label: t`Approve and send`, run: onSend }]);
  return null;
}

type EditFieldProps = {
  text: string;
  language: string;
  onText: (text: string) => void;
  onSend: () => void;
  onLeave: () => void;
};

function EditField({ text, language, onText, onSend, onLeave }: EditFieldProps) {
  const { t } = useLingui();
  const field = useRef<HTMLTextAreaElement>(null);
  useEffect(() => field.current?.focus(), []);
  return (
    <textarea
      ref={field}
      className={styles.field}
      dir="auto"
      lang={language}
      rows={4}
      maxLength={limits.messageCharacters}
      aria-label={t`Answer to approve`}
      value={text}
      onChange={({ target }) => onText(target.value)}
      onKeyDown={(press) => {
        if (press.nativeEvent.isComposing) return;
        if (press.key === "Escape") return onLeave();
        if (press.key !== "Enter" || !(press.metaKey || press.ctrlKey)) return;
        press.preventDefault();
        if (!press.repeat) onSend();
      }}
    />
  );
}
