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
    dashboardConversationEnable: t`The inbox is switched off for this venue.`,
    enableWhatsapp: t`WhatsApp is switched off for this venue.`,
  };
  return (
    <p className={styles.notice} role="status">
      <Icon of={IconToggleLeft} />
      <span>{words[switchedOff]}</span>
      <Link to="/settingsfunctinality">
        <Trans>Functionality settings</Trans>
      </Link>
    </p>
  );
}
