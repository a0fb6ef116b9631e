import type { Message } from "@bellhop/contract/messages";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDots, IconFlag, IconFlagOff } from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { Menu, MenuItem } from "../../../ui/Menu.tsx";
import { CopyItem } from "./CopyItem.tsx";
import styles from "./MessageMenu.module.css";
import type { MessageActions } from "./message-actions.ts";

type AnswerMenuProps = { message: Message; markWrong: MessageActions["markWrong"] };

/** The menu next to a message of the assistant: mark as wrong, copy. */
export function AnswerMenu({ message, markWrong }: AnswerMenuProps) {
  const { t } = useLingui();
  const isWrong = message.marked_wrong != null;
  return (
    <span className={styles.tools}>
      <Menu
        label={t`Message actions`}
        widthPx={272}
        trigger={
          <IconButton label={t`Message actions`}>
            <Icon of={IconDots} size={16} />
          </IconButton>
        }
      >
        <MenuItem
          icon={<Icon of={isWrong ? IconFlagOff : IconFlag} size={16} />}
          onChoose={() => markWrong(message, !isWrong)}
        >
          {isWrong ? <Trans>Remove “wrong” mark</Trans> : <Trans>Mark as wrong</Trans>}
        </MenuItem>
        {message.text !== "" && <CopyItem text={message.text} />}
      </Menu>
    </span>
  );
}
