import { Trans, useLingui } from "@lingui/react/macro";
import { IconToggleLeft } from "@tabler/icons-react";
import { Link, useLocation } from "@tanstack/react-router";
import { usePermissions } from "../../core/access/permissions.ts";
import type { GuardingSwitch } from "../../core/access/switches.ts";
import { Icon } from "../../ui/Icon.tsx";
import { useSwitchOnWhatsapp } from "../whatsapp/index.ts";
import styles from "./SwitchedOffNotice.module.css";

/** Why Home opened instead, and where the feature is switched on. */
export function SwitchedOffNotice() {
  const { t } = useLingui();
  const switchedOff = useLocation({ select: ({ state }) => state.switchedOff });
  if (!switchedOff) return null;
  const words: Record<GuardingSwitch, string> = {
    dashboardConversationEnable: t`The inbox is switched off for this hotel.`,
    enableWhatsapp: t`WhatsApp is switched off for this hotel.`,
  };
  return (
    <p className={styles.notice} role="status">
      <Icon of={IconToggleLeft} />
      <span>{words[switchedOff]}</span>
      <HowToSwitchOn needed={switchedOff} />
    </p>
  );
}

function HowToSwitchOn({ needed }: { needed: GuardingSwitch }) {
  const { whyNoWriting } = usePermissions();
  const switchOnWhatsapp = useSwitchOnWhatsapp();
  if (whyNoWriting) return <span>{whyNoWriting}</span>;
  if (needed === "enableWhatsapp")
    return (
      <button type="button" onClick={() => void switchOnWhatsapp()}>
        <Trans>Switch WhatsApp on</Trans>
      </button>
    );
  return (
    <Link to="/settingsfunctinality">
      <Trans>Open Features</Trans>
    </Link>
  );
}
