import { Trans } from "@lingui/react/macro";
import { useAccess } from "../../core/access/AccessContext.ts";
import { QuarantinedDeliveries } from "../webhook-deliveries/index.ts";
import styles from "./AboutScreen.module.css";
import { Facts } from "./Facts.tsx";
import { Licences } from "./licences/Licences.tsx";
import { Shortcuts } from "./shortcuts/Shortcuts.tsx";
import { Status } from "./status/Status.tsx";
import { SupportCard } from "./support/SupportCard.tsx";

export function AboutScreen() {
  const { is_host: isHost } = useAccess();
  return (
    <div className={styles.screen}>
      <h1 className={styles.title}>
        <Trans>About Bellhop</Trans>
      </h1>
      <div className={styles.columns}>
        <Status />
        <div className={styles.side}>
          <Facts />
          <SupportCard />
        </div>
        <div className={styles.more}>
          {isHost && <QuarantinedDeliveries />}
          <Shortcuts />
          <Licences />
        </div>
      </div>
    </div>
  );
}
