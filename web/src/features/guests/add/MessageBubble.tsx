import type { FirstMessage } from "@bellhop/contract/guests";
import type { ReactNode } from "react";
import { useVenue } from "../../../core/access/AccessContext.ts";
import { initialsOf } from "../../../ui/initials.ts";
import { useChannelName } from "../Channel.tsx";
import styles from "./MessageBubble.module.css";

type MessageBubbleProps = {
  message: FirstMessage;
  /** The time, and how far it has come. */
  meta?: ReactNode;
};

/** The message as it appears on the guest's phone. */
export function MessageBubble({ message, meta }: MessageBubbleProps) {
  const { name } = useVenue();
  const { text, language, channel } = message;
  return (
    <div className={styles.chat}>
      <div className={styles.head}>
        <span className={styles.mark} aria-hidden="true">
          {initialsOf(name).slice(0, 1)}
        </span>
        <span className={styles.names}>
          <bdi className="oneline">{name}</bdi>
          {channel && <ChannelName channel={channel} />}
        </span>
      </div>
      <div className={styles.bubble}>
        <p lang={language ?? undefined} dir="auto">
          {text}
        </p>
        {meta && <div className={styles.meta}>{meta}</div>}
      </div>
    </div>
  );
}

function ChannelName({ channel }: { channel: NonNullable<FirstMessage["channel"]> }) {
  return <span className={styles.channel}>{useChannelName(channel)}</span>;
}
