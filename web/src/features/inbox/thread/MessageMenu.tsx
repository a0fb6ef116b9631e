import { limits } from "@bellhop/contract/limits";
import type { Message } from "@bellhop/contract/messages";
import { Trans, useLingui } from "@lingui/react/macro";
import {
  IconArrowBackUp,
  IconClipboardPlus,
  IconDots,
  IconListCheck,
  IconMoodOff,
} from "@tabler/icons-react";
import { useNavigate } from "@tanstack/react-router";
import { usePermissions } from "../../../core/access/permissions.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem, MenuLine } from "../../../ui/Menu.tsx";
import { CopyItem } from "./CopyItem.tsx";
import styles from "./MessageMenu.module.css";
import { isInGuestsChat, type MessageActions, ownReaction } from "./message-actions.ts";

const emojis = ["👍", "❤️", "😂", "😮", "😢", "🙏"] as const;

type MessageMenuProps = { message: Message; actions: MessageActions };

/** The menu next to a guest's message: reply, react, copy. */
export function MessageMenu({ message, actions }: MessageMenuProps) {
  const { t } = useLingui();
  const isAnswerable = isInGuestsChat(message);
  // A guest who was merged into this one has another chat.
  const isOfThisChat = message.conversation_id === actions.conversationId;
  const reply = isAnswerable && isOfThisChat ? actions.reply : undefined;
  const react = isAnswerable ? actions.react : undefined;
  if (!reply && !react && message.text === "") return null;
  return (
    <span className={styles.tools}>
      {reply && (
        // The menu has it for the keyboard.
        <IconButton
          label={t`Quote in reply`}
          className={styles.quick}
          tabIndex={-1}
          onClick={() => reply(message)}
        >
          <Icon of={IconArrowBackUp} size={16} flip />
        </IconButton>
      )}
      <Menu
        label={t`Message actions`}
        widthPx={272}
        trigger={
          <IconButton label={t`Message actions`}>
            <Icon of={IconDots} size={16} />
          </IconButton>
        }
      >
        {react && <EmojiItems message={message} react={react} />}
        {reply && (
          <MenuItem icon={<Icon of={IconArrowBackUp} size={16} flip />} onChoose={() => reply(message)}>
            <Trans>Reply</Trans>
          </MenuItem>
        )}
        {isOfThisChat && (
          <MenuItem
            icon={<Icon of={IconClipboardPlus} size={16} />}
            onChoose={() => actions.makeRequest(message)}
          >
            <Trans>Make a request</Trans>
          </MenuItem>
        )}
        {message.text !== "" && <TestItem text={message.text} />}
        {message.text !== "" && <CopyItem text={message.text} />}
      </Menu>
    </span>
  );
}

type EmojiItemsProps = { message: Message; react: NonNullable<MessageActions["react"]> };

function EmojiItems({ message, react }: EmojiItemsProps) {
  const { t } = useLingui();
  const own = ownReaction(message);
  return (
    <>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a menu. */}
      <div role="group" aria-label={t`Reaction`} className={styles.emojis}>
        {emojis.map((emoji) => (
          <MenuItem
            key={emoji}
            isChosen={emoji === own}
            className={styles.emoji}
            onChoose={() => react(message, emoji)}
          >
            {emoji}
          </MenuItem>
        ))}
      </div>
      {own !== "" && (
        <MenuItem icon={<Icon of={IconMoodOff} size={16} />} onChoose={() => react(message, "")}>
          <Trans>Remove reaction</Trans>
        </MenuItem>
      )}
      <MenuLine />
    </>
  );
}

/** Leads to a new test question with the guest's words. */
function TestItem({ text }: { text: string }) {
  const navigate = useNavigate();
  if (usePermissions().whyNoWriting) return null;
  return (
    <MenuItem
      icon={<Icon of={IconListCheck} size={16} />}
      onChoose={() =>
        void navigate({
          to: "/guest-assistant",
          search: { part: "questions" },
          state: { testQuestion: text.slice(0, limits.testQuestionCharacters) },
        })
      }
    >
      <Trans>Make this a test</Trans>
    </MenuItem>
  );
}
