import { Trans, useLingui } from "@lingui/react/macro";
import { IconToggleLeft } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { Icon } from "../../ui/Icon.tsx";
import styles from "./SwitchedOffNotice.module.css";

/** Why Home opened instead, and where the feature is switched on. */
export function SwitchedOffNotice() {
  const { t } = useLingui();
  const switchedOff = useLocation({ select: ({ state }) => state.switchedOff });
  if (!switchedOff) return null;
  const words = {
    dashboardConversationEnable: t`The inbox is switched off for this hotel.`,
    enableWhatsapp: t`WhatsApp is switched off for this hotel.`,
  };
  return (
    <p className={styles.notice} role="status">
      <Icon of={IconToggleLeft} />
      <span>{words[switchedOff]}</span>
      {switchedOff === "enableWhatsapp" ? (
        <Link to="/settingsaccountsetup">
          <Trans>Connect WhatsApp under Team and hotels</Trans>
        </Link>
      ) : (
        <Link to="/settingsfunctinality">
          <Trans>Open Features</Trans>
        </Link>
      )}
    </p>
  );
}
