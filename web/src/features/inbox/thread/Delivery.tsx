import type { DeliveryState } from "@bellhop/contract/messages";
import { useLingui } from "@lingui/react/macro";
import {
  IconCheck,
  IconChecks,
  IconCircle,
  IconClock,
  IconHelpCircle,
  type TablerIcon,
} from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";
import styles from "./Bubble.module.css";

type Shown = { icon: TablerIcon; word: string };

export function Delivery({ state }: { state: DeliveryState }) {
  const { t } = useLingui();
  const shown: Record<DeliveryState, Shown> = {
    queued: { icon: IconClock, word: t`Queued` },
    sending: { icon: IconClock, word: t`Sending` },
    accepted: { icon: IconCircle, word: t`Accepted` },
    sent: { icon: IconCheck, word: t`Sent` },
    delivered: { icon: IconChecks, word: t`Delivered` },
    read: { icon: IconChecks, word: t`Read` },
    failed: { icon: IconHelpCircle, word: t`Failed` },
    unknown: { icon: IconHelpCircle, word: t`Not certain` },
  };
  const { icon, word } = shown[state];
  return (
    <span className={styles.delivery} data-state={state}>
      <Icon of={icon} size={14} />
      {word}
    </span>
  );
}
