import { useLingui } from "@lingui/react/macro";
import { IconVolume, IconVolumeOff } from "@tabler/icons-react";
import { Icon } from "../../../ui/Icon.tsx";
import { MenuItem } from "../../../ui/Menu.tsx";
import { useOwnNotifications } from "../use-own-notifications.ts";

/** Switches the person's sound in a menu. */
export function SoundItem() {
  const { t } = useLingui();
  const { you, change } = useOwnNotifications();
  const isOn = you?.sound ?? true;
  return (
    <MenuItem
      icon={<Icon of={isOn ? IconVolume : IconVolumeOff} size={16} />}
      staysOpen
      onChoose={() => void change({ sound: !isOn })}
    >
      {isOn ? t`Sound for alerts: on` : t`Sound for alerts: off`}
    </MenuItem>
  );
}
