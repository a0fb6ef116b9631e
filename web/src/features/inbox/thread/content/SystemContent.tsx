import type { MessageContent } from "@bellhop/contract/message-content";
import { Trans } from "@lingui/react/macro";
import { IconInfoCircle } from "@tabler/icons-react";
import { useReadablePhone } from "../../../../core/phone/use-readable-phone.ts";
import { Icon } from "../../../../ui/Icon.tsx";
import styles from "./Content.module.css";

type Change = Extract<MessageContent, { kind: "system" }>;

export function SystemContent({ change }: { change: Change }) {
  const readable = useReadablePhone();
  const phone = <bdi dir="ltr">{change.phone && readable(change.phone)}</bdi>;
  return (
    <p className={styles.line}>
      <Icon of={IconInfoCircle} size={16} />
      <span>
        {change.what === "other" ? (
          <Trans>Notice from WhatsApp</Trans>
        ) : change.what === "user_id_changed" ? (
          <Trans>The guest has a new WhatsApp account</Trans>
        ) : change.phone ? (
          <Trans>The guest has a new number: {phone}</Trans>
        ) : (
          <Trans>The guest has a new number</Trans>
        )}
      </span>
    </p>
  );
}
