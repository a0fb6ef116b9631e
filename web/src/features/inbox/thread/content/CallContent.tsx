import type { MessageContent } from "@bellhop/contract/message-content";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconPhoneCheck, IconPhoneIncoming, IconPhoneOff, IconPhoneOutgoing } from "@tabler/icons-react";
import { Icon } from "../../../../ui/Icon.tsx";
import styles from "./Content.module.css";

type Call = Extract<MessageContent, { kind: "call" }>;

/** One line: the direction, how it ended, and how long it took. */
export function CallContent({ call }: { call: Call }) {
  const words = useCallWords();
  const isIncoming = call.direction === "from_guest";
  const isReached = call.outcome === "connected" || call.outcome === "started";
  return (
    <p className={styles.line} data-missed={(isIncoming && call.outcome === "missed") || undefined}>
      <Icon of={!isReached ? IconPhoneOff : isIncoming ? IconPhoneIncoming : IconPhoneOutgoing} size={16} />
      <strong>{words(call)}</strong>
      {isIncoming && !isReached && <CallBack />}
      {call.seconds !== null && (
        <bdi dir="ltr" className="figures">
          {minutesAndSeconds(call.seconds)}
        </bdi>
      )}
    </p>
  );
}

/** Bellhop takes no calls. */
function CallBack() {
  return (
    <span>
      <Trans>Call the guest back.</Trans>
    </span>
  );
}

function useCallWords(): (call: Call) => string {
  const { t } = useLingui();
  return ({ direction, outcome }) => {
    if (direction === "from_guest") {
      if (outcome === "missed") return t`Missed call`;
      return outcome === "rejected" ? t`Declined call` : t`Incoming call`;
    }
    if (outcome === "missed") return t`The guest did not answer the call`;
    return outcome === "rejected" ? t`The guest declined the call` : t`Outgoing call`;
  };
}

const minutesAndSeconds = (seconds: number) =>
  `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;

export function CallPermissionContent({ isGranted }: { isGranted: boolean }) {
  return (
    <p className={styles.line}>
      <Icon of={isGranted ? IconPhoneCheck : IconPhoneOff} size={16} />
      <span>
        {isGranted ? (
          <Trans>The guest allows WhatsApp calls.</Trans>
        ) : (
          <Trans>The guest doesn't allow WhatsApp calls.</Trans>
        )}
      </span>
    </p>
  );
}
