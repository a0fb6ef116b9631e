import type { Conversation } from "@bellhop/contract/conversations";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconArrowBackUp,
  IconCheck,
  IconChevronLeft,
  IconDots,
  IconInfoCircle,
  IconMailOpened,
  IconPhone,
} from "@tabler/icons-react";
import { shownName } from "../../../core/guests/shown-name.ts";
import { openOverlay } from "../../../core/navigation/overlays.ts";
import { useReadablePhone } from "../../../core/phone/use-readable-phone.ts";
import { Button } from "../../../ui/Button.tsx";
import { Disc } from "../../../ui/Disc.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { ChannelMark, usePlaceLabel } from "../../guests/index.ts";
import { MuteGuestItem } from "../../notifications/index.ts";
import { useConversationChanges } from "../conversations/conversation-changes.ts";
import { TranslateButton, TranslateItem } from "../translation/TranslateButton.tsx";
import type { useTranslationOf } from "../translation/thread-translation.ts";
import styles from "./ThreadHeader.module.css";

type ThreadHeaderProps = {
  conversation: Conversation;
  onClose: () => void;
  onDone: () => void;
  keepUnread: () => void;
  translating: ReturnType<typeof useTranslationOf>;
};

export function ThreadHeader(props: ThreadHeaderProps) {
  const { conversation, onClose, onDone, keepUnread, translating } = props;
  const { t } = useLingui();
  const { guest, channel, state } = conversation;
  const place = usePlaceLabel(conversation);
  const room = place.room();
  const roomAndUntil = place.roomAndUntil();
  const { markDone, reopen } = useConversationChanges();
  const isDone = state === "done";
  return (
    <header className={styles.header}>
      <IconButton label={t`Back to the inbox`} className={styles.back} onClick={onClose}>
        <Icon of={IconChevronLeft} size={20} flip />
      </IconButton>
      <span className={styles.disc}>
        <Disc name={guest.name} mark={<ChannelMark channel={channel} />} />
      </span>
      <div className={styles.who}>
        <h2 className={`${styles.name} oneline ranged`} dir="auto">
          {shownName(guest.name)}
        </h2>
        {room && <span className={styles.room}>{room}</span>}
        {roomAndUntil && <span className={styles.roomAndUntil}>{roomAndUntil}</span>}
      </div>
      <div className={styles.tools}>
        <TranslateButton translating={translating} />
        <IconButton label={t`About the guest`} className={styles.about} onClick={() => openOverlay("guest")}>
          <Icon of={IconInfoCircle} />
        </IconButton>
        <MoreMenu conversation={conversation} keepUnread={keepUnread} translating={translating} />
        {isDone ? (
          <Button
            icon={<Icon of={IconArrowBackUp} size={16} flip />}
            keyHint="E"
            onClick={() => void reopen(conversation)}
          >
            <Trans>Reopen</Trans>
          </Button>
        ) : (
          <Button
            className={styles.done}
            icon={<Icon of={IconCheck} size={16} />}
            keyHint="E"
            onClick={() => {
              void markDone(conversation);
              onDone();
            }}
          >
            <span className={styles.doneWord}>
              <Trans>Done</Trans>
            </span>
          </Button>
        )}
      </div>
    </header>
  );
}

type MoreMenuProps = Pick<ThreadHeaderProps, "conversation" | "keepUnread" | "translating">;

function MoreMenu({ conversation, keepUnread, translating }: MoreMenuProps) {
  const { t } = useLingui();
  const readablePhone = useReadablePhone();
  const { guest } = conversation;
  return (
    <Menu
      label={t`More`}
      widthPx={220}
      align="end"
      trigger={
        <button type="button" className={styles.more} aria-label={t`More`}>
          <Icon of={IconDots} />
        </button>
      }
    >
      <MenuItem
        className={styles.aboutItem ?? ""}
        icon={<Icon of={IconInfoCircle} size={16} />}
        onChoose={() => openOverlay("guest")}
      >
        <Trans>About the guest</Trans>
      </MenuItem>
      <MenuItem icon={<Icon of={IconMailOpened} size={16} />} onChoose={keepUnread}>
        <Trans>Mark unread</Trans>
      </MenuItem>
      <TranslateItem translating={translating} />
      <MuteGuestItem guest={guest} />
      {guest.phone && (
        <MenuItem icon={<Icon of={IconPhone} size={16} />} href={`tel:${guest.phone}`}>
          <Trans>Call</Trans> <bdi dir="ltr">{readablePhone(guest.phone)}</bdi>
        </MenuItem>
      )}
    </Menu>
  );
}
