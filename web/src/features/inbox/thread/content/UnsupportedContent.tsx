import { Trans } from "@lingui/react/macro";
import { IconFileUnknown } from "@tabler/icons-react";
import { Icon } from "../../../../ui/Icon.tsx";
import styles from "./Content.module.css";

type UnsupportedContentProps = { type: string; reason: string; isFromGuest: boolean };

export function UnsupportedContent({ type, reason, isFromGuest }: UnsupportedContentProps) {
  return (
    <div className={styles.card}>
      <Icon of={IconFileUnknown} size={20} />
      <p>
        <Trans>WhatsApp can't forward this type of message to Bellhop.</Trans>{" "}
        {isFromGuest && <Trans>Ask the guest to send it as text or photo.</Trans>}
        <span className={styles.dim}>
          <bdi translate="no">{[type, reason].filter(Boolean).join(": ")}</bdi>
        </span>
      </p>
    </div>
  );
}
