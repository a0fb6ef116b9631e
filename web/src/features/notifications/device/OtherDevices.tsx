import { type PushDevice, removeDevice, testNotifications } from "@bellhop/contract/notifications";
import { Trans, useLingui } from "@lingui/react/macro";
import { IconDeviceDesktop, IconDeviceMobile, IconTrash } from "@tabler/icons-react";
import { useState } from "react";
import { useApi } from "../../../core/api/ApiProvider.tsx";
import { useShowFailure } from "../../../core/api/show-failure.ts";
import { FormDialog } from "../../../core/forms/FormDialog.tsx";
import { useFormats } from "../../../core/language/formats.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { IconButton } from "../../../ui/IconButton.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { toast } from "../../../ui/toasts.ts";
import card from "../Card.module.css";
import { Line } from "../Card.tsx";
import { useSetDevices } from "./use-set-devices.ts";

/** The person's other devices with push. */
export function OtherDevices({ devices }: { devices: PushDevice[] }) {
  return devices.map((device) => <OtherDevice key={device.device_id} device={device} />);
}

function OtherDevice({ device }: { device: PushDevice }) {
  const { t } = useLingui();
  const [isAsked, setAsked] = useState(false);
  const test = useTestDevice();
  const about = useDeviceState(device);
  const { name } = device;
  return (
    <Line
      icon={<Icon of={/iPhone|Android/.test(name) ? IconDeviceMobile : IconDeviceDesktop} />}
      title={<bdi>{name}</bdi>}
      about={about}
      end={
        <>
          <button type="button" className={card.link} onClick={() => void test(device)}>
            <Trans>Test</Trans>
          </button>
          <IconButton label={t`Remove ${name}`} onClick={() => setAsked(true)}>
            <Icon of={IconTrash} size={16} />
          </IconButton>
          {isAsked && <RemoveDialog device={device} onClose={() => setAsked(false)} />}
        </>
      }
    />
  );
}

function useDeviceState({ seen_at, last }: PushDevice): string {
  const { t } = useLingui();
  const { time, dayAndTime, daysBetween } = useFormats();
  if (last && last.result !== "accepted")
    return last.result === "refused"
      ? t`The last push was refused.`
      : t`The last push could not be delivered.`;
  return daysBetween(seen_at, nowMs()) === 0
    ? t`seen today, ${time(seen_at)}`
    : t`seen ${dayAndTime(seen_at)}`;
}

function useTestDevice() {
  const { t } = useLingui();
  const { ask } = useApi();
  const showFailure = useShowFailure();
  return async ({ device_id, name }: PushDevice) => {
    try {
      const { push } = await ask(testNotifications, { device_id });
      const device = isolated(name);
      if (push?.result === "accepted") toast(t`Test sent to ${device}. Look at it now.`, { about: "test" });
      else if (push?.result === "gone")
        toast(t`${device} has ended push, so it was removed.`, { tone: "urgent" });
      else toast(t`The test did not reach ${device}.`, { tone: "urgent", about: "test" });
    } catch (failure) {
      showFailure(failure);
    }
  };
}

function RemoveDialog({ device, onClose }: { device: PushDevice; onClose: () => void }) {
  const { t } = useLingui();
  const { ask } = useApi();
  const setDevices = useSetDevices();
  const [failure, setFailure] = useState<Error | null>(null);
  const [isBusy, setBusy] = useState(false);
  const name = isolated(device.name);
  const remove = async () => {
    setBusy(true);
    try {
      const { devices } = await ask(removeDevice, { device_id: device.device_id });
      setDevices(devices);
      toast(t`Device removed.`);
      onClose();
    } catch (cause) {
      setFailure(cause as Error);
      setBusy(false);
    }
  };
  return (
    <FormDialog
      title={<Trans>Remove this device?</Trans>}
      send={t`Remove device`}
      isDanger
      isBusy={isBusy}
      failure={failure}
      onSend={() => void remove()}
      onClose={onClose}
    >
      <p>
        <Trans>{name} gets no more alerts. To undo this, open Bellhop on it and turn on push.</Trans>
      </p>
    </FormDialog>
  );
}
