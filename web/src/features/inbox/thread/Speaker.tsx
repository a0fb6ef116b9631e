import type { ChannelKind } from "@bellhop/contract/channel-kinds";
import type { Message } from "@bellhop/contract/messages";
import { Trans } from "@lingui/react/macro";
import { IconClockPlay, IconDeviceMobile, IconRobot, IconSparkles } from "@tabler/icons-react";
import type { ReactNode } from "react";
import { useAccess } from "../../../core/access/AccessContext.ts";
import { AssistantName } from "../../../core/access/AssistantName.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./Bubble.module.css";

export function Speaker({ message }: { message: Message }) {
  const { member, assistant_name: assistantName } = useAccess();
  if (message.author === "guest")
    return (
      <span className="unseen">
        <Trans>Guest:</Trans>
      </span>
    );
  if (message.author === "assistant") {
    const assistant = <AssistantName name={assistantName} />;
    const approver = message.member_name === null ? null : <bdi>{message.member_name}</bdi>;
    return (
      <p className={styles.speaker}>
        <Icon of={IconSparkles} size={16} />
        <span>
          {approver === null ? (
            assistant
          ) : (
            <Trans>
              {assistant}, approved by {approver}
            </Trans>
          )}
        </span>
      </p>
    );
  }
  if (message.author === "rule") {
    return (
      <p className={styles.speaker}>
        <Icon of={IconClockPlay} size={16} />
        {message.channel ? <AutomaticMessage channel={message.channel} /> : <Trans>Automatic message</Trans>}
      </p>
    );
  }
  if (message.origin?.by_other_agent) {
    return (
      <p className={styles.speaker}>
        <Icon of={IconRobot} size={16} />
        <Trans>Another agent</Trans>
      </p>
    );
  }
  if (isFromPhone(message)) {
    return (
      <p className={styles.speaker}>
        <Icon of={IconDeviceMobile} size={16} />
        <Trans>Hotel's phone</Trans>
      </p>
    );
  }
  return (
    <p className={styles.speaker}>
      {message.member_id === member.member_id ? <Trans>You</Trans> : <bdi>{message.member_name}</bdi>}
    </p>
  );
}

function AutomaticMessage({ channel }: { channel: ChannelKind }) {
  const words: Record<ChannelKind, ReactNode> = {
    whatsapp: <Trans>Automatic message on WhatsApp</Trans>,
    simulator: <Trans>Automatic message on WhatsApp (test)</Trans>,
    web: <Trans>Automatic message on the guest page</Trans>,
    email: <Trans>Automatic message by e-mail</Trans>,
  };
  return words[channel];
}

/** WhatsApp does not say who wrote on the phone. */
function isFromPhone({ member_name, origin }: Message): boolean {
  return member_name === null && Boolean(origin?.from_phone || origin?.from_history);
}
