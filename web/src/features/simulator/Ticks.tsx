import type { SimulatedMessage } from "@bellhop/contract/simulator";
import { useLingui } from "@lingui/react/macro";
import { IconChecks, IconClock } from "@tabler/icons-react";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./Phone.module.css";

export function Ticks({ state }: { state: SimulatedMessage["state"] }) {
  const { t } = useLingui();
  const words = { waiting: t`Waiting`, delivered: t`Delivered`, read: t`Read` };
  return (
    <span className={styles.ticks} data-state={state} title={words[state]}>
      <Icon of={state === "waiting" ? IconClock : IconChecks} size={14} />
      <span className="unseen">{words[state]}</span>
    </span>
  );
}
