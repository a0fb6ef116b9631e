import type { DeliveryState } from "@bellhop/contract/messages";
import {
  IconCheck,
  IconChecks,
  IconCircle,
  IconClock,
  IconHelpCircle,
  type TablerIcon,
} from "@tabler/icons-react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Delivery.module.css";
import { useDeliveryWords } from "./delivery-words.ts";

const icons: Record<DeliveryState, TablerIcon> = {
  queued: IconClock,
  sending: IconClock,
  accepted: IconCircle,
  sent: IconCheck,
  delivered: IconChecks,
  read: IconChecks,
  failed: IconHelpCircle,
  unknown: IconHelpCircle,
};

export function Delivery({ state }: { state: DeliveryState }) {
  const words = useDeliveryWords();
  return (
    <span className={styles.delivery} data-state={state}>
      <Icon of={icons[state]} size={14} />
      {words[state]}
    </span>
  );
}
