import { limits } from "@bellhop/contract/limits";
import type { GuestContent } from "@bellhop/contract/simulator";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconArrowUp, IconMapPin, IconMicrophone, IconPhoto, IconPlus } from "@tabler/icons-react";
import type { KeyboardEvent } from "react";
import { messageFieldId } from "../../core/navigation/message-field.ts";
import { Icon } from "../../ui/Icon.tsx";
import { Menu, MenuItem } from "../../ui/Menu.tsx";
import styles from "./Phone.module.css";

type PhoneComposerProps = {
  guestName: string;
  draft: string;
  onDraft: (text: string) => void;
  onSend: (text: string) => void;
  onSendContent: (content: GuestContent) => void;
};

export function PhoneComposer({ guestName, draft, onDraft, onSend, onSendContent }: PhoneComposerProps) {
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
      data-bottom-bar=""
      onSubmit={(event) => {
        event.preventDefault();
        send();
      }}
    >
      <Menu
        label={t`Attach`}
        widthPx={200}
        trigger={
          <button type="button" className={styles.more} aria-label={t`Attach`}>
            <Icon of={IconPlus} size={20} />
          </button>
        }
      >
        <MenuItem icon={<Icon of={IconPhoto} size={18} />} onChoose={() => onSendContent({ kind: "photo" })}>
          <Trans>Photo</Trans>
        </MenuItem>
        <MenuItem
          icon={<Icon of={IconMicrophone} size={18} />}
          onChoose={() => onSendContent({ kind: "voice" })}
        >
          <Trans>Voice message</Trans>
        </MenuItem>
        <MenuItem
          icon={<Icon of={IconMapPin} size={18} />}
          onChoose={() => onSendContent({ kind: "location" })}
        >
          <Trans>Location</Trans>
        </MenuItem>
      </Menu>
      <textarea
        id={messageFieldId}
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
