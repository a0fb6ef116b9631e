import type { GuestContent, SimulatedMessage } from "@bellhop/contract/simulator";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconMoodSmile } from "@tabler/icons-react";
import { Icon } from "../../ui/Icon.tsx";
import { Menu, MenuItem } from "../../ui/Menu.tsx";
import styles from "./Phone.module.css";

type BubbleReactionsProps = { message: SimulatedMessage; onSend: (content: GuestContent) => void };

const emojis = ["👍", "❤️", "😂", "😮", "🙏"] as const;

/** The reactions to a message, and the guest's choice of one for a message of the venue. */
export function BubbleReactions({ message, onSend }: BubbleReactionsProps) {
  const { t } = useLingui();
  const { message_id, author, reactions } = message;
  const own = reactions.find(({ by }) => by === "guest");
  const react = (emoji: (typeof emojis)[number] | "") => onSend({ kind: "reaction", message_id, emoji });
  return (
    <span className={styles.reactions}>
      {reactions.map(({ by, emoji }) => (
        <span key={by}>{emoji}</span>
      ))}
      {author === "venue" && (
        <Menu
          label={t`React to this message`}
          widthPx={160}
          trigger={
            <button type="button" className={styles.react} aria-label={t`React to this message`}>
              <Icon of={IconMoodSmile} size={16} />
            </button>
          }
        >
          {emojis.map((emoji) => (
            <MenuItem key={emoji} isChosen={emoji === own?.emoji} onChoose={() => react(emoji)}>
              {emoji}
            </MenuItem>
          ))}
          {own && (
            <MenuItem onChoose={() => react("")}>
              <Trans>Remove reaction</Trans>
            </MenuItem>
          )}
        </Menu>
      )}
    </span>
  );
}
