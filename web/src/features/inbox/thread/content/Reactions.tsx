import type { Message } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import styles from "./Around.module.css";

/** Chips on the bubble's edge. */
export function Reactions({ reactions }: Pick<Message, "reactions">) {
  const { t } = useLingui();
  if (reactions.length === 0) return null;
  return (
    <ul className={styles.reactions} aria-label={t`Reactions`}>
      {reactions.map(({ by, emoji }) => {
        const who = by === "guest" ? t`Guest` : t`Your team`;
        return (
          <li key={by} className={styles.reaction} title={who}>
            <span className="unseen">{who} </span>
            {emoji}
          </li>
        );
      })}
    </ul>
  );
}
