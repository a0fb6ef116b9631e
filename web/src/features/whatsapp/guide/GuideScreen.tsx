import { Trans, useLingui } from "@lingui/react/macro";
import { IconBrandWhatsapp } from "@tabler/icons-react";
import { Link, Navigate } from "@tanstack/react-router";
import { useState } from "react";
import { usePermissions } from "../../../core/access/permissions.ts";
import { useSwitches } from "../../../core/access/switches.ts";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Notice } from "../../../ui/Notice.tsx";
import { useSwitchOnWhatsapp } from "../use-open-whatsapp.ts";
import styles from "../WhatsappScreen.module.css";
import { Needed } from "./Needed.tsx";

/** What WhatsApp is for and what it takes, while it is off for the hotel. Only its button switches it on. */
export function GuideScreen() {
  const { t } = useLingui();
  const { enableWhatsapp } = useSwitches();
  const { whyNoWriting } = usePermissions();
  const switchOn = useSwitchOnWhatsapp();
  const [isBusy, setBusy] = useState(false);
  if (enableWhatsapp) return <Navigate to="/whatsapp-flow" replace />;
  const start = async () => {
    setBusy(true);
    await switchOn();
    setBusy(false);
  };
  return (
    <div className={styles.screen}>
      <header className={styles.head}>
        <h1>
          <Trans>WhatsApp</Trans>
        </h1>
      </header>
      <Notice
        icon={<Icon of={IconBrandWhatsapp} />}
        title={t`WhatsApp is off for this hotel`}
        action={
          whyNoWriting ? undefined : (
            <span className={styles.actions}>
              <Button kind="primary" disabled={isBusy} aria-busy={isBusy} onClick={() => void start()}>
                <Trans>Switch WhatsApp on</Trans>
              </Button>
              <Link to="/simulator" className={styles.link}>
                <Trans>Try it in the simulator first</Trans>
              </Link>
            </span>
          )
        }
      >
        <p>
          {whyNoWriting ?? (
            <Trans>
              Guests write to your hotel's number. You and the assistant reply in Bellhop. You connect the
              number in the next step.
            </Trans>
          )}
        </p>
      </Notice>
      <Needed />
    </div>
  );
}
