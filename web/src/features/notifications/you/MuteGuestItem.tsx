import { useLingui } from "@lingui/react/macro";
import { IconBell, IconBellOff } from "@tabler/icons-react";
import { shownName } from "../../../core/guests/shown-name.ts";
import { nowMs } from "../../../core/time/clock.ts";
import { Icon } from "../../../ui/Icon.tsx";
import { isolated } from "../../../ui/isolated.ts";
import { MenuItem } from "../../../ui/Menu.tsx";
import { toast } from "../../../ui/toasts.ts";
import { useOwnNotifications } from "../use-own-notifications.ts";
import { useMuteChanges } from "./mute-changes.ts";
import { useSoon } from "./use-duty-words.ts";

/** A shift. */
const mutedMs = 8 * 3_600_000;

/** Mutes a guest for the person, in a menu. */
export function MuteGuestItem({ guest }: { guest: { guest_id: string; name: string } }) {
  const { t } = useLingui();
  const soon = useSoon();
  const { you } = useOwnNotifications();
  const { mute, unmute } = useMuteChanges();
  const muted = you?.mutes.find((one) => one.guest?.guest_id === guest.guest_id);
  const muteNow = async () => {
    const until = new Date(nowMs() + mutedMs).toISOString();
    const mutes = await mute({ guest_id: guest.guest_id, until });
    const made = mutes?.find((one) => one.guest?.guest_id === guest.guest_id);
    if (!made) return;
    const action = { label: t`Undo`, run: () => void unmute(made) };
    toast(t`Muted until ${soon(made.until)}: ${isolated(shownName(guest.name))}`, { action, about: "mute" });
  };
  return (
    <MenuItem
      icon={<Icon of={muted ? IconBell : IconBellOff} size={16} />}
      onChoose={() => void (muted ? unmute(muted) : muteNow())}
    >
      {muted ? t`Unmute alerts` : t`Mute alerts for me`}
    </MenuItem>
  );
}
