import { Trans, useLingui } from "@lingui/react/macro";
import { IconDeviceMobileVibration, IconX } from "@tabler/icons-react";
import { useEffect } from "react";
import { Button } from "../../../ui/Button.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { useNotifications } from "../notification-queries.ts";
import styles from "./PushOffer.module.css";
import { declineOffer, useOfferIsDeclined } from "./push-offer.ts";
import { lookAtDevice, useThisDevice } from "./this-device.ts";
import { useTurnOnPush } from "./use-turn-on-push.ts";

/** One line that offers push on this device, until it is on or not wanted. */
export function PushOffer() {
  const { t } = useLingui();
  const isDeclined = useOfferIsDeclined();
  const device = useThisDevice();
  const { data } = useNotifications(!isDeclined);
  const turnOn = useTurnOnPush();
  useEffect(() => void lookAtDevice(), []);
  if (isDeclined || device?.state !== "off" || !data) return null;
  return (
    <div className={styles.offer}>
      <Icon of={IconDeviceMobileVibration} />
      <p>
        <Trans>Get alerts on this device when Bellhop is closed.</Trans>
      </p>
      <Button size="row" onClick={() => void turnOn(data.push_key)}>
        <Trans>Turn on push</Trans>
      </Button>
      <IconButton label={t`Not now`} onClick={declineOffer}>
        <Icon of={IconX} size={16} />
      </IconButton>
    </div>
  );
}
