import type { Notifications } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconBellRinging, IconRefresh, IconSend } from "@tabler/icons-react";
import { type ReactNode, useEffect } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { Button } from "../../../ui/Button.tsx";
import { Chip } from "../../../ui/Chip.tsx";
import { Icon } from "../../../ui/Icon.tsx";
import { Skeleton } from "../../../ui/Skeleton.tsx";
import { Switch } from "../../../ui/Switch.tsx";
import { toast } from "../../../ui/toasts.ts";
import card from "../Card.module.css";
import { Card } from "../Card.tsx";
import styles from "./DeviceCard.module.css";
import { isPhone } from "./device-name.ts";
import { OtherDevices } from "./OtherDevices.tsx";
import { TestResult } from "./TestResult.tsx";
import { lookAtDevice, thisDeviceName, turnOffPush, useThisDevice } from "./this-device.ts";
import { useSetDevices } from "./use-set-devices.ts";
import { useTest } from "./use-test.ts";
import { useTurnOnPush } from "./use-turn-on-push.ts";

/** Push on this device: its state with cause and cure, a test, and the person's other devices. */
export function DeviceCard({ shown }: { shown: Notifications }) {
  const { t } = useLingui();
  const device = useThisDevice();
  const turnOn = useTurnOnPush();
  const turnOff = useTurnOff();
  const test = useTest(shown);
  useLookAgain();
  const isOn = device?.state === "on";
  const others = shown.devices.filter(({ device_id }) => device_id !== device?.deviceId);
  return (
    <Card
      title={isPhone(navigator.userAgent) ? <Trans>This phone</Trans> : <Trans>This device</Trans>}
      aside={<bdi translate="no">{thisDeviceName()}</bdi>}
      control={
        device?.state === "blocked" ? (
          <Chip tone="urgent">
            <Trans>Blocked</Trans>
          </Chip>
        ) : isOn || device?.state === "off" ? (
          <Switch
            aria-label={t`Push on this device`}
            checked={isOn}
            onChange={() => void (isOn ? turnOff() : turnOn(shown.push_key))}
          />
        ) : null
      }
    >
      {device === undefined ? (
        <div className={card.text}>
          <Skeleton width={220} />
        </div>
      ) : isOn ? (
        <div className={styles.works}>
          <p>
            <Trans>Alerts arrive here even when Bellhop is closed.</Trans>
          </p>
          <TestButton test={test} isAgain={test.result !== undefined} />
        </div>
      ) : (
        <Cure state={device.state} onTurnOn={() => void turnOn(shown.push_key)} />
      )}
      {!isOn && device !== undefined && (
        <div className={styles.testWithout}>
          <TestButton test={test} isAgain={test.result !== undefined} />
        </div>
      )}
      {test.result && <TestResult result={test.result} />}
      <OtherDevices devices={others} />
    </Card>
  );
}

function TestButton({ test, isAgain }: { test: ReturnType<typeof useTest>; isAgain: boolean }) {
  return (
    <Button
      size="row"
      icon={<Icon of={IconSend} size={16} />}
      disabled={test.isRunning}
      aria-busy={test.isRunning}
      onClick={() => void test.run()}
    >
      {isAgain ? <Trans>Test again</Trans> : <Trans>Send test</Trans>}
    </Button>
  );
}

type CureProps = { state: "unsupported" | "home_screen" | "blocked" | "off" | "on"; onTurnOn: () => void };

/** What keeps push from working, and what to do. */
function Cure({ state, onTurnOn }: CureProps) {
  if (state === "off")
    return (
      <Advice
        action={
          <Button kind="primary" icon={<Icon of={IconBellRinging} size={16} />} onClick={onTurnOn}>
            <Trans>Turn on push</Trans>
          </Button>
        }
      >
        <Trans>Get alerts here when Bellhop is closed. Your browser will ask once.</Trans>
      </Advice>
    );
  if (state === "blocked")
    return (
      <Advice action={<CheckAgain />}>
        <strong className={styles.wrong}>
          <Trans>Your browser blocks push.</Trans>
        </strong>{" "}
        {isPhone(navigator.userAgent) ? (
          <Trans>Open the settings of this site or app, then Notifications, then Allow.</Trans>
        ) : (
          <Trans>Click the icon left of the address, then Notifications, then Allow.</Trans>
        )}
      </Advice>
    );
  if (state === "home_screen")
    return (
      <Advice action={<CheckAgain />}>
        <strong>
          <Trans>On iPhone, add Bellhop to the Home Screen first.</Trans>
        </strong>{" "}
        <Trans>
          In Safari, tap Share, then Add to Home Screen. Open Bellhop from there, and come back here.
        </Trans>
      </Advice>
    );
  if (!window.isSecureContext)
    return (
      <Advice>
        <Trans>Push needs an address that starts with https://. Ask the person who installed Bellhop.</Trans>
      </Advice>
    );
  return (
    <Advice>
      <Trans>This browser has no push. Use Chrome, Edge, Firefox or Safari, not in a private window.</Trans>
    </Advice>
  );
}

function Advice({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.advice}>
      <p>{children}</p>
      {action}
    </div>
  );
}

function CheckAgain() {
  return (
    <Button size="row" icon={<Icon of={IconRefresh} size={16} />} onClick={() => void lookAtDevice()}>
      <Trans>Check again</Trans>
    </Button>
  );
}

/** The browser's settings are changed in another window or app. */
function useLookAgain() {
  useEffect(() => {
    const look = () => void lookAtDevice();
    look();
    window.addEventListener("focus", look);
    return () => window.removeEventListener("focus", look);
  }, []);
}

function useTurnOff() {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  const setDevices = useSetDevices();
  return async () => {
    try {
      const devices = await turnOffPush(ask);
      if (devices) setDevices(devices);
      toast(t`Push is off for this device.`, { about: "push" });
    } catch (failure) {
      showFailure(failure);
    }
  };
}
