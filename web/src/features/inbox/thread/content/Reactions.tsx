import type { Message } from "@bellhop/contract/messages";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconAlertCircle } from "@tabler/icons-react";
import { SendFailureText } from "../../../../core/delivery/LazySendFailure.tsx";
import { Button } from "../../../../ui/Button.tsx";
import { Icon } from "../../../../ui/Icon.tsx";
import styles from "./Around.module.css";

type ReactionsProps = Pick<Message, "reactions"> & {
  /** Undefined if reactions can't be sent now. */
  onReact?: ((emoji: string) => void) | undefined;
};

/** Chips on the bubble's edge, and what became of a reaction that was not sent. */
export function Reactions({ reactions, onReact }: ReactionsProps) {
  const { t } = useLingui();
  const standing = reactions.filter(({ failure }) => !failure);
  const failed = reactions.find(({ failure }) => failure);
  return (
    <>
      {standing.length > 0 && (
        <ul className={styles.reactions} aria-label={t`Reactions`}>
          {standing.map(({ by, emoji, is_sending }) => {
            const who = by === "guest" ? t`Guest` : t`Your team`;
            return (
              <li key={by} className={styles.reaction} title={who} data-sending={is_sending}>
                <span className="unseen">{who} </span>
                {emoji}
              </li>
            );
          })}
        </ul>
      )}
      {failed && <FailedReaction reaction={failed} onReact={onReact} />}
    </>
  );
}

type FailedReactionProps = {
  reaction: Message["reactions"][number];
  onReact: ReactionsProps["onReact"];
};

function FailedReaction({ reaction: { emoji, failure }, onReact }: FailedReactionProps) {
  if (!failure) return null;
  return (
    <p className={styles.failed}>
      <Icon of={IconAlertCircle} size={16} />
      <span>
        {emoji === "" ? <Trans>Reaction not removed.</Trans> : <Trans>Reaction {emoji} not sent.</Trans>}{" "}
        <SendFailureText failure={failure} hasNextStep={!onReact} />
      </span>
      {onReact && (
        <Button size="row" onClick={() => onReact(emoji)}>
          <Trans>Try again</Trans>
        </Button>
      )}
    </p>
  );
}
