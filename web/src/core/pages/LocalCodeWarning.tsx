import { Trans } from "@lingui/react/macro";
import { IconDeviceMobileOff } from "@tabler/icons-react";
import { Icon } from "../../ui/Icon.tsx";
import { isOnThisComputer } from "../config/own-computer.ts";
import styles from "./LocalCodeWarning.module.css";

/** Warns before a code is printed that no phone can open. Shows nothing for other links. */
export function LocalCodeWarning({ link }: { link: string | undefined }) {
  if (link === undefined || !isOnThisComputer(link)) return null;
  return (
    <p className={styles.warning} role="status">
      <Icon of={IconDeviceMobileOff} size={16} />
      <Trans>
        Phones can't open this code: it leads to this computer. Print it once Bellhop has a public address.
      </Trans>
    </p>
  );
}
