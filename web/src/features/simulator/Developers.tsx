import type { SimulatedPhone } from "@bellhop/contract/simulator";
import { Trans } from "@lingui/react/macro";
import { IconChevronDown, IconChevronUp } from "@tabler/icons-react";
import { useId } from "react";
import { Icon } from "../../ui/Icon.tsx";
import { DeliveryPanel } from "./DeliveryPanel.tsx";
import { setDevelopersOpen, useDevelopersOpen } from "./developers-open.ts";
import styles from "./SimulatorScreen.module.css";
import { WebhookLog } from "./WebhookLog.tsx";

/** What only people who connect or test Bellhop need: network faults and webhook calls. */
export function Developers({ phone }: { phone: SimulatedPhone }) {
  const isOpen = useDevelopersOpen();
  const id = useId();
  return (
    <>
      <h2 className={styles.fold}>
        <button
          type="button"
          aria-expanded={isOpen}
          aria-controls={isOpen ? id : undefined}
          onClick={() => setDevelopersOpen(!isOpen)}
        >
          <Trans>For developers</Trans>
          <Icon of={isOpen ? IconChevronUp : IconChevronDown} size={16} />
        </button>
      </h2>
      {isOpen && (
        <div id={id} className={styles.developers}>
          <DeliveryPanel phone={phone} />
          <WebhookLog phone={phone} />
        </div>
      )}
    </>
  );
}
