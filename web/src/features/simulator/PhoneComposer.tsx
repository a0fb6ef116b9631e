import { limits } from "@bellhop/contract/limits";
import { useLingui } from "@lingui/react/macro";
import { IconArrowUp } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Phone.module.css";

type PhoneComposerProps = {
  guestName: string;
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
};

export function PhoneComposer({ guestName, draft, onDraft, onSend }: PhoneComposerProps) {
  const { t } = useLingui();
  const placeholder = t`Write as ${guestName}`;
  const send = () => {
    if (draft.trim() === "") return;
    onSend(draft);
    onDraft("");
  };
  const onKeyDown = (event: KeyboardEvent) => {
    // Enter that picks a word in an IME does not send.
    if (event.key !== "Enter" || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };
  return (
    <form
      className={styles.composer}
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <textarea
        className={styles.field}
        rows={1}
        dir="auto"
        value={draft}
        maxLength={limits.messageCharacters}
        aria-label={placeholder}
        placeholder={placeholder}
        onChange={(event) => onDraft(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <button type="submit" className={styles.send} aria-label={t`Send`} disabled={draft.trim() === ""}>
        <Icon of={IconArrowUp} size={20} />
      </button>
    </form>
  );
}
